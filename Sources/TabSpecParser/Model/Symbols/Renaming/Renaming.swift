/// Gives a symbol another name everywhere and nowhere else, or says why that can't be done.
///
/// Before anything is handed out the changed files are read again: each changed word must mean the renamed symbol, and no
/// other word may.
public struct Renaming: Sendable {
  /// What a rename does.
  public struct Outcome: Sendable {
    /// In the order of the project's files; the edits of a file are sorted and do not overlap.
    public let edits: [(file: TabFile, edits: [TextEdit])]
    /// What else changes when the app runs, in a sentence; nil where nothing does.
    public let warning: String?
    /// The place that the warning is about.
    public let warningPlace: Place?
  }

  public let project: Project
  public let dialects: [Dialect]

  public init(project: Project, dialects: [Dialect] = BuiltInDialects.all) {
    self.project = project
    self.dialects = dialects
  }

  /// Says why an occurrence can't be renamed, whatever the name; nil where it can.
  public func refusal(of occurrence: Occurrence) -> RenameRefusal? {
    switch occurrence.symbol {
    case .icon(let name):
      return RenameRefusal("\"\(name)\" is a picture of the system; its name can't be changed")
    case .tab(let id):
      return id.isPosition
        ? RenameRefusal("\(id.value.description ?? "this") is the place of a tab, not a name")
        : nil
    case .declared(let declaration):
      let text = NameToken(tree: occurrence.file.tree, token: occurrence.token).text
      guard text == declaration.name || text.dropFirst() == declaration.name else {
        return RenameRefusal("'\(text)' stands for '\(declaration.name)'; rename it by its name")
      }
      return Requirements(project: project).reason(toKeep: declaration)
    }
  }

  /// The edits that give the symbol of `occurrence` the name `written`.
  public func rename(
    _ occurrence: Occurrence, to written: String
  ) throws(RenameRefusal) -> Outcome {
    if let refusal = refusal(of: occurrence) { throw refusal }
    switch occurrence.symbol {
    case .declared(let declaration): return try rename(declaration, to: NewName(written))
    case .tab(let id):
      return try TabIDRenaming(project: project, dialects: dialects).rename(id, to: written)
    case .icon: throw RenameRefusal("a picture's name can't be changed")
    }
  }

  private func rename(
    _ declaration: Declaration, to name: NewName
  ) throws(RenameRefusal) -> Outcome {
    guard name.text != declaration.name else {
      return Outcome(edits: [], warning: nil, warningPlace: nil)
    }
    if let clash = Clash(project: project).clash(of: declaration, with: name.text) { throw clash }
    let search = SymbolSearch(project: project, dialects: dialects)
    let found = search.search(for: .declared(declaration))
    guard found.undecided.isEmpty else {
      throw RenameRefusal(
        "it can't be told whether '\(declaration.name)' is meant", at: found.undecided)
    }
    let edits = RenameEdits(project: project, occurrences: found.occurrences) { occurrence in
      name.text(replacing: occurrence)
    }
    try edits.check(declaration, dialects: dialects)
    return Outcome(
      edits: edits.byFile, warning: warning(for: declaration, name: name.text),
      warningPlace: declaration.place)
  }

  /// A text that is a case's raw value changes with its name.
  private func warning(for declaration: Declaration, name: String) -> String? {
    guard case .enumCase(let enumCase) = declaration, enumCase.rawValueExpression == nil,
      let type = project.enclosingType(of: enumCase.node, file: enumCase.file),
      let enumeration = Enumeration(type, in: project), enumeration.rawType == .string
    else { return nil }
    return "the raw value changes from \"\(enumCase.name)\" to \"\(name)\": "
      + "what was stored with the old one is not found any more"
  }
}
