client pull
# A client that takes links gets the word that leads there, the whole declaration and its name.
-- main.tabs --
enum Page { case home, more }
@State private var page: Page = .ho$1me
TabView(selection: $pa$2ge) { A().tag(Page.mo$3re) }
== textDocument/definition main.tabs $1
== textDocument/definition main.tabs $2
== textDocument/declaration main.tabs $3
== textDocument/typeDefinition main.tabs $2
