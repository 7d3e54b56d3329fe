/// A tab of a bar, with the syntax that each part of it came from. Only the reader that makes it changes it.
public final class Tab: @unchecked Sendable {
  /// How the tab is written.
  public enum Form: Hashable, Sendable {
    /// A view, with or without modifiers that make it a tab.
    case view
    /// A call: `Tab(…)`, `CustomTabItem(…)`.
    case call
    /// An element of an array.
    case element
  }

  /// What tells a tab from others.
  public struct Identity: Sendable {
    public var evaluation: Evaluation
    /// The expression; nil where a `ForEach` or the place implies the identity.
    public var expression: SyntaxNode?
    public var range: TextRange

    public var value: Value {
      evaluation.value
    }
  }

  public enum IdentityState: Sendable {
    /// The tab has none.
    case missing
    /// It may have one that can't be seen here.
    case unknown
    /// It is written.
    case explicit(Identity)
    /// A `ForEach` gives it.
    case implied(Identity)
    /// The place among the tabs gives it.
    case position(Int)
  }

  public enum Label: Sendable {
    case missing
    /// There is one, or there may be, but not what it says.
    case unknown
    case known(String, Place)
  }

  public enum Icon: Sendable {
    case missing
    case unknown
    case known(String, Place, isSystem: Bool)
  }

  /// How many tabs the same source gives.
  public enum Repetition: Hashable, Sendable {
    case once
    case times(Int)
    case unknown
  }

  public internal(set) var form: Form
  /// The child of the container or the element.
  public internal(set) var node: SyntaxNode
  public internal(set) var chain: Chain
  public internal(set) var identity: IdentityState = .missing
  public internal(set) var label: Label = .missing
  public internal(set) var icon: Icon = .missing
  /// The icon of the selected state, in data bars.
  public internal(set) var selectedIcon: Icon = .missing
  /// The property of the identity that the icon is read from.
  public internal(set) var iconProperty: String?
  /// Whether label and icon are properties of the identity.
  public internal(set) var isLabelFromIdentity = false
  /// The closures that draw the label: of `tabItem`, of `label:`.
  public internal(set) var labelClosures: [SyntaxNode] = []
  /// `search` for `role: .search`.
  public internal(set) var role: String?
  /// The modifier that makes the view a tab, where the dialect has one.
  public internal(set) var tabModifier: Modifier?
  /// The selection that the tab compares itself with, where it is told one.
  public internal(set) var selection: Selection?
  /// Modifiers of the tab and of what stands around it without being a container (`Group`).
  public internal(set) var modifiers: [Modifier]
  public internal(set) var conditions: [Condition]
  public internal(set) var repetition: Repetition
  /// The calls of `TabSection` around it, outermost first.
  public internal(set) var sections: [SyntaxNode] = []
  /// The calls of `ForEach` around it.
  public internal(set) var loops: [Call] = []
  /// Where the expression stands.
  public internal(set) var file: TabFile
  /// The element of an array behind a name or of an enum's property, which may be in another file.
  public internal(set) var element: Place?

  init(
    form: Form, node: SyntaxNode, chain: Chain, modifiers: [Modifier], conditions: [Condition],
    repetition: Repetition, file: TabFile
  ) {
    self.form = form
    self.node = node
    self.chain = chain
    self.modifiers = modifiers
    self.conditions = conditions
    self.repetition = repetition
    self.file = file
  }

  /// From the first token to the last.
  public var range: TextRange {
    node.range
  }

  /// The first token's range.
  public var startRange: TextRange {
    node.tree.range(ofToken: node.firstToken)
  }

  /// The written or implied identity.
  public var id: Identity? {
    switch identity {
    case .explicit(let identity), .implied(let identity): identity
    case .missing, .unknown, .position: nil
    }
  }

  /// The value that selects the tab, as far as it is known.
  public var idValue: Value {
    switch identity {
    case .explicit(let identity), .implied(let identity): identity.value
    case .position(let index): .integer(index)
    case .missing, .unknown: .unknown
    }
  }

  /// Whether the tab is there only where there is room for many: not on a phone.
  var needsWidth: Bool {
    conditions.contains(where: \.needsWidth)
      || conditions.contains(where: \.isBuildTime)
        && !PlatformContext(around: node, system: "iOS").isReached
  }

  public var knownLabel: String? {
    if case .known(let text, _) = label { text } else { nil }
  }

  /// The first modifier with one of `names`.
  public func modifier(_ names: String...) -> Modifier? {
    modifiers.first { names.contains($0.name) }
  }

  /// What a message calls the tab: its label, else its identity, else its place.
  public func name(index: Int) -> String {
    if let label = knownLabel, !label.isEmpty { return "tab \"\(label)\"" }
    if let id = idValue.description { return "tab \(id)" }
    return "tab \(index + 1)"
  }
}
