import TabSpecParser

/// The parts of a tab in words, for hovers, tables and pictures.
struct TabDescription {
  let tab: Tab
  /// 0-based.
  let index: Int

  /// What selects the tab, as code; nil where nothing does or it is not known.
  var id: String? {
    switch tab.identity {
    case .explicit(let identity):
      tab.loops.isEmpty
        ? identity.expression.map(\.textOnOneLine) ?? identity.value.description
        : identity.value.description ?? identity.expression.map(\.textOnOneLine)
    case .implied(let identity): identity.value.description
    case .position(let index): String(index)
    case .missing, .unknown: nil
    }
  }

  /// The same in a table: a dash where the tab has none, a question mark where it is not known.
  var idOrSign: String {
    if case .missing = tab.identity { return "–" }
    return id ?? "?"
  }

  /// The type of what selects the tab.
  var idType: String? {
    if case .position = tab.identity { return "Int" }
    guard let type = tab.id?.evaluation.type, type.isKnown else { return nil }
    return type.description
  }

  var labelOrSign: String {
    switch tab.label {
    case .missing: "–"
    case .unknown: "?"
    case .known(let text, _): text
    }
  }

  var iconOrSign: String {
    switch tab.icon {
    case .missing: "–"
    case .unknown: "?"
    case .known(let name, _, _): name
    }
  }

  /// When the tab is there: `isAdmin and !isLocked`; nil for always.
  var condition: String? {
    tab.conditions.isEmpty ? nil : tab.conditions.map(\.text).joined(separator: " and ")
  }

  /// How many tabs the same source gives; nil for one.
  var repetition: String? {
    switch tab.repetition {
    case .once: nil
    case .times(let count): "\(count) times"
    case .unknown: "an unknown number of times"
    }
  }

  /// The view that the tab shows, where its name is seen.
  var name: String {
    tab.name(index: index)
  }

  /// The title of the innermost `TabSection` around the tab.
  var section: String? {
    guard let section = tab.sections.last, let call = Chain(section).call else { return nil }
    return call.arguments.unlabeled.first?.value?.textOnOneLine ?? "without a title"
  }
}
