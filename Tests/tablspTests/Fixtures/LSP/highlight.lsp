client push
# Reads (2), writes (3) and texts (1) in one document.
-- main.tabs --
enum Page { case home, mo$1re }
@State private var page: Page = .home
TabView(selection: $pa$2ge) {
    A().tabItem { Label("A", systemImage: "ho$3use") }.tag(Page.home)
    B().tabItem { Label("B", systemImage: "house") }.tag(Page.more)
}
.onAppear {
    page = .more
    if page == .home { print(page) }
}
// tablsp:ignore missing-ic$4on
// tablsp:ignore missing-icon, duplicate-id
-- other.tabs --
let other: Page = .more
== textDocument/documentHighlight main.tabs $1
== textDocument/documentHighlight main.tabs $2
== textDocument/documentHighlight main.tabs $3
== textDocument/documentHighlight main.tabs $4
== textDocument/documentHighlight other.tabs {"position": {"line": 0, "character": 20}}
== textDocument/documentHighlight other.tabs {"position": {"line": 0, "character": 1}}
