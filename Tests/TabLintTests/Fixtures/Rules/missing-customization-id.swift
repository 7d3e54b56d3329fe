import SwiftUI

extension TabContent {
    func named(_ name: String) -> some TabContent<TabValue> {
        customizationID("paper.\(name)")
    }
}

struct Bar: View {
    @SceneStorage("order") private var order: TabViewCustomization
    let papers: [Paper]

    var body: some View {
        TabView {
//      ^^^^^^^ tab-overflow: 8 tabs: 4 are shown, the others move into "More"
            Tab("News", systemImage: "newspaper") { NewsView() }
                .customizationID("news")
            Tab("Sport", systemImage: "trophy") { SportView() }
//          ^^^ missing-customization-id: tab "Sport" has no customizationID: it can't be moved or hidden
            Tab("Pinned", systemImage: "pin") { PinnedView() }
                .customizationBehavior(.disabled, for: .sidebar, .tabBar)
            Tab("Fixed", systemImage: "lock") { FixedView() }
                .customizationBehavior(.disabled, for: .automatic)
            Tab("Half", systemImage: "square") { HalfView() }
//          ^^^ missing-customization-id: tab "Half" has no customizationID: it can't be moved or hidden
                .customizationBehavior(.disabled, for: .sidebar)
            Tab("Loose", systemImage: "circle") { LooseView() }
//          ^^^ missing-customization-id: tab "Loose" has no customizationID: it can't be moved or hidden
                .customizationBehavior(isLocked ? .disabled : .automatic, for: .automatic)
            Tab("Named", systemImage: "tag") { NamedView() }
                .named("named")
            Tab(role: .search) { SearchView() }
//          ^^^ missing-customization-id: the search tab has no customizationID: it can't be moved or hidden
            TabSection("Papers") {
//          ^^^^^^^^^^ missing-customization-id: this section has no customizationID: it can't be moved or hidden
                ForEach(papers) { paper in
                    Tab(paper.name, systemImage: "doc") { PaperView(paper) }
//                  ^^^ missing-customization-id: tab 9 has no customizationID: it can't be moved or hidden
                }
            }
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabViewCustomization($order)
    }
}

struct NotCustomized: View {
    var body: some View {
        TabView {
            Tab("News", systemImage: "newspaper") { NewsView() }
            Tab("Sport", systemImage: "trophy") { SportView() }
        }
        .tabViewStyle(.sidebarAdaptable)
    }
}
