client vscode-1.65
-- main.tabs --
enum Place { case home, mail }
@State var place: Place = .home
TabView(selection: $place) {
    Tab("Home", systemImage: "house", value: .home) { Home() }
    Tab("Mail", systemImage: "tray", value: .mial$1) { Mail() }
}
# A client that asks again gets what mends the file when the user has chosen it, and only then.
== textDocument/codeAction main.tabs $1 {"context": {"diagnostics": [], "only": ["source.fixAll"]}}
[
  {
    "data": {
      "uri": "main.tabs",
      "version": 1
    },
    "kind": "source.fixAll.tablsp",
    "title": "Fix everything that is safe to fix"
  }
]

== codeAction/resolve {"title": "Fix everything that is safe to fix", "kind": "source.fixAll.tablsp", "data": {"uri": "file:main.tabs", "version": 1}}
{
  "data": {
    "uri": "main.tabs",
    "version": 1
  },
  "edit": {
    "documentChanges": [
      {
        "edits": [
          4:45-4:49 -> "mail"
        ],
        "textDocument": {
          "uri": "main.tabs",
          "version": 1
        }
      }
    ]
  },
  "kind": "source.fixAll.tablsp",
  "title": "Fix everything that is safe to fix"
}

# Of an older text nothing can be said any more.
== change main.tabs ""
<- textDocument/publishDiagnostics {
  "diagnostics": [],
  "uri": "main.tabs",
  "version": 2
}

== codeAction/resolve {"title": "Fix everything that is safe to fix", "kind": "source.fixAll.tablsp", "data": {"uri": "file:main.tabs", "version": 1}}
{
  "code": -32801,
  "message": "the document has changed since"
}
