client pull
# What a stored value loses by a new name is said with the edit, which waits for the user.
-- main.tabs --
enum Page: String { case ho$1me, more }
@AppStorage("page") private var page: Page = .home
TabView(selection: $page) { A().tag(Page.home) }
@AppStorage("n") private var n = 1
TabView(selection: $n) { A().tag($21); B().tag(2) }
== textDocument/prepareRename main.tabs $1
== textDocument/rename main.tabs $1 {"newName": "start"}
== textDocument/prepareRename main.tabs $2
== textDocument/rename main.tabs $2 {"newName": "3"}
