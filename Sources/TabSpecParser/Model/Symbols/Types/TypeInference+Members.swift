/// Members of values and types.
extension TypeInference {
  /// The type of `.name` on a value of type `base`, without a call.
  func type(ofMember suffix: SyntaxNode, of base: InferredType) -> InferredType {
    guard let name = suffix.referencedName else { return .unknown }
    if let builtIn = builtIn(name, of: base) { return builtIn }
    guard let declaration = declarations(ofMember: name, of: base).first else {
      return base.isForeign ? .external("") : .unknown
    }
    return replaceGenerics(in: wrapped(type(of: declaration), name, base), of: base)
  }

  /// A member of a `Binding` is a `Binding`; `model.$page` is one too.
  private func wrapped(
    _ type: InferredType, _ name: String, _ base: InferredType
  ) -> InferredType {
    if name.hasPrefix("$") { return .wrapper(type.wrappedValue) }
    if case .wrapper = base.unwrapped { return .wrapper(type.wrappedValue) }
    return type
  }

  /// The members of the project that `.name` can mean on a value of type `base`.
  func declarations(ofMember name: String, of base: InferredType) -> [Declaration] {
    let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
    switch base.unwrapped {
    case .declared(let type, _):
      let found = members.declarations(named: plain, in: type).filter(\.isOfInstance)
      if found.isEmpty, plain.hasPrefix("_"), plain.count > 1 {
        return members.declarations(named: String(plain.dropFirst()), in: type)
          .filter(\.isOfInstance)
      }
      return found.isEmpty ? extensionMembers(named: plain, of: base).filter(\.isOfInstance) : found
    case .metatype(let instance):
      guard let type = instance.unwrapped.declaration else {
        return extensionMembers(named: plain, of: instance).filter { !$0.isOfInstance }
      }
      let found = members.declarations(named: plain, in: type)
      let ofType = found.filter { !$0.isOfInstance }
      return ofType.isEmpty ? found : ofType
    case .wrapper(let value):
      return declarations(ofMember: plain, of: value)
    case .external: return extensionMembers(named: plain, of: base).filter(\.isOfInstance)
    case .unknown, .generic, .optional, .sequence, .dictionary, .tuple, .function: return []
    }
  }

  /// Members that the project gives to types and protocols of other modules.
  private func extensionMembers(named name: String, of base: InferredType) -> [Declaration] {
    var extended: [String] = []
    switch base.unwrapped {
    case .external(let name):
      extended = (name.isEmpty ? [] : [name]) + FrameworkNames.protocolsOfViews
    case .declared(let type, _):
      let inherited = Set(project.parts(of: type).flatMap(\.inheritedTypes))
      extended = FrameworkNames.protocolsOfViews.filter(inherited.contains)
    default: break
    }
    return extended.lazy.map { members.declarations(named: name, inExtensionsOf: $0) }
      .first { !$0.isEmpty } ?? []
  }

  /// What the standard library gives.
  private func builtIn(_ name: String, of base: InferredType) -> InferredType? {
    switch (base.unwrapped, name) {
    case (.metatype, "self"), (_, "self"): return base
    case (.metatype(let type), "allCases"):
      guard let declared = type.declaration, declared.isEnum else { return nil }
      return members.declarations(named: name, in: declared).isEmpty ? .sequence(type) : nil
    case (.wrapper(let value), "wrappedValue"): return value
    case (.wrapper, "projectedValue"): return base
    case (_, "hashValue"), (.sequence, "count"), (.dictionary, "count"): return .integer
    case (.sequence, "indices"): return .sequence(.integer)
    case (.sequence(let element), "first"), (.sequence(let element), "last"):
      return .optional(element)
    case (.sequence, "lazy"): return base
    case (.sequence, "isEmpty"), (.dictionary, "isEmpty"): return .boolean
    case (.dictionary(let key, _), "keys"): return .sequence(key)
    case (.dictionary(_, let value), "values"): return .sequence(value)
    case (.declared(let type, _), "rawValue"):
      return Enumeration(type, in: project)?.rawType.map {
        $0 == .integer ? .integer : .string
      }
    case (.tuple(let elements), _):
      if let index = Int(name), elements.indices.contains(index) { return elements[index].type }
      return elements.first { $0.label == name }?.type
    default: return nil
    }
  }

  /// A member's type, with the generic arguments of the value put in; what is not known becomes unknown, but for what is
  /// seen from inside.
  func replaceGenerics(in type: InferredType, of base: InferredType) -> InferredType {
    let instance = if case .metatype(let instance) = base { instance } else { base.wrappedValue }
    guard case .declared(let declaration, let written) = instance.unwrapped else { return type }
    let parameters = declaration.genericParameters
    guard !parameters.isEmpty else { return type }
    var arguments: [String: InferredType] = [:]
    for (index, parameter) in parameters.enumerated() {
      arguments[parameter] = written.indices.contains(index) ? written[index] : .unknown
    }
    return type.replacing(arguments)
  }
}

extension Declaration {
  /// Whether a member belongs to values, not to the type.
  var isOfInstance: Bool {
    switch self {
    case .variable(let variable): !variable.isStatic
    case .function(let function): !function.isStatic && !function.isInitializer
    case .enumCase, .type, .genericParameter: false
    case .local, .parameter, .label: true
    }
  }
}
