/// What a word or a literal stands for, the same wherever it stands.
public enum Symbol: Hashable, Sendable {
  /// Something with a name of the project's own.
  case declared(Declaration)
  /// A tab by the number or the text that selects it.
  case tab(TabID)
  /// A picture by its name.
  case icon(String)
}

/// The value that selects a tab, where it is a literal or a place.
public struct TabID: Hashable, Sendable {
  /// Who else knows the value.
  public enum Owner: Hashable, Sendable {
    /// All bars that this variable selects in.
    case state(Declaration)
    /// One bar, by the node of its call and its file's path.
    case bar(SyntaxNode, path: String)
  }

  public let owner: Owner
  /// An integer or a string.
  public let value: Value
  /// Whether the value is the tab's place among the tabs.
  public let isPosition: Bool
}

/// What a token turns out to mean.
enum Meaning {
  /// Something of the project; overloads that can't be told apart are more than one.
  case symbols([Symbol])
  /// Something else, or nothing that has a name.
  case foreign
  /// It can't be told.
  case undecided

  static func declared(_ declarations: [Declaration]) -> Meaning {
    var symbols: [Symbol] = []
    for declaration in declarations {
      let symbol = Symbol.declared(declaration.canonical)
      if !symbols.contains(symbol) { symbols.append(symbol) }
    }
    return .symbols(symbols)
  }

  static func declared(_ declaration: Declaration) -> Meaning {
    declared([declaration])
  }
}

/// A place where a symbol is written.
public struct Occurrence: Sendable {
  public enum Role: Hashable, Sendable {
    case declaration
    case read
    case write
  }

  public let symbol: Symbol
  public let file: TabFile
  /// The word itself: without the `$` or `_` of a property wrapper, the quotes of a text, and backticks kept.
  public let range: TextRange
  public let role: Role
  public let token: Int

  public var place: Place {
    Place(file: file, range: range)
  }
}

extension Declaration {
  /// The first of the declarations that stand for each other in the branches of one `#if`.
  var canonical: Declaration {
    var outermost: SyntaxNode?
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .ifConfig: outermost = ancestor
      case .ifConfigClause, .caseDeclaration, .patternBinding, .variableDeclaration: continue
      default: return outermost.flatMap(first) ?? self
      }
      if ancestor.parent == nil { break }
    }
    return outermost.flatMap(first) ?? self
  }

  private func first(in block: SyntaxNode) -> Declaration? {
    let nodes = TypeDeclaration.flatten(block)
    switch self {
    case .enumCase:
      return nodes.filter { $0.kind == .caseDeclaration }.flatMap { $0.children(.caseElement) }
        .compactMap { EnumCase(node: $0, file: file) }.first { $0.name == name }
        .map { .enumCase($0) }
    case .variable(let variable):
      return VariableDeclaration.all(in: nodes, file: file).first {
        $0.name == name && $0.isStatic == variable.isStatic
      }.map { .variable($0) }
    case .function(let function):
      let labels = function.parameters.map(\.label)
      return nodes.compactMap { FunctionDeclaration($0, file: file) }.first {
        $0.name == name && $0.isStatic == function.isStatic && $0.parameters.map(\.label) == labels
      }.map { .function($0) }
    case .type(let type):
      return nodes.first {
        $0.declaredNameToken != nil && $0.kind == type.node.kind
          && $0.declaredNameToken.map { Identifier.name(ofToken: $0, in: file.tree) } == name
      }.map { .type(TypeDeclaration(file: file, node: $0, path: type.path)) }
    case .genericParameter, .local, .parameter, .label: return nil
    }
  }
}
