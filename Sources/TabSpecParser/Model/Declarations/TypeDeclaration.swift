/// A `struct`, `class`, `protocol`, `enum` or `extension`, seen in its file.
public struct TypeDeclaration: Sendable {
  public let file: TabFile
  public let node: SyntaxNode
  /// The names of the types around it and its own, outermost first.
  public let path: [String]

  package init(file: TabFile, node: SyntaxNode, path: [String]) {
    self.file = file
    self.node = node
    self.path = path
  }

  public var name: String {
    path.last ?? ""
  }

  public var isEnum: Bool {
    node.kind == .enumDeclaration
  }

  public var isExtension: Bool {
    node.kind == .extensionDeclaration
  }

  public var isClass: Bool {
    node.ownToken(.classKeyword) != nil && node.kind == .typeDeclaration
  }

  public var isProtocol: Bool {
    node.ownToken(.protocolKeyword) != nil
  }

  /// The token of the name; of an extension, the last one of the extended type's name.
  public var nameToken: Int? {
    if isExtension {
      return node.firstChild(.type)?.ownTokens.last { node.tree.tokens[$0].kind.isIdentifier }
    }
    return node.declaredNameToken
  }

  public var nameRange: TextRange {
    nameToken.map { node.tree.range(ofToken: $0) } ?? node.range
  }

  /// The names behind the `:`, generic arguments left out.
  public var inheritedTypes: [String] {
    guard let clause = node.firstChild(.inheritanceClause) else { return [] }
    return clause.children(.type).map { type in
      type.ownTokens.map { node.tree.text(ofToken: $0) }.joined()
    }
  }

  public var genericParameters: [String] {
    guard let clause = node.firstChild(.genericParameterClause) else { return [] }
    var names: [String] = []
    var expectsName = true
    for token in clause.ownTokens {
      let kind = node.tree.tokens[token].kind
      if expectsName, kind == .identifier {
        names.append(Identifier.name(ofToken: token, in: node.tree))
        expectsName = false
      } else if kind == .comma {
        expectsName = true
      }
    }
    return names
  }

  /// The declarations directly inside, those in `#if` included.
  public var members: [SyntaxNode] {
    node.firstChild(.memberBlock).map(TypeDeclaration.flatten) ?? []
  }

  /// The first variable of this name, extensions left out.
  func variable(named name: String) -> VariableDeclaration? {
    guard let block = node.firstChild(.memberBlock) else { return nil }
    return VariableDeclaration.named(Array(name.utf8), in: block, file: file)
  }

  public var variables: [VariableDeclaration] {
    VariableDeclaration.all(in: members, file: file)
  }

  public var cases: [EnumCase] {
    members.filter { $0.kind == .caseDeclaration }.flatMap { declaration in
      declaration.children(.caseElement).compactMap { EnumCase(node: $0, file: file) }
    }
  }

  /// Whether a method called `name` has `word` among its tokens.
  public func mentions(_ word: StaticString, inFunction name: String) -> Bool {
    members.contains { member in
      guard member.kind == .functionDeclaration, let token = member.declaredNameToken,
        Identifier.name(ofToken: token, in: member.tree) == name
      else { return false }
      return member.tokenIndices.contains { member.tree.token($0, is: word) }
    }
  }

  /// The case of this name.
  func enumCase(named name: String) -> EnumCase? {
    guard let block = node.firstChild(.memberBlock) else { return nil }
    return TypeDeclaration.caseElement(Array(name.utf8), in: block).flatMap {
      EnumCase(node: $0, file: file)
    }
  }

  private static func caseElement(_ name: [UInt8], in block: SyntaxNode) -> SyntaxNode? {
    for child in block.children {
      switch child.kind {
      case .caseDeclaration:
        for element in child.children
        where element.kind == .caseElement
          && element.tree.name(ofToken: element.firstToken, isBytes: name)
        {
          return element
        }
      case .ifConfig, .ifConfigClause:
        if let found = caseElement(name, in: child) { return found }
      default: break
      }
    }
    return nil
  }

  /// Whether the declaration is hidden from other files.
  public var isPrivate: Bool {
    node.ownToken(.privateKeyword) != nil || node.ownToken(.fileprivateKeyword) != nil
  }

  static func flatten(_ block: SyntaxNode) -> [SyntaxNode] {
    var found: [SyntaxNode] = []
    for child in block.children {
      if child.kind == .ifConfig || child.kind == .ifConfigClause {
        found += flatten(child)
      } else {
        found.append(child)
      }
    }
    return found
  }
}

extension SyntaxNode {
  /// The name that a declaration gives.
  package var declaredName: String? {
    declaredNameToken.map { Identifier.name(ofToken: $0, in: tree) }
  }

  /// The token of the name that a declaration gives.
  package var declaredNameToken: Int? {
    var isBehindKeyword = false
    for token in ownTokens {
      let kind = tree.tokens[token].kind
      if isBehindKeyword { return kind.isIdentifier ? token : nil }
      switch kind {
      case .structKeyword, .protocolKeyword, .enumKeyword, .funcKeyword, .typealiasKeyword,
        .associatedtypeKeyword:
        isBehindKeyword = true
      case .classKeyword where self.kind == .typeDeclaration: isBehindKeyword = true
      default: break
      }
    }
    return nil
  }

  /// The names of a declaration's attributes, without `@`.
  var attributeNames: [String] {
    children(.attribute).map { attribute in
      let tokens = attribute.ownTokens.dropFirst()
      return tokens.prefix { !(tree.tokens[$0].kind == .leftParenthesis) }
        .map { tree.text(ofToken: $0) }.joined()
    }
  }
}
