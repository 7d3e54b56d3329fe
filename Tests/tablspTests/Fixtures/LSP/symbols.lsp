client pull
# The outline of each dialect.
-- system.tabs --
enum Page: String {
    case news, sport = "s"
}

@State private var page: Page = .news

TabView(selection: $page) {
    NewsView()
        .tabItem { Label("News", systemImage: "newspaper") }
        .tag(Page.news)
    TabSection("Library") {
        Tab("Sport", systemImage: "ball", value: .sport) { SportView() }
    }
    ForEach(0..<3) { index in
        RowView(index).tabItem { Text("Row \(index)") }.tag(index)
    }
    Untitled()
    Tab(value: .sport) {
        TabView { Inner().tabItem { Text(" ") } }
    }
}
-- item-view.tabs --
@State private var activeIndex = 0
CustomTabView(activeIndex: $activeIndex) {
    CustomTabItem(title: "A") { A() }
    CustomTabItem(title: "B") { B() }
}
-- data.swift --
struct TabItemData { let image: String; let title: String }
enum Kind: Int, CaseIterable {
    case home, files
    var tabItem: TabItemData {
        switch self {
        case .home: TabItemData(image: "h", title: "Home")
        case .files: TabItemData(image: "f", title: "Files")
        }
    }
}
struct MainView: View {
    @State var index = 0
    var body: some View {
        CustomTabView(tabs: Kind.allCases.map { $0.tabItem }, selectedIndex: $index) { i in Text("\(i)") }
    }
}
extension MainView {
    func helper() {}
}
== textDocument/documentSymbol system.tabs
== textDocument/documentSymbol item-view.tabs
== textDocument/documentSymbol data.swift
== workspace/symbol {"query": "fil"}
== workspace/symbol {"query": "tbvw"}
== workspace/symbol {"query": "nothing of the kind"}
