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
            Tab("News", systemImage: "newspaper") { NewsView() }
                .customizationID("news")
            Tab("Sport", systemImage: "trophy") { SportView() }.customizationID("sport")
            Tab("Pinned", systemImage: "pin") { PinnedView() }
                .customizationBehavior(.disabled, for: .sidebar, .tabBar)
            Tab("Fixed", systemImage: "lock") { FixedView() }
                .customizationBehavior(.disabled, for: .automatic)
            Tab("Half", systemImage: "square") { HalfView() }
                .customizationBehavior(.disabled, for: .sidebar)
                .customizationID("half")
            Tab("Loose", systemImage: "circle") { LooseView() }
                .customizationBehavior(isLocked ? .disabled : .automatic, for: .automatic)
                .customizationID("loose")
            Tab("Named", systemImage: "tag") { NamedView() }
                .named("named")
            Tab(role: .search) { SearchView() }
            TabSection("Papers") {
                ForEach(papers) { paper in
                    Tab(paper.name, systemImage: "doc") { PaperView(paper) }
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
