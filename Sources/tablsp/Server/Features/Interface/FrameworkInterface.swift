/// The containers, items and modifiers that tab bars are written with, as Swift declares them: read with the parser that
/// reads everything else, and what completion, signature help and hovers know of names that no project declares.
///
/// Types that are no types of SwiftUI group the modifiers by what they are for: `SystemTab` are those of a tab of the
/// system's bar, `TraitTab` and `PreferenceTab` those of the two hand-written kinds, `SystemBar` those of a container.
enum FrameworkInterface {
  static let text = """
    /// SwiftUI's own tab bar. Each tab is a `Tab` (iOS 18), or a view with `.tabItem` and `.tag`.
    struct TabView {
      init(selection: Binding<SelectionValue>, content: () -> Content)
      init(content: () -> Content)
    }

    /// A tab bar whose views say themselves which tab they are, with `.tabBarItem(tab:selection:)`.
    struct CustomTabBarContainerView {
      init(selection: Binding<SelectionValue>, content: () -> Content)
    }

    /// A hand-written tab bar. Its arguments tell which kind: with data (`tabs:`), with labels on the views (`selectedTab:`), or with item views (`activeIndex:`).
    struct CustomTabView {
      init(tabs: [TabItemData], selectedIndex: Binding<Int>, content: (Int) -> Content)
      init(selectedTab: Binding<SelectionValue>, content: () -> Content)
      init(activeIndex: Binding<Int>, variant: TabVariant, content: () -> Content)
    }

    /// A tab of SwiftUI's own bar since iOS 18; `value:` is what selects it.
    struct Tab {
      init(_ title: LocalizedStringKey, systemImage: SymbolName, value: SelectionValue, content: () -> Content)
      init(_ title: LocalizedStringKey, systemImage: SymbolName, content: () -> Content)
      init(_ title: LocalizedStringKey, systemImage: SymbolName, value: SelectionValue, role: TabRole?, content: () -> Content)
      init(_ title: LocalizedStringKey, image: String, value: SelectionValue, role: TabRole? = nil, content: () -> Content)
      init(value: SelectionValue, role: TabRole? = nil, content: () -> Content, label: () -> Label)
      init(value: SelectionValue, role: TabRole? = nil, content: () -> Content)
    }

    /// A group of tabs that a sidebar shows under one title; a bar shows its tabs among the others.
    struct TabSection {
      init(_ title: LocalizedStringKey, content: () -> Content)
      init(content: () -> Content, header: () -> Header)
    }

    /// The data of one tab; the tab's place in the array is what selects it, counted from 0.
    struct TabItemData {
      init(image: String, selectedImage: String, title: String)
    }

    /// A tab of a bar with `activeIndex:`; its place is what selects it, counted from 0.
    struct CustomTabItem {
      init(title: String, content: () -> Content)
    }

    /// Makes the same views for each element; without a tag, the element's `id` is what selects the tab.
    struct ForEach {
      init(_ data: Data, id: KeyPath, content: (Element) -> Content)
      init(_ data: Data, content: (Element) -> Content)
    }

    /// Views without a container of their own; its modifiers hold for each.
    struct Group {
      init(content: () -> Content)
    }

    /// A title with an icon.
    struct Label {
      init(_ title: LocalizedStringKey, systemImage: SymbolName)
      init(_ title: LocalizedStringKey, image: String)
    }

    /// An icon: a symbol of the system, or an image of the app.
    struct Image {
      init(systemName: SymbolName)
      init(_ name: String)
    }

    /// A text.
    struct Text {
      init(_ key: LocalizedStringKey)
      init(verbatim: String)
    }

    extension SystemTab {
      /// The label in the tab bar: one text and one image.
      func tabItem(label: () -> Label)

      /// The value that selects this tab. It must have the selection's type.
      func tag(_ tag: SelectionValue)

      /// A number or a short text on the tab.
      func badge(_ count: Int)
    }

    extension SystemTabCall {
      /// A number or a short text on the tab.
      func badge(_ count: Int)

      /// Takes the tab away while the condition holds.
      func hidden(_ hidden: Bool)

      /// The name under which the user's order and visibility of the tab are kept.
      func customizationID(_ id: String)

      /// Whether the user may move or hide the tab.
      func customizationBehavior(_ behavior: TabCustomizationBehavior, for: AdaptableTabBarPlacement)

      /// Where the tab may stand in a bar that can be a sidebar.
      func tabPlacement(_ placement: TabPlacement)

      /// What can be done with the tab in a sidebar.
      func swipeActions(content: () -> Content)

      /// What a long press on the tab offers.
      func contextMenu(content: () -> Content)

      /// The name that user interface tests find the tab by.
      func accessibilityIdentifier(_ id: String)
    }

    extension PreferenceTab {
      /// Makes the view a tab of the container around it: `tab` is what selects it, its properties are its label.
      func tabBarItem(tab: SelectionValue, selection: Binding<SelectionValue>)
    }

    extension TraitTab {
      /// The label in the tab bar; without it the bar shows "Unnamed".
      func customTabItem(label: () -> Label)

      /// The value that selects this tab.
      func id(_ id: SelectionValue)
    }

    extension SystemBar {
      /// How the bar looks.
      func tabViewStyle(_ style: TabViewStyle)

      /// Whether and how the bar gets smaller while the user scrolls (iOS 26).
      func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior)

      /// A view above the bar (iOS 26).
      func tabViewBottomAccessory(content: () -> Content)

      /// Lets the user choose and order the tabs; each needs a `customizationID`.
      func tabViewCustomization(_ customization: Binding<TabViewCustomization>)

      /// Shows or hides the bar.
      func toolbar(_ visibility: Visibility, for: ToolbarPlacement)

      /// The colour of the selected tab.
      func tint(_ tint: Color)
    }

    extension AnyView {
      /// The colour of texts and symbols inside.
      func foregroundStyle(_ style: Color)

      /// The colour of texts and symbols inside.
      func foregroundColor(_ color: Color?)

      /// What stands behind the view.
      func background(_ style: Color)

      /// The colour of what can be tapped inside.
      func tint(_ tint: Color?)

      /// The colour of what can be tapped inside.
      func accentColor(_ color: Color?)

      /// The title of the page in a navigation stack.
      func navigationTitle(_ title: LocalizedStringKey)

      /// Is run when the view comes up.
      func onAppear(perform: () -> Void)

      /// How a screen reader names the view.
      func accessibilityLabel(_ label: LocalizedStringKey)
    }

    enum TabVariant {
      /// All tabs have the same width.
      case filled
      /// The bar scrolls; there is no limit to the number of tabs.
      case scrollable
    }

    enum TabRole {
      /// The tab for searching; the system gives it a label, an icon and a place.
      case search
    }

    enum TabViewStyle {
      case automatic
      /// Pages to swipe through; no bar is drawn.
      case page
      /// A bar that can become a sidebar (iOS 18).
      case sidebarAdaptable
      /// Only a bar, never a sidebar.
      case tabBarOnly
      case grouped
      case verticalPage
    }

    enum TabBarMinimizeBehavior {
      case automatic, onScrollDown, onScrollUp, never
    }

    enum TabCustomizationBehavior {
      case automatic, disabled, reorderable
    }

    enum AdaptableTabBarPlacement {
      case automatic, sidebar, tabBar
    }

    enum TabPlacement {
      case automatic, pinned, sidebarOnly
    }

    enum Visibility {
      case automatic, visible, hidden
    }

    enum ToolbarPlacement {
      case automatic, bottomBar, navigationBar, tabBar, windowToolbar
    }

    enum Color {
      case accentColor, black, blue, brown, clear, cyan, gray, green, indigo, mint, orange, pink, primary, purple, red, secondary, teal, white, yellow
    }

    """
}
