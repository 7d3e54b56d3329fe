import TabSpecParser

/// Keywords, with what follows them.
struct KeywordSuggestions {
  let point: CompletionPoint

  private var indent: String { point.context.indent }

  /// What begins a statement in a body.
  var statements: [Suggestion] {
    [
      block("if", [.text("if "), .place("condition")]),
      Suggestion(
        "switch", .keyword, .possible,
        text: SnippetText(
          [
            .text("switch "), .place("value"), .text(" {\ncase "), .place(".first"),
            .text(":\n\(indent)"), .end, .text("\n}"),
          ], plain: "switch")),
      Suggestion("let", .keyword, .last, text: SnippetText("let ")),
      Suggestion("return", .keyword, .last, text: SnippetText("return ")),
    ]
  }

  /// What begins a declaration where the point is: at the top of a file, or in a type.
  var declarations: [Suggestion] {
    let isMember = point.node.kind == .memberBlock || point.node.firstAncestor(.memberBlock) != nil
    let isInEnum = point.node.firstAncestor(.enumDeclaration) != nil
    let enumCases =
      isInEnum
      ? [
        Suggestion(
          "case", .keyword, .fitting,
          text: SnippetText([.text("case "), .end], plain: "case "))
      ] : []
    return enumCases + [
      block("enum", [.text("enum "), .place("Name"), .text(": Hashable")]),
      block("struct", [.text("struct "), .place("Name"), .text(": View")]),
      block("extension", [.text("extension "), .place("Name")]),
      block("func", [.text("func "), .place("name"), .text("()")]),
      block("var", [.text("var "), .place("title"), .text(": "), .place("String")]),
      Suggestion("let", .keyword, .possible, text: SnippetText("let ")),
      state,
    ] + (isMember ? [] : [Suggestion("import", .keyword, .possible, text: SnippetText("import "))])
  }

  /// The selection of a bar.
  private var state: Suggestion {
    Suggestion(
      "@State", .snippet, .possible,
      text: SnippetText(
        [
          .text("@State private var "), .place("selection"), .text(": "), .place("Tab"),
          .text(" = "), .place(".home"), .end,
        ], plain: "@State private var "),
      detail: "a selection")
  }

  private func block(_ keyword: String, _ head: [SnippetText.Piece]) -> Suggestion {
    Suggestion(
      keyword, .keyword, .possible,
      text: SnippetText(head + [.text(" {\n\(indent)"), .end, .text("\n}")], plain: keyword))
  }

  /// What may stand behind `@`.
  static let attributes = [
    "State", "Binding", "AppStorage", "SceneStorage", "ViewBuilder", "ObservedObject",
    "StateObject", "Environment", "Published", "main",
  ].map { Suggestion($0, .keyword, .fitting) }
}
