/// A function, an initialiser or a case that a call can mean, with what it takes.
struct CallTarget {
  struct Parameter {
    /// nil for `_`.
    let label: String?
    /// The parameter, or the property that a memberwise initialiser takes.
    let declaration: Declaration?
    let type: InferredType
    let isClosure: Bool
    let isOptional: Bool
    let isVariadic: Bool
  }

  /// A function, a case, or the type whose initialiser it is.
  let declaration: Declaration
  var parameters: [Parameter]
  /// What the call gives.
  var result: InferredType
  /// Whether types may hold generic parameters.
  var isGeneric: Bool

  /// Which parameter each argument is for; nil where the call does not fit.
  func assignments(of arguments: [ArgumentList.Argument]) -> [Int]? {
    let found = partialAssignments(of: arguments)
    let indices = found.compactMap(\.self)
    guard indices.count == found.count else { return nil }
    let given = Set(indices)
    let isComplete = parameters.indices.allSatisfy { index in
      given.contains(index) || parameters[index].isOptional || parameters[index].isVariadic
    }
    return isComplete ? indices : nil
  }

  /// The same as far as the labels fit.
  func partialAssignments(of arguments: [ArgumentList.Argument]) -> [Int?] {
    var next = 0
    return arguments.map { argument in
      let isUnlabelledClosure = argument.isTrailing && argument.labelToken == nil
      let found = parameters.indices.first { index in
        guard index >= next || parameters[index].isVariadic && index == next - 1 else {
          return false
        }
        return isUnlabelledClosure
          ? parameters[index].isClosure : parameters[index].label == argument.label
      }
      if let found { next = found + 1 }
      return found
    }
  }
}
