/// Calls of the project's types, looked for only when a finding depends on them.
extension Project {
  /// Whether some call of the memberwise initialiser hands a value over for `variable`, so that its initial value does
  /// not count.
  public func passes(_ variable: VariableDeclaration) -> Bool {
    guard !variable.isPrivate,
      let type = enclosingType(of: variable.declaration, file: variable.file)
    else { return false }
    let name = Array(type.name.utf8)
    return files.contains { file in
      let tree = file.tree
      return tree.tokens.indices.contains { index in
        guard tree.tokens[index].kind == .leftParenthesis, index > 0,
          tree.text.bytes[tree.range(ofToken: index - 1).byteIndices].elementsEqual(name)
        else { return false }
        return tree.labels(inParenthesesAt: index).contains(variable.name)
      }
    }
  }
}

extension SyntaxTree {
  /// The labels of the arguments in the parentheses that open at a token.
  func labels(inParenthesesAt opening: Int) -> [String] {
    var labels: [String] = []
    var depth = 0
    var expectsLabel = false
    var index = opening
    while index < tokens.count {
      let kind = tokens[index].kind
      switch kind {
      case .leftParenthesis, .leftBracket, .leftBrace, .stringHead:
        depth += 1
        expectsLabel = depth == 1
      case .rightParenthesis, .rightBracket, .rightBrace, .stringTail:
        depth -= 1
        if depth == 0 { return labels }
        expectsLabel = false
      case .comma: expectsLabel = depth == 1
      case .endOfFile: return labels
      case _ where kind.isTrivia: break
      default:
        if expectsLabel, kind.isIdentifier, nextSignificantKind(after: index) == .colon {
          labels.append(Identifier.name(ofToken: index, in: self))
        }
        expectsLabel = false
      }
      index += 1
    }
    return labels
  }

  private func nextSignificantKind(after index: Int) -> TokenKind {
    var next = index + 1
    while next < tokens.count, tokens[next].kind.isTrivia { next += 1 }
    return next < tokens.count ? tokens[next].kind : .endOfFile
  }
}
