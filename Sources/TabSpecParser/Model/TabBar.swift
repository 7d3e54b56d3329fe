/// A tab bar as it is declared, whatever its dialect. Only the reader that makes it changes it.
public final class TabBar: @unchecked Sendable {
  /// How the bar looks, as far as its modifiers say.
  public enum Style: Hashable, Sendable {
    case automatic
    /// `.page`, `.carousel`, `.verticalPage`: no bar is drawn.
    case page
    case sidebarAdaptable
    /// A bar that scrolls, without limit.
    case scrollable
    case other(String)
    /// One that is not written here: it may draw no bar.
    case unknown
  }

  public internal(set) var file: TabFile
  public internal(set) var dialect: Dialect
  /// The container's call.
  public internal(set) var call: Call
  public internal(set) var selection: Selection?
  public internal(set) var tabs: [Tab] = []
  /// The sections that the tabs stand in.
  public internal(set) var sections: [TabSection] = []
  /// The `if` and `switch` statements between the container and its tabs.
  public internal(set) var branches: [SyntaxNode] = []
  /// Whether each tab is known: nothing in the content may be more than one tab, or none.
  public internal(set) var isComplete = false
  /// The closure or the array with the tabs; nil where it is written elsewhere.
  public internal(set) var content: SyntaxNode?
  /// Whether the content is there and holds nothing.
  public internal(set) var isEmpty: Bool
  public internal(set) var style: Style
  /// Whether `.toolbar(.hidden, for: .tabBar)` takes the bar away.
  public internal(set) var isHidden: Bool
  /// How many tabs the container itself says fit; `Int.max` where it says so by something unknown.
  public internal(set) var ownVisibleLimit: Int?
  /// Modifiers on the container.
  public internal(set) var modifiers: [Modifier]
  /// The `tabViewStyle` modifiers on the container and on what it stands in.
  public internal(set) var styleModifiers: [Modifier]
  /// The view whose closure the bar stands in, with nothing but conditions and groups between them.
  public internal(set) var surroundingView: Call?
  /// Whether the bar stands in a preview or a test.
  public internal(set) var isExample: Bool
  /// The type around the bar.
  public internal(set) var enclosingType: TypeDeclaration?

  init(
    file: TabFile, dialect: Dialect, call: Call, selection: Selection?, content: SyntaxNode?,
    isEmpty: Bool, look: BarLook, ownVisibleLimit: Int?, surroundingView: Call?, isExample: Bool,
    enclosingType: TypeDeclaration?
  ) {
    self.file = file
    self.dialect = dialect
    self.call = call
    self.selection = selection
    self.content = content
    self.isEmpty = isEmpty
    style = look.style
    isHidden = look.isHidden
    modifiers = look.modifiers
    styleModifiers = look.styleModifiers
    self.ownVisibleLimit = ownVisibleLimit
    self.surroundingView = surroundingView
    self.isExample = isExample
    self.enclosingType = enclosingType
  }

  /// The container's name as it is written.
  public var name: String {
    call.name
  }

  public var nameRange: TextRange {
    call.nameRange
  }

  /// Whether the bar has the name that SwiftUI's first betas gave it.
  public var isBeta: Bool {
    dialect.kind == .system && name == "TabbedView"
  }

  /// Whether the container's module is named with it: `SwiftUI.TabView`.
  public var isQualified: Bool {
    call.nameToken != call.chain.node.firstToken
  }

  /// Whether the bar is surely drawn, so that labels and icons are seen.
  public var isDrawn: Bool {
    style != .page && style != .unknown && !isHidden
  }

  /// Whether what it holds are tabs, as far as it can be told: a container of the project's own may
  /// have its buttons from elsewhere, and only draw a child.
  public var showsTabs: Bool {
    dialect.kind == .system
      || tabs.contains { tab in
        if case .known = tab.label { return true }
        return tab.tabModifier != nil || !tab.labelClosures.isEmpty || tab.form != .view
      }
  }

  /// Whether every tab has a known identity.
  public var hasKnownIDs: Bool {
    isComplete && !tabs.isEmpty && tabs.allSatisfy { $0.idValue.isKnown && $0.repetition == .once }
  }

  /// The other files that a part of the bar is written in: its selection's declaration, labels and icons, the enum that
  /// names its tabs.
  public func otherFiles(in project: Project) -> [TabFile] {
    guard project.files.count > 1 else { return [] }
    var found: [TabFile] = []
    func add(_ other: TabFile?) {
      guard let other, other !== file, !found.contains(where: { $0 === other }) else { return }
      found.append(other)
    }
    add(selection?.declaration?.file)
    add(selectionEnum(in: project)?.type.file)
    for tab in tabs {
      add(tab.element?.file)
      if case .known(_, let place) = tab.label { add(place.file) }
      for icon in [tab.icon, tab.selectedIcon] {
        if case .known(_, let place, _) = icon { add(place.file) }
      }
    }
    return found
  }

  /// The enum of the project that the selection is a case of.
  public func selectionEnum(in project: Project) -> Enumeration? {
    guard let selection, case .named(let name) = selection.type.unwrapped,
      let type = project.type(named: name, at: call.suffix, of: file)
    else { return nil }
    return Enumeration(type, in: project)
  }

  /// The most tabs that can be there together on a phone, where there is little room.
  public var maximumNarrowTabCount: Int {
    TabCount.maximum(of: tabs.lazy.filter { !$0.needsWidth }.map(TabCount.Item.init))
  }

  /// The most tabs that can be there together.
  public var maximumTabCount: Int {
    TabCount.maximum(of: tabs.lazy.map(TabCount.Item.init))
  }
}
