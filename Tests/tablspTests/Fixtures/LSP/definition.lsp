client push
# Where the names of each dialect lead, over open and closed files.
-- Item.swift (closed) --
enum Item: Int, CaseIterable {
    case home, search

    var title: String { "Home" }
}
-- Bar.swift (closed) --
struct Bar<Content: View>: View {
    @Binding var selection: Item
    let content: Content

    init(selection: Binding<Item>, @ViewBuilder content: () -> Content) {
        _selection = selection
        self.content = content()
    }
}

extension View {
    func tabBarItem(tab: Item, selection: Binding<Item>) -> some View { self }
}
-- App.swift --
struct App: View {
    @State private var item: Item = .$1home

    var body: some View {
        B$2ar(s$3election: $i$4tem) {
            Text(item.t$5itle).tabBar$6Item(t$7ab: Item.s$8earch, selection: $item)
        }
        .onChange(of: self.$9item) { print($0) }
    }
}
-- main.tabs --
@State private var index = $10
TabView(selection: $index) {
    A().tabItem { Text("A") }.tag($20)
    B().tabItem { Label("B", systemImage: "$3tray") }.tag(1)
}
@State private var place = $40
CustomTabView(activeIndex: $place) {
    CustomTabItem(title: "$5A") { A() }
}
# Cases, from an initial value and from `Item.search`.
== textDocument/definition App.swift $1
== textDocument/definition App.swift $8
# The container and the label of its initialiser.
== textDocument/definition App.swift $2
== textDocument/definition App.swift $3
# The state: behind `$`, behind `self.`.
== textDocument/definition App.swift $4
== textDocument/definition App.swift $9
# A property of the enum, a modifier and its label.
== textDocument/definition App.swift $5
== textDocument/definition App.swift $6
== textDocument/definition App.swift $7
# The types behind a case, a state and a container.
== textDocument/typeDefinition App.swift $1
== textDocument/typeDefinition App.swift $4
== textDocument/typeDefinition App.swift $2
== textDocument/declaration App.swift $4
# The value that a selection starts with leads to its tab.
== textDocument/definition main.tabs $1
== textDocument/definition main.tabs $2
== textDocument/definition main.tabs $4
# Nothing is declared here.
== textDocument/definition main.tabs $3
== textDocument/definition main.tabs $5
