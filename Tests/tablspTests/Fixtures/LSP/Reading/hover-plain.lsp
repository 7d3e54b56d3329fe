client eglot-1.9
-- main.tabs --
// tablsp:ignore tab-over$1flow
Tab$2View {
    AView().tabItem { Text("A") }
    BView().tabItem { Text("B | c`d*") }
}
# For a client that reads plain text only.
== textDocument/hover main.tabs $2 {"position": {"line": 1, "character": 3}}
{
  "contents": {
    "kind": "plaintext",
    "value": |
      TabView: the system's tab bar, 2 tabs

      ┌━━━┬──────────┐
      │ – │    –     │
      │ A │ B | c`d* │
      └───┴──────────┘

      #  id  label     icon
      1  –   A         –
      2  –   B | c`d*  –
  },
  "range": 1:0-1:7
}

== textDocument/hover other.tabs {"position": {"line": 1, "character": 3}}
null

== textDocument/hover main.tabs {"position": {"line": 100, "character": 3}}
null
