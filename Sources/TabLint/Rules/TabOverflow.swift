import TabSpecParser

/// The bar can hold more tabs than fit.
struct TabOverflow: Rule {
  let info = RuleInfo(
    id: "tab-overflow",
    severity: .hint,
    summary: "The bar can have more tabs than are shown at once",
    reason: "With six or more, a tab bar shows four and moves the others behind \"More\".",
    source: "https://developer.apple.com/documentation/uikit/uitabbarcontroller",
    wrong: .init(
      """
      TabView {
          Tab("Inbox", systemImage: "tray") { InboxView() }
          Tab("Sent", systemImage: "paperplane") { SentView() }
          Tab("Drafts", systemImage: "doc") { DraftsView() }
          Tab("Spam", systemImage: "xmark.bin") { SpamView() }
          Tab("Trash", systemImage: "trash") { TrashView() }
          Tab("Flags", systemImage: "flag") { FlagsView() }
      }
      """),
    right: .init(
      """
      TabView {
          Tab("Inbox", systemImage: "tray") { InboxView() }
          Tab("Sent", systemImage: "paperplane") { SentView() }
          Tab("Drafts", systemImage: "doc") { DraftsView() }
          Tab("Trash", systemImage: "trash") { TrashView() }
      }
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    let bar = linted.bar
    guard let limit = bar.visibleLimit(in: context.configuration), limit > 0 else { return }
    let count = bar.maximumNarrowTabCount
    guard count > limit, !bar.isInSettings(of: context.project) else { return }
    context.report(
      .tabOverflow(count: count, shown: limit - 1, hidden: hiddenNames(of: bar, shown: limit - 1)),
      at: bar.nameRange, bar: linted)
  }

  /// The labels of the tabs behind "More", where all tabs are always there.
  private func hiddenNames(of bar: TabBar, shown: Int) -> [String]? {
    guard bar.isComplete,
      bar.tabs.allSatisfy({ $0.conditions.isEmpty && $0.repetition == .once })
    else { return nil }
    let names = bar.tabs.dropFirst(shown).compactMap(\.knownLabel)
    return names.count == bar.tabs.count - shown && names.count <= 5 ? names : nil
  }
}

extension TabBar {
  /// How many tabs are shown at once; nil where there is no limit.
  ///
  /// A sidebar takes all tabs where there is room for one; on a phone the same bar shows as many as any other.
  package func visibleLimit(in configuration: Configuration) -> Int? {
    guard dialect.hasLimit else { return nil }
    if dialect.kind == .system, configuration.target.map(\.platform.showsAllTabs) ?? isForMac {
      return nil
    }
    switch style {
    case .page, .scrollable, .unknown: return nil
    case .sidebarAdaptable where configuration.target?.platform.hasSidebar == true: return nil
    case .sidebarAdaptable, .automatic, .other: return ownVisibleLimit ?? configuration.visibleTabs
    }
  }
}

extension TabBar {
  /// Whether the bar can only be one of macOS, which has no "More" and cuts no labels.
  var isForMac: Bool {
    if file.imports("AppKit") || file.imports("Cocoa") { return !file.imports("UIKit") }
    var node: SyntaxNode? = call.suffix
    while let current = node {
      if current.kind == .callSuffix, Call(suffix: current)?.name == "Settings" { return true }
      node = current.parent
    }
    return !PlatformContext(around: call.suffix, system: "iOS").isReached
  }

  /// Whether the view that declares the bar is what a settings window of the project shows: on
  /// macOS too.
  func isInSettings(of project: Project) -> Bool {
    enclosingType.map { project.facts.namesInSettings.contains($0.name) } ?? false
  }
}

extension Target.Platform {
  /// Whether a plain bar has no "More" there: it shows all tabs, or pages.
  fileprivate var showsAllTabs: Bool {
    self == .macOS || self == .watchOS
  }
}

extension String {
  fileprivate static func tabOverflow(count: Int, shown: Int, hidden: [String]?) -> String {
    let are = shown == 1 ? "is" : "are"
    guard let hidden, let last = hidden.last else {
      return "\(count) tabs: \(shown) \(are) shown, the others move into \"More\""
    }
    let quoted = hidden.map { "\"\($0)\"" }
    let names =
      quoted.count == 1 ? quoted[0] : quoted.dropLast().joined(separator: ", ") + " and \"\(last)\""
    return "\(count) tabs: \(shown) \(are) shown, \(names) move into \"More\""
  }
}
