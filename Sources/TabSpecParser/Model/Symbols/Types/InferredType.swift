/// The type of an expression, as far as the meaning of names depends on it.
package indirect enum InferredType: Sendable {
  /// It can't be told.
  case unknown
  /// A type of the project, with its generic arguments as far as they are written.
  case declared(TypeDeclaration, arguments: [InferredType])
  /// A type that the project does not declare; empty where not even its name is known.
  case external(String)
  /// A generic parameter, seen from inside.
  case generic(String)
  case optional(InferredType)
  /// An array, a set, a range.
  case sequence(InferredType)
  case dictionary(key: InferredType, value: InferredType)
  case tuple([TupleElement])
  case function(parameters: [InferredType], result: InferredType)
  /// `Binding`, `State` and other wrappers of a value.
  case wrapper(InferredType)
  case metatype(InferredType)

  package struct TupleElement: Sendable {
    package let label: String?
    package let type: InferredType
  }

  static let boolean = InferredType.external("Bool")
  static let integer = InferredType.external("Int")
  static let string = InferredType.external("String")
  /// A view, by whatever name.
  static let view = InferredType.external("View")

  package var isUnknown: Bool {
    if case .unknown = self { true } else { false }
  }

  /// Whether neither the type nor what it is made of is one of the project's.
  var isForeign: Bool {
    switch self {
    case .external: true
    case .optional(let type), .sequence(let type), .wrapper(let type), .metatype(let type):
      type.isForeign
    case .dictionary(let key, let value): key.isForeign && value.isForeign
    case .tuple(let elements): elements.allSatisfy(\.type.isForeign)
    case .unknown, .declared, .generic, .function: false
    }
  }

  /// Without `?`.
  package var unwrapped: InferredType {
    if case .optional(let wrapped) = self { wrapped.unwrapped } else { self }
  }

  /// What a wrapper holds; the type itself where it is none.
  package var wrappedValue: InferredType {
    if case .wrapper(let value) = self { value } else { self }
  }

  /// What a loop over it gives.
  package var element: InferredType {
    switch unwrapped {
    case .sequence(let element): element
    case .wrapper(let value):
      if case .sequence(let element) = value { .wrapper(element) } else { .unknown }
    case .dictionary(let key, let value):
      .tuple([TupleElement(label: "key", type: key), TupleElement(label: "value", type: value)])
    case .external("Int"): .integer
    default: .unknown
    }
  }

  /// The type of the project that it is.
  package var declaration: TypeDeclaration? {
    if case .declared(let type, _) = self { type } else { nil }
  }

  /// With the generic parameters in `arguments` replaced.
  func replacing(_ arguments: [String: InferredType]) -> InferredType {
    switch self {
    case .unknown, .external: self
    case .generic(let name): arguments[name] ?? self
    case .declared(let type, let written):
      .declared(type, arguments: written.map { $0.replacing(arguments) })
    case .optional(let type): .optional(type.replacing(arguments))
    case .sequence(let type): .sequence(type.replacing(arguments))
    case .dictionary(let key, let value):
      .dictionary(key: key.replacing(arguments), value: value.replacing(arguments))
    case .tuple(let elements):
      .tuple(
        elements.map { TupleElement(label: $0.label, type: $0.type.replacing(arguments)) })
    case .function(let parameters, let result):
      .function(
        parameters: parameters.map { $0.replacing(arguments) },
        result: result.replacing(arguments))
    case .wrapper(let type): .wrapper(type.replacing(arguments))
    case .metatype(let type): .metatype(type.replacing(arguments))
    }
  }

  /// What the generic parameters in this type are where a value of type `other` is handed over.
  func match(_ other: InferredType, into arguments: inout [String: InferredType]) {
    switch (self, other) {
    case (.generic(let name), _):
      if !other.isUnknown, arguments[name] == nil { arguments[name] = other }
    case (.optional(let mine), .optional(let theirs)), (.sequence(let mine), .sequence(let theirs)),
      (.wrapper(let mine), .wrapper(let theirs)), (.metatype(let mine), .metatype(let theirs)):
      mine.match(theirs, into: &arguments)
    case (.optional(let mine), _): mine.match(other, into: &arguments)
    case (.function(_, let mine), .function(_, let theirs)):
      mine.match(theirs, into: &arguments)
    case (.declared(_, let mine), .declared(let type, let theirs)) where isSame(as: type):
      for (mine, theirs) in zip(mine, theirs) { mine.match(theirs, into: &arguments) }
    default: break
    }
  }
}

extension InferredType {
  /// Whether both are the same type of the project.
  package func isSame(as type: TypeDeclaration) -> Bool {
    guard let declaration else { return false }
    return declaration.file === type.file && declaration.node.index == type.node.index
  }
}
