import TabSpecParser

/// What systems have of tab bars. What is not here is not known, and nothing is said of it.
enum AvailabilityTable {
  static let initializers = [
    Availability(
      "TabView", iOS: 13, macOS: .init(10, 15), tvOS: 13, watchOS: 7, visionOS: 1, source: "tabview"
    ),
    Availability("Tab", iOS: 18, macOS: 15, tvOS: 18, watchOS: 11, visionOS: 2, source: "tab"),
    Availability(
      "TabSection", iOS: 18, macOS: 15, tvOS: 18, watchOS: 11, visionOS: 2, source: "tabsection"),
  ]

  static let styles = [
    Availability(
      "automatic", "DefaultTabViewStyle", iOS: 14, macOS: 11, tvOS: 14, watchOS: 7, visionOS: 1,
      source: "tabviewstyle/automatic"),
    Availability(
      "carousel", "CarouselTabViewStyle", watchOS: 7, source: "tabviewstyle/carousel"),
    Availability("grouped", "GroupedTabViewStyle", macOS: 15, source: "tabviewstyle/grouped"),
    Availability(
      "page", "PageTabViewStyle", iOS: 14, tvOS: 14, watchOS: 7, visionOS: 1,
      source: "tabviewstyle/page"),
    Availability(
      "sidebarAdaptable", "SidebarAdaptableTabViewStyle", iOS: 18, macOS: 15, tvOS: 18, visionOS: 2,
      source: "tabviewstyle/sidebaradaptable"),
    Availability(
      "tabBarOnly", "TabBarOnlyTabViewStyle", iOS: 18, macOS: 15, tvOS: 18, visionOS: 2,
      source: "tabviewstyle/tabbaronly"),
    Availability(
      "verticalPage", "VerticalPageTabViewStyle", watchOS: 10, source: "tabviewstyle/verticalpage"),
  ]

  static let roles = [
    Availability(
      "prominent", iOS: 27, macOS: 27, tvOS: 27, watchOS: 27, visionOS: 27,
      source: "tabrole/prominent"),
    Availability(
      "search", iOS: 18, macOS: 15, tvOS: 18, watchOS: 11, visionOS: 2, source: "tabrole/search"),
  ]

  /// Modifiers of a bar.
  static let barModifiers = [
    Availability(
      "defaultTabBarPlacement", iOS: 27, macOS: 27, tvOS: 27, watchOS: 27, visionOS: 27,
      source: "view/defaulttabbarplacement(_:)"),
    Availability(
      "indexViewStyle", iOS: 14, tvOS: 14, watchOS: 8, visionOS: 1,
      source: "view/indexviewstyle(_:)"
    ),
    Availability(
      "searchable", iOS: 15, macOS: 12, tvOS: 15, watchOS: 8, visionOS: 1,
      source: "view/searchable(text:placement:prompt:)"),
    Availability(
      "tabBarMinimizeBehavior", iOS: 26, macOS: 26, tvOS: 26, watchOS: 26, visionOS: 26,
      source: "view/tabbarminimizebehavior(_:)"),
    Availability(
      "tabViewBottomAccessory", label: "isEnabled", iOS: .init(26, 1),
      source: "view/tabviewbottomaccessory(isenabled:content:)"),
    Availability(
      "tabViewBottomAccessory", iOS: 26, source: "view/tabviewbottomaccessory(content:)"),
    Availability(
      "tabViewCustomization", iOS: 18, macOS: 15, visionOS: 2,
      source: "view/tabviewcustomization(_:)"
    ),
    Availability(
      "tabViewSearchActivation", iOS: 26, macOS: 26, source: "view/tabviewsearchactivation(_:)"),
    Availability(
      "tabViewSidebarBottomBar", iOS: 18, macOS: 15, visionOS: 2,
      source: "view/tabviewsidebarbottombar(content:)"),
    Availability(
      "tabViewSidebarFooter", iOS: 18, macOS: 15, visionOS: 2,
      source: "view/tabviewsidebarfooter(content:)"),
    Availability(
      "tabViewSidebarHeader", iOS: 18, macOS: 15, tvOS: 27, visionOS: 2,
      source: "view/tabviewsidebarheader(content:)"),
    Availability(
      "tabViewStyle", iOS: 14, macOS: 11, tvOS: 14, watchOS: 7, visionOS: 1,
      source: "view/tabviewstyle(_:)"),
    Availability(
      "toolbar", label: "for", iOS: 16, macOS: 13, tvOS: 16, watchOS: 9, visionOS: 1,
      source: "view/toolbar(_:for:)"),
    Availability(
      "toolbarVisibility", iOS: 18, macOS: 15, tvOS: 18, watchOS: 11, visionOS: 2,
      source: "view/toolbarvisibility(_:for:)"),
  ]

  /// Modifiers of a view that is a tab.
  static let viewModifiers = [
    Availability("badge", iOS: 15, macOS: 12, visionOS: 1, source: "view/badge(_:)"),
    Availability(
      "tabItem", iOS: 13, macOS: .init(10, 15), tvOS: 13, watchOS: 7, visionOS: 1,
      source: "view/tabitem(_:)"),
  ]

  /// Modifiers of a `Tab` or a `TabSection`.
  static let tabModifiers = [
    Availability("badge", iOS: 18, macOS: 15, visionOS: 2, source: "tabcontent/badge(_:)"),
    Availability(
      "customizationBehavior", iOS: 18, macOS: 15, visionOS: 2,
      source: "tabcontent/customizationbehavior(_:for:)"),
    Availability(
      "customizationID", iOS: 18, macOS: 15, tvOS: 18, watchOS: 11, visionOS: 2,
      source: "tabcontent/customizationid(_:)"),
    Availability(
      "defaultVisibility", iOS: 18, macOS: 15, visionOS: 2,
      source: "tabcontent/defaultvisibility(_:for:)"),
    Availability("hidden", iOS: 18, macOS: 15, visionOS: 2, source: "tabcontent/hidden(_:)"),
    Availability(
      "sectionActions", iOS: 18, macOS: 15, tvOS: 18, visionOS: 2,
      source: "tabcontent/sectionactions(content:)"),
    Availability(
      "swipeActions", iOS: 18, macOS: 15, visionOS: 2,
      source: "tabcontent/swipeactions(edge:allowsfullswipe:content:)"),
    Availability(
      "tabPlacement", iOS: 18, macOS: 15, tvOS: 18, watchOS: 11, visionOS: 2,
      source: "tabcontent/tabplacement(_:)"),
  ]
}
