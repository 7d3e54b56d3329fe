client none
# A client that knows no nested symbols gets them one after the other.
-- main.tabs --
enum Page { case home }
@State private var page: Page = .home
TabView(selection: $page) {
    Tab("Home", systemImage: "house", value: .home) { A() }
}
-- empty.tabs --
== textDocument/documentSymbol main.tabs
== textDocument/documentSymbol empty.tabs
