import TabSpecParser

/// The comments that silence a file's findings, as changes of the file. A directive that is there already takes the rule
/// in.
public struct SuppressionComments {
  private let tree: SyntaxTree
  private let directives: [Directive]

  public init(_ file: TabFile) {
    tree = file.tree
    directives = Directive.all(in: file.tree)
  }

  /// Silences the finding's rule for what begins where the finding is; nil where no comment would be bound to it.
  public func here(_ finding: Diagnostic) -> FixIt? {
    guard canBeSilenced(finding) else { return nil }
    let rule = finding.ruleID
    let place = finding.range.lowerBound
    var line = SuppressedLine(around: tree.tokenIndex(at: place), in: tree)
    var edit =
      extending(line, by: rule, at: place) ?? above(line, rule, at: place)
      ?? atEnd(of: line, rule, at: place)
    while edit == nil, let before = line.lineBefore {
      line = before
      edit = above(line, rule, at: place)
    }
    return edit.map { FixIt(title: "Ignore '\(rule)' here", isSafe: false, edits: [$0]) }
  }

  /// Silences the finding's rule in the whole file.
  public func inFile(_ finding: Diagnostic) -> FixIt? {
    guard canBeSilenced(finding) else { return nil }
    let rule = finding.ruleID
    let old = directives.first { $0.verb == .ignoreFile }
    return FixIt(
      title: "Ignore '\(rule)' in this file", isSafe: false,
      edits: [old.map { extending($0, by: rule) } ?? atTop(rule)])
  }

  /// What is wrong with the syntax, or with a directive itself, has to be mended.
  private func canBeSilenced(_ finding: Diagnostic) -> Bool {
    let loud = [SyntaxRules.syntax.id, SuppressionRules.invalid.id, SuppressionRules.unused.id]
    return !loud.contains(finding.ruleID)
  }

  // MARK: - Places

  /// The rule in a directive that holds for the line.
  private func extending(
    _ line: SuppressedLine, by rule: String, at place: TextOffset
  ) -> TextEdit? {
    directives.first { directive in
      guard directive.verb == .ignore else { return false }
      let isNear =
        directive.isAlone
        ? SuppressionScope.significantToken(from: directive.token + 1, in: tree)
          == line.firstSignificant : line.tokens.contains(directive.token)
      return isNear
        && SuppressionScope.ranges(of: directive, in: tree).contains { $0.contains(place) }
    }.map { extending($0, by: rule) }
  }

  private func extending(_ directive: Directive, by rule: String) -> TextEdit {
    let last = directive.rules.last
    return TextEdit(
      range: .empty(at: (last ?? directive.word).range.upperBound),
      replacement: last == nil ? " \(rule)" : ", \(rule)")
  }

  /// A comment on a line of its own, above.
  private func above(_ line: SuppressedLine, _ rule: String, at place: TextOffset) -> TextEdit? {
    guard let token = line.firstSignificant,
      SuppressionScope.below(token, in: tree).contains(place)
    else { return nil }
    return TextEdit(
      range: .empty(at: line.start),
      replacement: "\(line.indentation)\(comment(.ignore, rule))\(tree.lineBreak)")
  }

  /// A comment behind everything else in the line, with the two blanks before it that the formatter writes.
  private func atEnd(
    of line: SuppressedLine, _ rule: String, at place: TextOffset
  ) -> TextEdit? {
    guard let blanks = line.blanksAtEnd,
      SuppressionScope.inLine(before: line.tokens.upperBound, in: tree)
        .contains(where: { $0.contains(place) })
    else { return nil }
    return TextEdit(range: blanks, replacement: "  \(comment(.ignore, rule))")
  }

  private func atTop(_ rule: String) -> TextEdit {
    var first = 0
    if tree.tokens[first].kind == .byteOrderMark { first += 1 }
    if tree.tokens[first].kind == .lineComment, tree.text(ofToken: first).hasPrefix("#!") {
      first = min(first + 2, tree.tokens.count - 1)
    }
    return TextEdit(
      range: .empty(at: tree.tokens[first].offset),
      replacement: comment(.ignoreFile, rule) + tree.lineBreak)
  }

  private func comment(_ verb: Directive.Verb, _ rule: String) -> String {
    "// tablsp:\(verb.rawValue) \(rule)"
  }
}

extension SyntaxTree {
  /// How the file ends its first line.
  fileprivate var lineBreak: String {
    tokens.firstIndex { $0.kind == .newline }.map(text(ofToken:)) ?? "\n"
  }
}
