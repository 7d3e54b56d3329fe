/// The dialects that need no configuration.
public enum BuiltInDialects {
  public static let all = [preferenceKey, system, data, itemView, trait]

  /// `CustomTabBarContainerView(selection: $tab) { HomeView().tabBarItem(tab: .home, selection: $tab) }`
  public static let preferenceKey = Dialect(
    kind: .preferenceKey,
    containers: ["CustomTabBarContainerView"],
    selectionLabels: ["selection"],
    tab: .modifier(["tabBarItem", "tabbarItem", "tabItem"]),
    id: .argument(["tab", "for"]),
    label: .property(["title", "name", "label", "text"]),
    icon: .property(["iconName", "icon", "systemImage", "imageName", "image", "symbol"])
  )

  /// `TabView(selection: $tab) { HomeView().tabItem { … }.tag(0) }`, and with `Tab("Home", systemImage: "house", value: 0) { … }`
  public static let system = Dialect(
    kind: .system,
    containers: ["TabView", "TabbedView"],
    selectionLabels: ["selection"],
    tab: .child,
    id: .modifier(["tag"]),
    label: .modifier(["tabItem"]),
    icon: .modifier(["tabItem"])
  )

  /// `CustomTabView(tabs: items, selectedIndex: $index) { index in … }`
  public static let data = Dialect(
    kind: .data,
    containers: ["CustomTabView"],
    markers: ["tabs"],
    selectionLabels: ["selectedIndex", "selection"],
    contentLabels: ["tabs"],
    isContentTrailing: false,
    tab: .element,
    id: .position,
    label: .argument(["title"]),
    icon: .argument(["image"])
  )

  /// `CustomTabView(activeIndex: $index, variant: .filled) { CustomTabItem(title: "Home") { … } }`
  public static let itemView = Dialect(
    kind: .itemView,
    containers: ["CustomTabView"],
    markers: ["activeIndex"],
    selectionLabels: ["activeIndex", "selection", "selectedIndex"],
    contentLabels: ["content", "tabs"],
    tab: .call(["CustomTabItem"]),
    id: .position,
    label: .argument(["title"]),
    icon: .argument(["image", "systemImage", "icon"])
  )

  /// `CustomTabView(selectedTab: $tab) { HomeView().customTabItem { Label(…) }.id(0) }`
  public static let trait = Dialect(
    kind: .trait,
    containers: ["CustomTabView"],
    markers: ["selectedTab"],
    selectionLabels: ["selectedTab", "selection"],
    tab: .child,
    id: .modifier(["id"]),
    label: .modifier(["customTabItem"]),
    icon: .modifier(["customTabItem"])
  )
}
