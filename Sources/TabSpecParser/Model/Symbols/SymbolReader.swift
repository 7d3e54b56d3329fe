/// Says what the words of one file mean.
public struct SymbolReader {
  public let file: TabFile
  public let project: Project
  public let dialects: [Dialect]
  /// The file's bars.
  public let bars: [TabBar]
  package let inference: TypeInference

  /// - Parameter dialects: those of the configuration first, then the built-in ones.
  public init(file: TabFile, project: Project, dialects: [Dialect] = BuiltInDialects.all) {
    self.file = file
    self.project = project
    self.dialects = dialects
    bars = BarReader(file: file, project: project, dialects: dialects).bars()
    inference = TypeInference(
      project: project, file: file,
      expectations: BarExpectations(project: project, file: file).types(of: bars))
  }

  var tree: SyntaxTree { file.tree }

  /// What stands at `offset` or ends there, as one occurrence for each symbol that it can mean; empty where it means
  /// nothing of the project.
  public func occurrences(at offset: TextOffset) -> [Occurrence] {
    for token in tokens(at: offset) {
      if case .symbols(let symbols) = meaning(ofToken: token), !symbols.isEmpty {
        return symbols.map { occurrence(of: $0, token: token) }
      }
    }
    return []
  }

  /// Whether something stands at `offset` that may mean a member of the project's types, and it can't be told.
  public func isUndecided(at offset: TextOffset) -> Bool {
    tokens(at: offset).contains { token in
      guard case .undecided = meaning(ofToken: token) else { return false }
      return project.declaresMember(named: NameToken(tree: tree, token: token).text)
    }
  }

  /// The type of the project that a declaration's value has: of an optional or a collection, that inside.
  public func typeDeclaration(of declaration: Declaration) -> TypeDeclaration? {
    var type = inference.type(of: declaration)
    while true {
      switch type {
      case .declared(let declared, _): return declared
      case .optional(let inner), .sequence(let inner), .wrapper(let inner), .metatype(let inner),
        .function(_, let inner):
        type = inner
      case .unknown, .external, .generic, .dictionary, .tuple: return nil
      }
    }
  }

  /// The token that holds `offset`, then the one that ends there.
  private func tokens(at offset: TextOffset) -> [Int] {
    let token = tree.tokenIndex(at: min(offset, tree.text.end))
    guard token > 0, tree.tokens[token].offset == offset else { return [token] }
    return [token, token - 1]
  }

  func occurrence(of symbol: Symbol, token: Int) -> Occurrence {
    switch symbol {
    case .declared(let declaration):
      return Occurrence(
        symbol: symbol, file: file,
        range: NameToken(tree: tree, token: token).range(ofWord: declaration.name),
        role: role(ofToken: token), token: token)
    case .tab, .icon:
      return Occurrence(
        symbol: symbol, file: file, range: literalRange(ofToken: token),
        role: literalRole(ofToken: token), token: token)
    }
  }

  /// What the token at `index` means.
  func meaning(ofToken index: Int) -> Meaning {
    inference.memory.begin()
    let kind = tree.tokens[index].kind
    if kind == .integerLiteral || kind == .stringLiteral { return meaning(ofLiteral: index) }
    guard NameToken(tree: tree, token: index).isName else { return .foreign }
    let node = tree.innermostNode(atToken: index)
    switch node.kind {
    case .nameExpression:
      return index == node.firstToken ? meaning(ofName: node) : .undecided
    case .implicitMember:
      return index == node.memberNameToken ? meaning(ofImplicitMember: node) : .undecided
    case .memberSuffix:
      return index == node.memberNameToken ? meaning(ofMember: node) : .undecided
    case .argument, .labeledClosure:
      return index == node.firstToken ? meaning(ofLabel: node) : .foreign
    case .type, .attribute: return meaning(ofTypeName: index, in: node)
    case .unparsed: return meaning(ofUnparsed: index, in: node)
    default: return meaning(ofDeclaredName: index, in: node)
    }
  }

  /// The meaning of a token that gives a name.
  private func meaning(ofDeclaredName index: Int, in node: SyntaxNode) -> Meaning {
    switch node.kind {
    case .typeDeclaration, .enumDeclaration, .typealiasDeclaration:
      guard index == node.declaredNameToken else { return .foreign }
      let path = project.enclosingPaths(of: node.parent ?? node).first ?? []
      let name = Identifier.name(ofToken: index, in: tree)
      return .declared(.type(TypeDeclaration(file: file, node: node, path: path + [name])))
    case .functionDeclaration:
      guard index == node.declaredNameToken,
        let function = FunctionDeclaration(node, file: file)
      else { return .foreign }
      return .declared(.function(function))
    case .caseElement:
      guard let enumCase = EnumCase(node: node, file: file), enumCase.nameToken == index else {
        return .foreign
      }
      return .declared(.enumCase(enumCase))
    case .bindingPattern: return meaning(ofBinding: node, token: index)
    case .parameter: return meaning(ofParameter: node, token: index)
    case .closureParameter:
      return .declared(.local(LocalName(file: file, node: node, nameToken: index)))
    case .genericParameterClause:
      guard LocalLookup.genericParameterTokens(of: node).contains(index) else { return .foreign }
      return .declared(.genericParameter(LocalName(file: file, node: node, nameToken: index)))
    default: return .foreign
    }
  }

  private func meaning(ofBinding node: SyntaxNode, token: Int) -> Meaning {
    guard token == node.firstToken, let parent = node.parent,
      tree.tokens[token].kind.isIdentifier
    else { return .foreign }
    if parent.kind == .patternBinding, let declaration = parent.parent,
      let variable = VariableDeclaration(binding: parent, declaration: declaration, file: file)
    {
      return .declared(.variable(variable))
    }
    if parent.isShorthandBinding {
      let name = Identifier.name(ofToken: token, in: tree)
      return .declared(inference.names.declarations(named: name, at: parent))
    }
    return .declared(.local(LocalName(file: file, node: node, nameToken: token)))
  }

  private func meaning(ofParameter node: SyntaxNode, token: Int) -> Meaning {
    guard let parameter = ParameterDeclaration(node, file: file) else { return .foreign }
    let isOfClosure = node.parent?.parent?.kind == .closureSignature
    if token == parameter.nameToken {
      return isOfClosure
        ? .declared(.local(LocalName(file: file, node: node, nameToken: token)))
        : .declared(.parameter(parameter))
    }
    return token == parameter.labelToken ? .declared(.label(parameter)) : .foreign
  }
}
