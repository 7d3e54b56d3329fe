import TabLint
import TabSpecParser

/// Says what a directive in a comment does, and what the rules say that it names.
struct DirectiveHover {
  let context: FileContext

  func hover(at offset: TextOffset) -> HoverText? {
    for directive in Directive.all(in: context.tree) where directive.range.touches(offset) {
      for rule in directive.rules where rule.range.touches(offset) {
        return AllRules.info(rule.text).map {
          HoverText(range: rule.range, markup: DirectiveHover.markup(of: $0))
        }
      }
      guard let verb = directive.verb, directive.word.range.touches(offset) else { return nil }
      return HoverText(range: directive.word.range, markup: .paragraph(verb.explanation))
    }
    return nil
  }

  /// What the catalogue says about a rule.
  static func markup(of info: RuleInfo) -> Markup {
    var blocks: [Markup.Block] = [
      .paragraph([.strong(info.id), .text(" (\(info.severity.rawValue))")]),
      .paragraph(inlines(info.summary)),
      .paragraph(inlines(info.reason)),
    ]
    if let source = info.source { blocks.append(.paragraph([.text("Source: \(source)")])) }
    blocks += [
      .paragraph([.text("Wrong:")]), code(info.wrong), .paragraph([.text("Right:")]),
      code(info.right),
    ]
    return Markup(blocks)
  }

  private static func code(_ example: RuleInfo.Example) -> Markup.Block {
    let text = example.text
    return .code(text.hasSuffix("\n") ? String(text.dropLast()) : text, language: "swift")
  }

  /// A text whose stretches between backticks are code.
  static func inlines(_ text: String) -> [Markup.Inline] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().compactMap {
      index, part in
      part.isEmpty ? nil : index % 2 == 0 ? .text(String(part)) : .code(String(part))
    }
  }
}

extension TextRange {
  /// Whether the place lies in the range or at its end.
  func touches(_ offset: TextOffset) -> Bool {
    lowerBound <= offset && offset <= upperBound
  }
}

extension Directive.Verb {
  /// What the directive does, in one sentence.
  var explanation: String {
    switch self {
    case .ignore:
      "Silences the rules that follow: on a line of its own for what begins on the next line, else for what begins on its line."
    case .ignoreFile: "Silences the rules that follow in the whole file."
    case .ignoreBegin: "Silences the rules that follow up to the ignore-end that names them."
    case .ignoreEnd: "Ends what an ignore-begin has begun for the rules that follow."
    }
  }
}
