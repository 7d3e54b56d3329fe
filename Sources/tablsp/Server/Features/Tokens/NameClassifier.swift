import TabSpecParser

/// Tells what names and keywords mean, by the innermost node around them. Asked for tokens in their order.
struct NameClassifier {
  private let context: FileContext
  private let tree: SyntaxTree
  /// The innermost node of each token.
  private let nodes: [Int]

  init(context: FileContext) {
    self.context = context
    tree = context.tree
    var nodes = [Int](repeating: 0, count: tree.tokens.count)
    for node in tree.allNodes {
      for token in node.tokenIndices { nodes[token] = node.index }
    }
    self.nodes = nodes
  }

  func meaning(of token: Int) -> TokenClassifier.Meaning? {
    let kind = tree.tokens[token].kind
    guard
      kind.isIdentifier || kind.isReservedWord || kind == .dollarIdentifier || kind == .at
        || kind == .poundName
    else { return nil }
    return name(token, in: SyntaxNode(tree, nodes[token]))
      ?? (kind.isReservedWord || kind.isContextualKeyword ? (.keyword, []) : nil)
  }

  /// What the token is as a name in its node; nil where it is none.
  private func name(_ token: Int, in node: SyntaxNode) -> TokenClassifier.Meaning? {
    switch node.kind {
    case .nameExpression: return token == node.firstToken ? expression(token, in: node) : nil
    case .memberSuffix: return token == node.memberNameToken ? member(node) : nil
    case .implicitMember:
      guard token == node.memberNameToken else { return nil }
      return isCalled(node) ? (.method, []) : (.enumMember, [])
    case .argument, .labeledClosure:
      let isLabel = token == node.firstToken && tree.significantKind(after: token) == .colon
      return isLabel ? (.parameter, []) : nil
    case .type: return tree.tokens[token].kind.isIdentifier ? type(token, in: node) : nil
    case .attribute: return (.decorator, [])
    case .macroExpansion: return tree.tokens[token].kind == .poundName ? (.macro, []) : nil
    case .importDeclaration: return tree.tokens[token].kind.isIdentifier ? (.namespace, []) : nil
    case .keyPathExpression: return (.property, [])
    case .condition:
      return tree.tokens[token].kind == .poundName ? (.macro, []) : nil
    case .caseElement: return token == node.firstToken ? (.enumMember, .declaration) : nil
    case .bindingPattern: return binding(token, in: node)
    case .typeDeclaration, .enumDeclaration, .extensionDeclaration, .functionDeclaration,
      .typealiasDeclaration, .associatedtypeDeclaration:
      return declaration(token, in: node)
    case .parameter, .closureParameter:
      let isName = tree.tokens[token].kind.isIdentifier
      return isName ? (.parameter, .declaration) : nil
    case .genericParameterClause:
      return tree.tokens[token].kind.isIdentifier ? (.typeParameter, .declaration) : nil
    case .variableDeclaration, .caseDeclaration, .initializerDeclaration:
      return tree.tokens[token].kind.isModifier ? (.modifier, []) : nil
    default: return nil
    }
  }

  // MARK: - Uses

  private func expression(_ token: Int, in node: SyntaxNode) -> TokenClassifier.Meaning? {
    guard tree.tokens[token].kind.isIdentifier || tree.tokens[token].kind == .dollarIdentifier
    else { return nil }
    let name = Identifier.name(ofToken: token, in: tree)
    if name.first?.isUppercase ?? false { return (typeKind(name, at: node), library(name)) }
    return isCalled(node) ? (.function, []) : (.variable, [])
  }

  private func member(_ node: SyntaxNode) -> TokenClassifier.Meaning? {
    let name = node.referencedName ?? ""
    if name.first?.isUppercase ?? false { return (.type, []) }
    if isCalled(node) { return (.method, []) }
    guard let base = TypePrefix.name(before: node),
      let type = context.project.type(named: base, at: node, of: context.file)
    else { return (.property, []) }
    return type.cases.contains { $0.name == name } ? (.enumMember, []) : (.property, .static)
  }

  private func type(_ token: Int, in node: SyntaxNode) -> TokenClassifier.Meaning? {
    let name = Identifier.name(ofToken: token, in: tree)
    if name == "some" || name == "any" { return (.keyword, []) }
    return (typeKind(name, at: node), library(name))
  }

  /// Whether arguments or a closure stand behind the node.
  private func isCalled(_ node: SyntaxNode) -> Bool {
    guard let parent = node.parent, parent.kind == .postfixExpression else { return false }
    let parts = Array(parent.children)
    guard let index = parts.firstIndex(of: node), index + 1 < parts.count else { return false }
    return parts[index + 1].kind == .callSuffix
  }

  private func typeKind(_ name: String, at node: SyntaxNode) -> SemanticToken.Kind {
    guard let type = context.project.type(named: name, at: node, of: context.file) else {
      return .type
    }
    return NameClassifier.kind(of: type)
  }

  private static func kind(of type: TypeDeclaration) -> SemanticToken.Kind {
    if type.isEnum { return .enum }
    if type.isProtocol { return .interface }
    return type.isClass ? .class : .struct
  }

  /// The framework's own names are told from the project's.
  private func library(_ name: String) -> SemanticToken.Modifiers {
    let isOwn = !context.project.types(named: name).isEmpty
    return !isOwn && NameClassifier.libraryNames.contains(name) ? .defaultLibrary : []
  }

  private static let libraryNames: Set<String> = [
    "TabView", "Tab", "TabSection", "ForEach", "Group", "Label", "Image", "Text", "Color", "View",
    "Binding", "Int", "String", "Bool", "Double",
  ]

  // MARK: - Declarations

  private func binding(_ token: Int, in node: SyntaxNode) -> TokenClassifier.Meaning? {
    guard tree.tokens[token].kind.isIdentifier else { return nil }
    var modifiers: SemanticToken.Modifiers = .declaration
    var isMember = false
    if let declaration = node.firstAncestor(.variableDeclaration) {
      if declaration.ownToken(.letKeyword) != nil { modifiers.insert(.readonly) }
      if declaration.ownToken(.staticKeyword) != nil { modifiers.insert(.static) }
      var parent = declaration.parent
      while parent?.kind == .ifConfigClause || parent?.kind == .ifConfig {
        parent = parent?.parent
      }
      isMember = parent?.kind == .memberBlock
    }
    return (isMember ? .property : .variable, modifiers)
  }

  private func declaration(_ token: Int, in node: SyntaxNode) -> TokenClassifier.Meaning? {
    if tree.tokens[token].kind.isModifier, token != node.declaredNameToken {
      return (.modifier, [])
    }
    guard token == node.declaredNameToken else { return nil }
    switch node.kind {
    case .functionDeclaration:
      let isMember = node.firstAncestor(.memberBlock) != nil
      return (isMember ? .method : .function, .declaration)
    case .typealiasDeclaration, .associatedtypeDeclaration: return (.type, .declaration)
    default:
      let type = TypeDeclaration(file: context.file, node: node, path: [])
      return (NameClassifier.kind(of: type), .declaration)
    }
  }
}

extension TokenKind {
  /// The words that are keywords where they are no names.
  fileprivate var isContextualKeyword: Bool {
    isIdentifier && self != .identifier
  }
}
