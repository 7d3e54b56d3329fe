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
{
  "placeholder": "home",
  "range": 1:37-1:41
}

== textDocument/rename main.swift $1 {"newName": "start"}
{
  "documentChanges": [
    {
      "edits": [
        0:17-0:21 -> "start"
      ],
      "textDocument": {
        "uri": "Item.swift",
        "version": null
      }
    },
    {
      "edits": [
        1:37-1:41 -> "start",
        3:78-3:82 -> "start"
      ],
      "textDocument": {
        "uri": "main.swift",
        "version": 1
      }
    },
    {
      "edits": [
        0:33-0:37 -> "start",
        1:41-1:45 -> "start"
      ],
      "textDocument": {
        "uri": "second.tabs",
        "version": 1
      }
    }
  ]
}

== textDocument/rename second.tabs $1 {"newName": "start"}
{
  "documentChanges": [
    {
      "edits": [
        0:17-0:21 -> "start"
      ],
      "textDocument": {
        "uri": "Item.swift",
        "version": null
      }
    },
    {
      "edits": [
        1:37-1:41 -> "start",
        3:78-3:82 -> "start"
      ],
      "textDocument": {
        "uri": "main.swift",
        "version": 1
      }
    },
    {
      "edits": [
        0:33-0:37 -> "start",
        1:41-1:45 -> "start"
      ],
      "textDocument": {
        "uri": "second.tabs",
        "version": 1
      }
    }
  ]
}

# The `$` belongs to the word that is shown, not to the name.
== textDocument/prepareRename main.swift $2
{
  "placeholder": "item",
  "range": 3:27-3:32
}

== textDocument/rename main.swift $2 {"newName": "tab"}
{
  "documentChanges": [
    {
      "edits": [
        1:23-1:27 -> "tab",
        3:28-3:32 -> "tab"
      ],
      "textDocument": {
        "uri": "main.swift",
        "version": 1
      }
    }
  ]
}

# Refusals: taken, no name, not ours, nothing, not decided.
== textDocument/rename main.swift $1 {"newName": "search"}
{
  "code": -32803,
  "message": "'Item' already has 'search' (Item.swift:1:24)"
}

== textDocument/rename main.swift $1 {"newName": "a b"}
{
  "code": -32803,
  "message": "'a b' is no name"
}

== textDocument/prepareRename main.swift $3
{
  "code": -32803,
  "message": "\"house\" is a picture of the system; its name can't be changed"
}

== textDocument/rename main.swift $3 {"newName": "tray"}
{
  "code": -32803,
  "message": "\"house\" is a picture of the system; its name can't be changed"
}

== textDocument/prepareRename second.tabs {"position": {"line": 0, "character": 2}}
null

== textDocument/rename second.tabs {"position": {"line": 0, "character": 2}, "newName": "x"}
{
  "code": -32803,
  "message": "nothing here has a name to change"
}

== textDocument/prepareRename second.tabs $3
{
  "code": -32803,
  "message": "it can't be told what this means"
}

== textDocument/rename second.tabs $3 {"newName": "find"}
{
  "code": -32803,
  "message": "it can't be told what this means"
}

== textDocument/prepareRename second.tabs $2
{
  "placeholder": "Unknown",
  "range": 2:7-2:14
}
