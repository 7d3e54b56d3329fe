/// How one kind of tab bar is written: which container, what a tab is in it, and where a tab keeps its identity, label
/// and icon. A dialect is data; no rule knows one by its container's name.
public struct Dialect: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A container whose children name themselves to it by a preference key.
    case preferenceKey
    /// SwiftUI's own `TabView`, with `.tabItem` or with `Tab`.
    case system
    /// A container that gets its tabs as an array of data.
    case data
    /// A container whose children carry their label as a trait.
    case trait
    /// A container of item views.
    case itemView
    /// A container that the configuration describes.
    case configured
  }

  /// What makes an expression in the container's content a tab.
  public enum TabForm: Hashable, Sendable {
    /// A view with one of these modifiers.
    case modifier([String])
    /// A call of one of these names.
    case call([String])
    /// Each child.
    case child
    /// Each element of an array of data.
    case element
  }

  /// Where a part of a tab is written.
  public enum Source: Hashable, Sendable {
    /// An argument of the tab's call or modifier, with one of these labels; `_` is the first one without label.
    case argument([String])
    /// The argument or closure of a modifier with one of these names.
    case modifier([String])
    /// A property with one of these names, of the tab's identity.
    case property([String])
    /// The tab's place among the others, 0-based.
    case position
  }

  public var kind: Kind
  public var containers: [String]
  /// Labels of the container's arguments that tell this dialect from others of the same name; empty: the name does.
  public var markers: [String]
  /// Labels that the argument with the selection may have; `_` is the first one without label.
  public var selectionLabels: [String]
  /// Labels that the argument with the tabs may have where it is no trailing closure.
  public var contentLabels: [String]
  /// Whether a trailing closure holds the tabs before any argument does.
  public var isContentTrailing: Bool
  public var tab: TabForm
  /// nil where it can't be told; so with the others.
  public var id: Source?
  public var label: Source?
  public var icon: Source?
  /// How many tabs fit: nil for what the settings say.
  public var visibleTabs: Int?
  /// The label of the argument that says how many tabs fit.
  public var visibleTabsArgument: String?
  /// Whether the number of tabs has a limit at all.
  public var hasLimit: Bool

  public init(
    kind: Kind, containers: [String], markers: [String] = [], selectionLabels: [String],
    contentLabels: [String] = ["content"], isContentTrailing: Bool = true, tab: TabForm,
    id: Source?, label: Source?, icon: Source? = nil, visibleTabs: Int? = nil,
    visibleTabsArgument: String? = nil, hasLimit: Bool = true
  ) {
    self.kind = kind
    self.containers = containers
    self.markers = markers
    self.selectionLabels = selectionLabels
    self.contentLabels = contentLabels
    self.isContentTrailing = isContentTrailing
    self.tab = tab
    self.id = id
    self.label = label
    self.icon = icon
    self.visibleTabs = visibleTabs
    self.visibleTabsArgument = visibleTabsArgument
    self.hasLimit = hasLimit
  }

  /// The names of the modifiers that make a tab or are a part of one.
  public var modifierNames: [String] {
    var names: [String] = []
    if case .modifier(let tab) = tab { names += tab }
    for case .modifier(let part) in [id, label, icon] { names += part }
    return names
  }

  /// The names of the calls that are tabs or the data of tabs.
  public var itemNames: [String] {
    switch tab {
    case .call(let names): names
    case .element: ["TabItemData"]
    case .modifier, .child: []
    }
  }
}
