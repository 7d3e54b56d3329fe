/// Changes the number or the text that selects a tab: at the tab, where the selection starts with it, and wherever the
/// selection is compared with it or set to it.
struct TabIDRenaming {
  let project: Project
  let dialects: [Dialect]

  func rename(_ id: TabID, to written: String) throws(RenameRefusal) -> Renaming.Outcome {
    let new = try value(of: written, like: id.value)
    guard new.value != id.value else {
      return Renaming.Outcome(edits: [], warning: nil, warningPlace: nil)
    }
    let search = SymbolSearch(project: project, dialects: dialects)
    let clash = TabID(owner: id.owner, value: new.value, isPosition: false)
    let others = search.search(for: .tab(clash)).occurrences
    if let other = others.first(where: { $0.role == .declaration }) {
      throw RenameRefusal(
        "there is already a tab with the id \(new.value.description ?? written)",
        at: [other.place])
    }
    let found = search.search(for: .tab(id))
    guard found.undecided.isEmpty else {
      throw RenameRefusal("it can't be told what else uses the selection", at: found.undecided)
    }
    guard found.openFlows.isEmpty else {
      throw RenameRefusal(
        "the selection is computed or handed on, so that not all its values can be seen",
        at: found.openFlows)
    }
    let edits = RenameEdits(project: project, occurrences: found.occurrences) { _ in new.text }
    return Renaming.Outcome(
      edits: edits.byFile, warning: warning(for: id),
      warningPlace: found.occurrences.first { $0.role == .declaration }?.place)
  }

  /// The value that was typed, and how it is written inside of the quotes.
  private func value(
    of written: String, like old: Value
  ) throws(RenameRefusal) -> (value: Value, text: String) {
    switch old {
    case .integer:
      let tokens = Lexer.lex(SourceText(written)).tokens
      guard tokens.count == 2, tokens[0].kind == .integerLiteral,
        NumberFormat.isValid(Array(written.utf8)[...]), let number = Evaluator.integer(written)
      else { throw RenameRefusal("the id is a number; '\(written)' is none") }
      return (.integer(number), written)
    default:
      let isQuoted = written.utf8.count >= 2 && written.hasPrefix("\"") && written.hasSuffix("\"")
      let text = isQuoted ? String(written.dropFirst().dropLast()) : written
      let isPlain = !text.contains { $0 == "\"" || $0 == "\\" || $0.isNewline }
      guard !text.isEmpty, isPlain else {
        throw RenameRefusal(
          text.isEmpty ? "an id can't be empty" : "an id can't hold quotes, backslashes or lines")
      }
      return (.string(text), text)
    }
  }

  /// A stored selection does not change with the code.
  private func warning(for id: TabID) -> String? {
    guard case .state(let state) = id.owner, case .variable(let variable) = state,
      variable.hasAttribute("AppStorage", "SceneStorage"), let old = id.value.description
    else { return nil }
    return "a stored \(old) will match no tab any more"
  }
}
