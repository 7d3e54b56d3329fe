import TabSpecParser

/// Says how a name of the project is declared. In Swift files that is the Swift server's to say.
struct DeclarationHover {
  let context: FileContext

  func hover(atToken token: Int) -> HoverText? {
    guard context.file.language == .tabs else { return nil }
    let found = context.reader.occurrences(at: context.tree.tokens[token].offset)
    guard let first = found.first, found.count == 1, first.token == token,
      case .declared(let declaration) = first.symbol
    else { return nil }
    if case .local = declaration { return nil }
    let reference = CaseReference(token: token, in: context)
    return HoverText(
      range: first.range,
      markup: reference.map { CaseHover(context: context).markup(of: $0) }
        ?? markup(of: declaration))
  }

  private func markup(of declaration: Declaration) -> Markup {
    var blocks: [Markup.Block] = [.code(declaration.head, language: "swift")]
    if let documentation = DocumentationComment.text(above: declaration.node) {
      blocks.append(.paragraph(DirectiveHover.inlines(documentation)))
    }
    if declaration.file !== context.file {
      blocks.append(.paragraph([.text("In "), .text(declaration.file.name), .text(".")]))
    }
    return Markup(blocks)
  }
}

extension Declaration {
  /// The declaration up to where a body begins, or a value that takes more than a line, on one line.
  fileprivate var head: String {
    let tree = file.tree
    let bodies: Set<SyntaxKind> = [.codeBlock, .accessorBlock, .memberBlock]
    let whole: SyntaxNode
    var end: Int?
    var rest = ""
    switch self {
    case .variable(let variable):
      whole = variable.declaration
      end = variable.binding.children.first { bodies.contains($0.kind) }?.firstToken
      if let value = variable.binding.firstChild(.initializerClause),
        value.tokenIndices.contains(where: { tree.tokens[$0].kind == .newline })
      {
        (end, rest) = (value.firstToken, " = …")
      }
    case .parameter, .label, .local, .genericParameter, .enumCase, .type, .function:
      whole = node
      end = node.children.first { bodies.contains($0.kind) }?.firstToken
    }
    return tree.textOnOneLine(of: whole.firstToken..<(end ?? whole.tokenIndices.upperBound)) + rest
  }
}
