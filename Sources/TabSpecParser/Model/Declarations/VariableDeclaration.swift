/// One name that a `let` or `var` gives.
public struct VariableDeclaration: Sendable {
  public let file: TabFile
  /// The `variableDeclaration`, with attributes and modifiers.
  public let declaration: SyntaxNode
  /// The `patternBinding`.
  public let binding: SyntaxNode
  public let nameToken: Int

  init?(binding: SyntaxNode, declaration: SyntaxNode, file: TabFile) {
    guard let pattern = binding.firstChild(.bindingPattern), !pattern.isEmpty,
      pattern.tree.tokens[pattern.firstToken].kind.isIdentifier
    else { return nil }
    self.file = file
    self.declaration = declaration
    self.binding = binding
    nameToken = pattern.firstToken
  }

  /// The variables that `nodes` declare, in order; tuples are left out.
  public static func all(in nodes: [SyntaxNode], file: TabFile) -> [VariableDeclaration] {
    nodes.filter { $0.kind == .variableDeclaration }.flatMap { declaration in
      declaration.children(.patternBinding).compactMap {
        VariableDeclaration(binding: $0, declaration: declaration, file: file)
      }
    }
  }

  /// The first variable of a name that the members of a block declare, those in `#if` included.
  static func named(_ name: [UInt8], in block: SyntaxNode, file: TabFile) -> VariableDeclaration? {
    for child in block.children {
      switch child.kind {
      case .variableDeclaration:
        if let found = named(name, by: child, file: file) { return found }
      case .ifConfig, .ifConfigClause:
        if let found = named(name, in: child, file: file) { return found }
      default: break
      }
    }
    return nil
  }

  /// The variable of a name among those that one declaration gives.
  static func named(
    _ name: [UInt8], by declaration: SyntaxNode, file: TabFile
  ) -> VariableDeclaration? {
    for child in declaration.children where child.kind == .patternBinding {
      guard let pattern = child.firstChild(.bindingPattern),
        pattern.tree.name(ofToken: pattern.firstToken, isBytes: name)
      else { continue }
      return VariableDeclaration(binding: child, declaration: declaration, file: file)
    }
    return nil
  }

  public var name: String {
    Identifier.name(ofToken: nameToken, in: binding.tree)
  }

  public var nameRange: TextRange {
    binding.tree.range(ofToken: nameToken)
  }

  public var isLet: Bool {
    declaration.ownToken(.letKeyword) != nil
  }

  public var isStatic: Bool {
    declaration.ownToken(.staticKeyword) != nil || declaration.ownToken(.classKeyword) != nil
  }

  public var isPrivate: Bool {
    declaration.ownToken(.privateKeyword) != nil || declaration.ownToken(.fileprivateKeyword) != nil
  }

  /// The names of the attributes, without `@`: `State`, `AppStorage`.
  public var attributes: [String] {
    declaration.attributeNames
  }

  public func hasAttribute(_ names: String...) -> Bool {
    !Set(attributes).isDisjoint(with: names)
  }

  public var declaredType: ValueType? {
    binding.firstChild(.typeAnnotation)?.firstChild(.type).map { ValueType($0) }
  }

  /// The type that `@Environment(Model.self)` names.
  var environmentType: ValueType? {
    guard hasAttribute("Environment"), let attribute = declaration.firstChild(.attribute),
      let value = ArgumentList(attribute).unlabeled.first?.value
    else { return nil }
    let name = value.normalizedText
    return name.hasSuffix(".self") ? ValueType(name: String(name.dropLast(".self".count))) : nil
  }

  /// The expression behind `=`.
  public var initialValue: SyntaxNode? {
    binding.firstChild(.initializerClause)?.children.first
  }

  /// What a computed property runs: a body, or what stands in `get`.
  public var getter: SyntaxNode? {
    if let body = binding.firstChild(.codeBlock) { return body }
    guard let accessors = binding.firstChild(.accessorBlock) else { return nil }
    return accessors.children(.accessor).first { $0.ownToken(.getWord) != nil }?
      .firstChild(.codeBlock)
  }

  /// Whether the value lives here: no getter.
  public var isStored: Bool {
    guard binding.firstChild(.codeBlock) == nil else { return false }
    guard let accessors = binding.firstChild(.accessorBlock) else { return true }
    return accessors.children(.accessor).allSatisfy {
      $0.ownToken(.willSetWord) != nil || $0.ownToken(.didSetWord) != nil
    }
  }
}
