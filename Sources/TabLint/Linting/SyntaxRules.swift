import TabSpecParser

/// What the parser itself finds, as part of the catalogue.
enum SyntaxRules {
  static let syntax = RuleInfo(
    id: "syntax",
    severity: .error,
    summary: "A `.tabs` file holds something that is not the tab language",
    reason: "what can't be read can't be checked, and the compiler would refuse it too",
    wrong: .init(
      """
      TabView {
          HomeView().tabItem { Text("Home") })
          MailView().tabItem { Text("Mail") }
      }
      """),
    right: .init(
      """
      TabView {
          HomeView().tabItem { Text("Home") }
          MailView().tabItem { Text("Mail") }
      }
      """))

  static let invalidUTF8 = RuleInfo(
    id: "invalid-utf8",
    severity: .error,
    summary: "A `.tabs` file holds bytes that are no UTF-8",
    reason: "the compiler refuses such a file, and editors show other characters than were meant",
    wrong: .init(
      bytes: Array("// caf".utf8) + [0xE9]
        + Array(
          "\nTabView {\n    HomeView().tabItem { Text(\"Home\") }\n    MailView().tabItem { Text(\"Mail\") }\n}\n"
            .utf8)),
    right: .init(
      """
      // café
      TabView {
          HomeView().tabItem { Text("Home") }
          MailView().tabItem { Text("Mail") }
      }
      """))

  /// The findings of the parser; none for a `.swift` file.
  static func findings(in tree: SyntaxTree, language: TabFile.Language) -> [Diagnostic] {
    guard language == .tabs else { return [] }
    guard let offset = tree.firstInvalidByte else { return tree.diagnostics }
    let finding = Diagnostic(
      ruleID: invalidUTF8.id, severity: invalidUTF8.severity,
      message: "these bytes are no UTF-8: the compiler refuses the file",
      range: offset..<offset.advanced(by: 1))
    return tree.diagnostics + [finding]
  }
}
