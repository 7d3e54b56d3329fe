client pull
# A client that takes links gets the word that leads there, the whole declaration and its name.
-- main.tabs --
enum Page { case home, more }
@State private var page: Page = .ho$1me
TabView(selection: $pa$2ge) { A().tag(Page.mo$3re) }
== textDocument/definition main.tabs $1
[
  {
    "originSelectionRange": 1:33-1:37,
    "targetRange": 0:17-0:21,
    "targetSelectionRange": 0:17-0:21,
    "targetUri": "main.tabs"
  }
]

== textDocument/definition main.tabs $2
[
  {
    "originSelectionRange": 2:20-2:24,
    "targetRange": 1:0-1:37,
    "targetSelectionRange": 1:19-1:23,
    "targetUri": "main.tabs"
  }
]

== textDocument/declaration main.tabs $3
[
  {
    "originSelectionRange": 2:41-2:45,
    "targetRange": 0:23-0:27,
    "targetSelectionRange": 0:23-0:27,
    "targetUri": "main.tabs"
  }
]

== textDocument/typeDefinition main.tabs $2
[
  {
    "originSelectionRange": 2:20-2:24,
    "targetRange": 0:0-0:29,
    "targetSelectionRange": 0:5-0:9,
    "targetUri": "main.tabs"
  }
]
