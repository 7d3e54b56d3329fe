/// Calls of the project's types.
extension Project {
  /// Whether a bar may start with something else than the initial value of its selection.
  public func startsOtherwise(_ variable: VariableDeclaration) -> Bool {
    passes(variable) || changesOnAppearance(variable)
  }

  /// Whether some call of the memberwise initialiser may hand a value over for `variable`, so that its initial value does
  /// not count.
  public func passes(_ variable: VariableDeclaration) -> Bool {
    guard !variable.isPrivate,
      let type = enclosingType(of: variable.declaration, file: variable.file)
    else { return false }
    return files.contains { $0.passedLabels.mayContain(type: type.name, label: variable.name) }
  }
}
