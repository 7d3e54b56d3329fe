client push
# A rename over three files, one of them closed; a client without versions.
-- Item.swift (closed) --
enum Item { case home, search }
-- main.swift --
struct Root: View {
    @State private var item: Item = .ho$1me
    var body: some View {
        TabView(selection: $2$item) { Tab("home", systemImage: "h$3ouse", value: .home) { A() } }
    }
}
-- second.tabs --
@State private var page: Item = .home
TabView(selection: $page) { A().tag(Item.ho$1me) }
struct Unknown$2 { func f(_ x: External) { x.go(.search$3) } }
== textDocument/prepareRename main.swift $1
== textDocument/rename main.swift $1 {"newName": "start"}
== textDocument/rename second.tabs $1 {"newName": "start"}
# The `$` belongs to the word that is shown, not to the name.
== textDocument/prepareRename main.swift $2
== textDocument/rename main.swift $2 {"newName": "tab"}
# Refusals: taken, no name, not ours, nothing, not decided.
== textDocument/rename main.swift $1 {"newName": "search"}
== textDocument/rename main.swift $1 {"newName": "a b"}
== textDocument/prepareRename main.swift $3
== textDocument/rename main.swift $3 {"newName": "tray"}
== textDocument/prepareRename second.tabs {"position": {"line": 0, "character": 2}}
== textDocument/rename second.tabs {"position": {"line": 0, "character": 2}, "newName": "x"}
== textDocument/prepareRename second.tabs $3
== textDocument/rename second.tabs $3 {"newName": "find"}
== textDocument/prepareRename second.tabs $2
