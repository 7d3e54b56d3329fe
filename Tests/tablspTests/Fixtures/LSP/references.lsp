client push
# All places of a name, with and without its declaration.
-- Item.swift (closed) --
enum Item {
    case home, search
    var title: String {
        switch self {
        case .home: "home"
        case .search: "search"
        }
    }
}
enum Other { case home }
-- main.swift --
struct Root: View {
    @State private var item = Item.ho$1me
    var body: some View {
        TabView(selection: $i$2tem) {
            Tab("home", systemImage: "h$3ouse", value: .home) { A() }
            Tab("Search", systemImage: "house", value: Item.search) { B() }
        }
        .onAppear { if item == .home { print(Other.home) } }
        // tablsp:ignore duplicate-id$4, missing-icon
    }
}
-- second.tabs --
// tablsp:ignore-file duplicate-id -- shown twice
@State private var n = $10
TabView(selection: $n) {
    A().tag(0).tabItem { Text("0") }
    if n == 0 { B().tag(1).tabItem { Text("1") } }
}
.onAppear { n = isNew ? 1 : 0 }
# nothing here$2
== textDocument/references main.swift $1
== textDocument/references main.swift $1 {"context": {"includeDeclaration": false}}
== textDocument/references main.swift $2
== textDocument/references main.swift $3
== textDocument/references main.swift $4
== textDocument/references second.tabs $1
== textDocument/references second.tabs $1 {"context": {"includeDeclaration": false}}
== textDocument/references second.tabs $2
