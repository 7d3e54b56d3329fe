import TabSpecParser

/// Recognises the raw value of a case of the project's enums: `Page.home.rawValue`.
struct RawValueReader {
  struct RawValue {
    /// The case as it is written: `Page.home`.
    let caseText: String
    let enumeration: Enumeration
    /// From the period before `rawValue` to its end.
    let suffixRange: TextRange
  }

  let project: Project

  /// - Returns: nil where `expression` is something else, or the enum is not the project's.
  func rawValue(_ expression: SyntaxNode, of file: TabFile) -> RawValue? {
    let chain = Chain(expression)
    guard let last = chain.suffixes.last, last.kind == .memberSuffix,
      last.referencedName == "rawValue", chain.suffixes.count > 1 || chain.primary.kind != .literal
    else { return nil }
    let range = chain.primary.range.lowerBound..<last.range.lowerBound
    let members = [chain.primary] + chain.suffixes.dropLast()
    let names = members.compactMap(\.referencedName)
    guard names.count == members.count, names.count > 1, names[0].first?.isUppercase ?? false,
      let type = project.type(
        named: names.dropLast().joined(separator: "."), at: expression, of: file),
      let enumeration = Enumeration(type, in: project),
      enumeration.enumCase(named: names[names.count - 1]) != nil
    else { return nil }
    return RawValue(
      caseText: file.text[range], enumeration: enumeration, suffixRange: last.range)
  }
}

/// Turns a bar that counts in raw values into one that holds cases: its selection's declaration and all its ids.
struct RawValueFix {
  let fixIt: FixIt?

  init(_ linted: LintedBar, selection: Selection, reader: RawValueReader) {
    fixIt = RawValueFix.edits(linted, selection, reader).map {
      FixIt(
        title: "Use the cases themselves", isSafe: false,
        edits: $0.sorted { $0.range.lowerBound < $1.range.lowerBound })
    }
  }

  /// nil where something else than the bar uses the selection, or an id is no raw value of the same enum.
  private static func edits(
    _ linted: LintedBar, _ selection: Selection, _ reader: RawValueReader
  ) -> [TextEdit]? {
    let bar = linted.bar
    guard let declaration = selection.declaration, declaration.file === bar.file,
      isUsedOnce(declaration, in: bar.file), let initial = declaration.initialValue
    else { return nil }
    var edits: [TextEdit] = []
    var enumeration: Enumeration?
    for tab in bar.tabs {
      guard case .explicit(let id) = tab.identity, let expression = id.expression,
        let raw = reader.rawValue(expression, of: bar.file),
        enumeration == nil || enumeration?.type.node == raw.enumeration.type.node
      else { return nil }
      enumeration = raw.enumeration
      edits.append(TextEdit(range: raw.suffixRange, replacement: ""))
    }
    guard let enumeration else { return nil }
    if let raw = reader.rawValue(initial, of: bar.file) {
      edits.append(TextEdit(range: raw.suffixRange, replacement: ""))
    } else if let start = enumeration.cases.first(where: {
      enumeration.rawValue(of: $0.name).isSame(as: selection.initial)
    }) {
      edits.append(
        TextEdit(range: initial.range, replacement: "\(enumeration.name).\(start.name)"))
    } else {
      return nil
    }
    if let type = declaration.binding.firstChild(.typeAnnotation)?.firstChild(.type) {
      edits.append(TextEdit(range: type.range, replacement: enumeration.name))
    }
    return edits
  }

  /// Whether nothing but its declaration and one `$name` names the selection.
  private static func isUsedOnce(_ declaration: VariableDeclaration, in file: TabFile) -> Bool {
    guard declaration.isPrivate || file.language == .tabs else { return false }
    let names = [declaration.name, "$" + declaration.name]
    let scope = declaration.declaration.firstAncestor(.memberBlock) ?? file.tree.root
    return scope.tokenIndices.count { index in
      let kind = file.tree.tokens[index].kind
      return (kind == .identifier || kind == .dollarIdentifier)
        && names.contains(file.tree.text(ofToken: index))
    } == 2
  }
}
