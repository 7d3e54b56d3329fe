/// How a bar looks by the modifiers on it and around it.
struct BarLook {
  let style: TabBar.Style
  /// The styles of the bar and of what it stands in, the innermost first.
  let styleModifiers: [Modifier]
  let isHidden: Bool
  /// The modifiers on the bar.
  let modifiers: [Modifier]

  init(call: Call, dialect: Dialect, file: TabFile) {
    let chain = call.chain
    modifiers = chain.modifiers
    styleModifiers = dialect.kind == .system ? BarLook.styleModifiers(of: chain, modifiers) : []
    if let variant = call.arguments.value("variant") {
      style = variant.referencedName == "scrollable" ? .scrollable : .automatic
    } else if let modifier = styleModifiers.first {
      style = BarLook.style(modifier)
    } else {
      style = file.isForWatch ? .unknown : .automatic
    }
    isHidden = BarLook.hidesBar(modifiers)
  }

  /// Whether modifiers take the bar away, or may do so: `.toolbar(.hidden, for: .tabBar)`, or one of the project's own
  /// that is named for it.
  static func hidesBar(_ modifiers: [Modifier]) -> Bool {
    modifiers.contains { modifier in
      let name = modifier.name
      guard name == "toolbar" || name == "toolbarVisibility" else {
        return name.mentions("tabbar") && (name.mentions("hid") || name.mentions("invisible"))
      }
      let arguments = modifier.arguments.all
      guard let bars = arguments.firstIndex(where: { $0.label == "for" }), bars > 0,
        arguments[bars...].contains(where: { $0.value?.lastName == "tabBar" })
      else { return false }
      return !["visible", "automatic"].contains(arguments[0].value?.lastName)
    }
  }

  /// Whether a tab takes the bar away while it is shown: by its own modifiers, or by those of the
  /// view in its closure.
  static func hidesBar(_ tab: Tab) -> Bool {
    if hidesBar(tab.modifiers) { return true }
    guard tab.form == .call, let closure = tab.chain.call?.arguments.trailingClosure else {
      return false
    }
    return hidesBar(in: closure)
  }

  private static let transparentViews: Set = [
    "Group", "HStack", "NavigationStack", "NavigationView", "VStack", "ZStack",
  ]

  private static func hidesBar(in closure: SyntaxNode) -> Bool {
    ClosureView(closure).statements.contains { statement in
      let chain = Chain(statement)
      if hidesBar(chain.modifiers) { return true }
      guard let call = chain.call, transparentViews.contains(call.name),
        let inner = call.arguments.trailingClosure
      else { return false }
      return hidesBar(in: inner)
    }
  }

  /// A style holds for everything inside, up to the next one; where the bar is a property or a
  /// function, those around its uses count.
  private static func styleModifiers(of chain: Chain, _ own: [Modifier]) -> [Modifier] {
    var found = own.filter { $0.name == "tabViewStyle" }
    var node = chain.node.parent
    while let current = node {
      switch current.kind {
      case .postfixExpression where !current.calls(of: "tabViewStyle").isEmpty:
        found += Chain(current).modifiers(named: "tabViewStyle")
      case .codeBlock, .accessorBlock: return found + stylesAroundUses(of: current)
      case .memberBlock, .file: return found
      default: break
      }
      node = current.parent
    }
    return found
  }

  /// The styles that the type around a property or a function gives to where it uses it.
  private static func stylesAroundUses(of body: SyntaxNode) -> [Modifier] {
    guard let owner = body.parent, let name = owner.usedName, name != "body",
      let members = owner.firstAncestor(.memberBlock)
    else { return [] }
    let word = Array(name.utf8)
    return members.calls(of: "tabViewStyle").compactMap(\.parent)
      .filter { styled in
        styled.tokenIndices.contains { members.tree.token($0, hasBytes: word) }
      }
      .flatMap { Chain($0).modifiers(named: "tabViewStyle") }
  }

  private static func style(_ modifier: Modifier) -> TabBar.Style {
    guard let value = modifier.arguments.all.first?.value else { return .unknown }
    let chain = Chain(value)
    guard let name = chain.call?.name ?? chain.primary.referencedName else { return .unknown }
    switch name {
    case "page", "PageTabViewStyle", "carousel", "CarouselTabViewStyle", "verticalPage",
      "VerticalPageTabViewStyle":
      return .page
    case "sidebarAdaptable", "SidebarAdaptableTabViewStyle": return .sidebarAdaptable
    case "automatic", "DefaultTabViewStyle": return .automatic
    case "tabBarOnly", "TabBarOnlyTabViewStyle", "grouped", "GroupedTabViewStyle":
      return .other(name)
    default: return .unknown
    }
  }
}

extension TabFile {
  /// Whether the file belongs to an app for the watch, where bars are pages.
  fileprivate var isForWatch: Bool {
    imports("WatchKit")
      || ["watch app", "watchkit", "watchapp", "watchos"].contains { path.mentions($0) }
  }
}

extension SyntaxNode {
  /// The name of a property that has this accessor, or of a function.
  fileprivate var usedName: String? {
    if kind == .patternBinding { return firstChild(.bindingPattern)?.text }
    return kind == .functionDeclaration
      ? declaredNameToken.map { Identifier.name(ofToken: $0, in: tree) } : nil
  }

  /// The last name of `.hidden` or `Visibility.hidden`.
  fileprivate var lastName: String? {
    let chain = Chain(self)
    return chain.suffixes.isEmpty
      ? chain.primary.referencedName : chain.suffixes.last?.referencedName
  }
}
