import TabSpecParser
import TestSupport
import Testing

@testable import TabLint

/// What holds of every text that the repository has, as it stands and with other spacings.
@Suite struct FormatPropertyTests {
  static let formatter = Formatter(Configuration.Format())

  /// The texts without a syntax error. Of the formatter's own fixtures, which are no texts
  /// themselves, the cases.
  static let texts: [(name: String, text: String)] = RepositoryTexts.paths(#filePath).flatMap {
    path -> [(name: String, text: String)] in
    guard let text = try? Fixtures.text(of: path) else { return [] }
    if path.contains("Fixtures/Format/") {
      return FormatFixture(text).cases.map { ("\(path): \($0.name)", $0.input) }
    }
    return [(path, text)]
  }.filter { parse($0.text).diagnostics.isEmpty }

  static func parse(_ text: String) -> SyntaxTree {
    SyntaxTree.parse(SourceText(text), language: .tabs)
  }

  @Test func textsAreFound() {
    #expect(FormatPropertyTests.texts.count > 100)
  }

  @Test(arguments: texts.indices)
  func formattingOnceIsEnough(index: Int) throws {
    let (name, text) = FormatPropertyTests.texts[index]
    let tree = FormatPropertyTests.parse(text)
    let formatted = try FormatPropertyTests.formatter.format(tree).get()
    let again = FormatPropertyTests.parse(formatted.text.string)
    #expect(leaves(of: again) == leaves(of: tree), "\(name)")
    #expect(try FormatPropertyTests.formatter.format(again).get().edits.isEmpty, "\(name)")
    #expect(tree.text.applying(formatted.edits) == formatted.text, "\(name)")
  }

  /// Blanks, and line breaks where the style does not look at them, make no difference.
  @Test(arguments: texts.indices)
  func spacingMakesNoDifference(index: Int) throws {
    let (name, text) = FormatPropertyTests.texts[index]
    let wanted = try FormatPropertyTests.formatter.format(FormatPropertyTests.parse(text)).get()
    let tree = FormatPropertyTests.parse(wanted.text.string)
    let respacing = Respacing(tree)
    var generator = SeededGenerator(seed: UInt64(index))
    for round in 0..<6 {
      let other = respacing.equivalent(using: &generator, lineBreaks: round < 3 ? 0 : 10)
      let otherTree = FormatPropertyTests.parse(other)
      // A line break may have made another program.
      guard otherTree.diagnostics.isEmpty, shape(of: otherTree) == shape(of: tree) else { continue }
      let formatted = try FormatPropertyTests.formatter.format(otherTree).get()
      #expect(formatted.text.string == wanted.text.string, "\(name):\n\(other)")
    }
  }

  /// Comments and line breaks at any place, in lines of any width: nothing gets lost, nothing is
  /// refused.
  @Test(arguments: texts.indices)
  func commentsSurviveAnywhere(index: Int) throws {
    let (name, text) = FormatPropertyTests.texts[index]
    let respacing = Respacing(FormatPropertyTests.parse(text))
    var generator = SeededGenerator(seed: UInt64(index))
    for round in 0..<12 {
      let other = respacing.disturbed(using: &generator, count: 1 + round % 4)
      let tree = FormatPropertyTests.parse(other)
      guard tree.diagnostics.isEmpty else { continue }
      var configuration = Configuration.Format()
      configuration.lineWidth = [100, 60, 20][round % 3]
      let result = Formatter(configuration).format(tree)
      guard case .success(let formatted) = result else {
        Issue.record("\(name): \(result)\n\(other)")
        continue
      }
      #expect(leaves(of: FormatPropertyTests.parse(formatted.text.string)) == leaves(of: tree))
    }
  }

  @Test(.enabled(if: SwiftCompiler.path != nil, "there is no swiftc to ask"))
  func compilerAcceptsWhatItAccepted() throws {
    let texts = FormatPropertyTests.texts.map(\.text).filter {
      !$0.hasPrefix("\u{FEFF}") && !$0.hasPrefix("#!")
    }
    let refused = Set(try SwiftCompiler.complaints(about: texts).map(\.text))
    let accepted = texts.indices.filter { !refused.contains($0) }.map { texts[$0] }
    #expect(accepted.count > 100)
    let formatted = try accepted.map { text in
      try FormatPropertyTests.formatter.format(FormatPropertyTests.parse(text)).get().text.string
    }
    for complaint in try SwiftCompiler.complaints(about: formatted) {
      Issue.record("line \(complaint.line): \(complaint.message)\n\(formatted[complaint.text])")
    }
  }

  // MARK: - Looking

  /// The tokens and comments, without the blanks at the end of comments.
  private func leaves(of tree: SyntaxTree) -> [String] {
    tree.tokens.indices.compactMap { index in
      let kind = tree.tokens[index].kind
      guard !kind.isTrivia || kind.isComment else { return nil }
      let text = tree.text(ofToken: index)
      guard kind == .lineComment else { return text }
      return String(text.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
  }

  private func shape(of tree: SyntaxTree) -> [String] {
    tree.nodes.map { "\($0.kind) \($0.endNode)" }
  }
}
