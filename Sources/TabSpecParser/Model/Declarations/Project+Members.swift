/// What the types of a project hold, extensions included.
extension Project {
  /// A type's own declaration and its extensions.
  public func parts(of type: TypeDeclaration) -> [TypeDeclaration] {
    [type] + extensions(of: type)
  }

  public func variable(named name: String, in type: TypeDeclaration) -> VariableDeclaration? {
    if let own = type.variable(named: name) { return own }
    for part in extensions(of: type) {
      if let found = part.variable(named: name) { return found }
    }
    return nil
  }

  /// The names that `Type.name` can mean: cases, static variables and functions, nested types.
  /// nil where a protocol that the project does not know may add others.
  public func staticMembers(of type: TypeDeclaration) -> Set<String>? {
    var names: Set<String> = ["self", "init", "Type", "none", "some"]
    for part in parts(of: type) {
      names.formUnion(part.cases.map(\.name))
      for member in part.members {
        switch member.kind {
        case .variableDeclaration where member.ownToken(.staticKeyword) != nil:
          names.formUnion(VariableDeclaration.all(in: [member], file: part.file).map(\.name))
        case .functionDeclaration where member.ownToken(.staticKeyword) != nil,
          .typeDeclaration, .enumDeclaration, .typealiasDeclaration:
          if let token = member.declaredNameToken {
            names.insert(Identifier.name(ofToken: token, in: member.tree))
          }
        case .macroExpansion, .unparsed: return nil
        default: break
        }
      }
      for inherited in part.inheritedTypes {
        guard let added = staticMembers(ofProtocol: inherited) else { return nil }
        names.formUnion(added)
      }
      if !part.node.attributeNames.allSatisfy(Project.isHarmless) { return nil }
    }
    return names
  }

  private func staticMembers(ofProtocol name: String) -> Set<String>? {
    if name == "CaseIterable" { return ["allCases"] }
    if Project.standardProtocols.contains(name) { return [] }
    let plain = name.split(separator: ".").last.map(String.init) ?? name
    guard let declared = types(named: plain).first, declared.isProtocol else { return nil }
    var names: Set<String> = []
    for part in parts(of: declared) {
      names.formUnion(part.variables.filter(\.isStatic).map(\.name))
    }
    return names
  }

  /// Whether a protocol or raw type of the standard library gives a type no member that a tab could be named by.
  static func addsNoMembers(_ name: String) -> Bool {
    standardProtocols.contains(name)
  }

  private static func isHarmless(_ attribute: String) -> Bool {
    ["MainActor", "available", "frozen", "objc", "dynamicMemberLookup", "usableFromInline"]
      .contains(attribute)
  }

  /// Protocols and raw types of the standard library that add no static member of a case's kind.
  private static let standardProtocols: Set<String> = [
    "AnyObject", "Any", "Codable", "Comparable", "CodingKey", "CustomDebugStringConvertible",
    "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error", "Hashable",
    "Identifiable", "LocalizedError", "OptionSet", "RawRepresentable", "Sendable", "SetAlgebra",
    "@unchecked Sendable", "@uncheckedSendable", "nonisolated", "Int", "Int8", "Int16", "Int32",
    "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "String", "Character", "Double",
    "Float", "CGFloat", "Strideable", "LosslessStringConvertible", "View", "AppEnum", "Plottable",
    "Transferable", "NSString", "ExpressibleByStringLiteral", "CaseIterable",
  ]
}
