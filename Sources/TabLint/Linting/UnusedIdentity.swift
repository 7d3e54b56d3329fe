import TabSpecParser

/// Finds an identity that no tab of a bar has yet, for fixes.
struct UnusedIdentity {
  private let linted: LintedBar

  init(_ linted: LintedBar) {
    self.linted = linted
  }

  /// The next unused case, or the next unused integer, as source for `tab`; nil where ids are
  /// something else.
  func expression(in tab: Tab) -> String? {
    let bar = linted.bar
    if let enumeration = linted.enumeration {
      let used = bar.tabs.compactMap { tab -> String? in
        if case .member(_, let name) = tab.idValue { name } else { nil }
      }
      guard
        let free = enumeration.cases.first(where: {
          !used.contains($0.name) && !$0.hasAssociatedValues
        })
      else { return nil }
      // A tag takes any type, so its case needs the enum's name.
      let isTag =
        bar.dialect.kind == .system && tab.form != .call || bar.dialect.kind == .trait
      return isTag ? "\(enumeration.name).\(free.name)" : ".\(free.name)"
    }
    guard bar.selection?.type.unwrapped == .integer else { return nil }
    let used = Set(bar.tabs.compactMap(\.idValue.integerValue))
    return (0...used.count).first { !used.contains($0) }.map(String.init)
  }

  /// Puts an unused identity in the place of `identity`.
  func replacement(of identity: Tab.Identity, in tab: Tab) -> FixIt? {
    guard identity.expression != nil, let text = expression(in: tab) else { return nil }
    return FixIt(
      title: "Change to \(text)", isSafe: false,
      edits: [TextEdit(range: identity.range, replacement: text)])
  }
}
