client eglot-1.9
# A client that shows nothing with its edits gets a message.
-- main.tabs --
enum Page: String { case ho$1me, more }
@AppStorage("page") private var page: Page = .home
TabView(selection: $page) { A().tag(Page.home) }
== textDocument/rename main.tabs $1 {"newName": "start"}
