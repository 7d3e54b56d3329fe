extension ValueType {
  /// The type that a `type` node writes.
  package init(_ node: SyntaxNode) {
    var reader = TypeReader(tree: node.tree, indices: node.ownTokens, node: node)
    self = reader.read()
  }

  /// The type with this name, spelled as in source.
  init(name: String) {
    switch name {
    case "Int", "Swift.Int": self = .integer
    case "Double", "CGFloat", "TimeInterval": self = .double
    case "String", "Swift.String": self = .string
    case "Bool", "Swift.Bool": self = .boolean
    case "Any", "AnyHashable", "Never": self = .unknown
    default: self = .named(name)
    }
  }
}

/// Reads the tokens of a `type` node. What it does not know gives an unknown type.
private struct TypeReader {
  let tree: SyntaxTree
  /// The node's own tokens; those of nested types and generic clauses are their nodes'.
  let indices: [Int]
  let node: SyntaxNode

  mutating func read() -> ValueType {
    let words = indices.map { tree.text(ofToken: $0) }
    var suffixes = words.reversed().prefix { $0 == "?" || $0 == "!" }.count
    var core = words.dropLast(suffixes)
    if core.contains("->") || core.contains("&") { return .unknown }
    var base: ValueType
    if core.first == "[" {
      let nested = node.children(.type)
      guard nested.count == 1, core.count == 2 else { return .unknown }
      base = .array(ValueType(nested[0]))
    } else if core.first == "(" {
      let nested = node.children(.type)
      guard nested.count == 1, core.count == 2 else { return .unknown }
      base = ValueType(nested[0])
    } else {
      while let first = core.first, first == "@" || first == "inout" { core = core.dropFirst() }
      guard let first = core.first, first != "some", first != "any", first != "~" else {
        return .unknown
      }
      let name = core.joined()
      base = ValueType(name: name)
      if let generics = node.firstChild(.genericArgumentClause) {
        base = generic(name, arguments: generics.children(.type))
      }
    }
    while suffixes > 0 {
      base = .optional(base)
      suffixes -= 1
    }
    return base
  }

  private func generic(_ name: String, arguments: [SyntaxNode]) -> ValueType {
    guard arguments.count == 1 else { return .named(name) }
    let argument = ValueType(arguments[0])
    switch name {
    case "Optional": return .optional(argument)
    case "Array": return .array(argument)
    case "Binding", "SwiftUI.Binding": return .binding(argument)
    case "State", "Published": return argument
    default: return .named(name)
    }
  }
}
