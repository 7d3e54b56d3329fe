/// How a hand-written bar is read: one entry of `containers` in the configuration.
public struct ContainerDescription: Hashable, Sendable {
  /// Where the tabs stand.
  public enum Content: Hashable, Sendable {
    /// The trailing closure.
    case trailing
    /// A closure or an array under this argument label.
    case argument(String)
  }

  /// What in there is a tab.
  public enum TabForm: Hashable, Sendable {
    /// A view that carries this modifier.
    case modifier(String)
    /// A call of this name.
    case call(String)
    /// Every child of the closure.
    case child
    /// Every element of the array.
    case element
  }

  /// Where a tab's id stands.
  public enum Identity: Hashable, Sendable {
    /// An argument of the tab's call or modifier.
    case argument(String)
    /// The argument of another modifier of the tab.
    case modifier(String)
    /// Its place in the bar, 0-based.
    case position
  }

  /// Where a tab's label or icon stands.
  public enum Caption: Hashable, Sendable {
    /// An argument of the tab's call or modifier.
    case argument(String)
    /// The closure or argument of another modifier of the tab.
    case modifier(String)
    /// A property of the id's enum.
    case property(String)
  }

  /// How many tabs the bar shows before the rest moves behind "More".
  public enum VisibleTabs: Hashable, Sendable {
    /// The configuration's `visibleTabs`.
    case configured
    case count(Int)
    /// The number under this argument label.
    case argument(String)
    case unlimited
  }

  /// The container's names; one at least.
  public var names: [String]
  /// The argument label of the selection; nil when the container has none.
  public var selection: String?
  public var content: Content
  public var tab: TabForm
  /// Nil leaves the ids unknown; so do `label` and `icon` for theirs.
  public var id: Identity?
  public var label: Caption?
  public var icon: Caption?
  public var visibleTabs: VisibleTabs

  public init(
    names: [String],
    selection: String? = "selection",
    content: Content = .trailing,
    tab: TabForm = .child,
    id: Identity? = nil,
    label: Caption? = nil,
    icon: Caption? = nil,
    visibleTabs: VisibleTabs = .configured
  ) {
    self.names = names
    self.selection = selection
    self.content = content
    self.tab = tab
    self.id = id
    self.label = label
    self.icon = icon
    self.visibleTabs = visibleTabs
  }
}
