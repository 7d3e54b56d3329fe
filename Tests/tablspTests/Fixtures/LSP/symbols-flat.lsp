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
[
  {
    "kind": 10,
    "location": {
      "range": 0:5-0:9,
      "uri": "main.tabs"
    },
    "name": "Page"
  },
  {
    "containerName": "Page",
    "kind": 22,
    "location": {
      "range": 0:17-0:21,
      "uri": "main.tabs"
    },
    "name": "home"
  },
  {
    "kind": 13,
    "location": {
      "range": 1:19-1:23,
      "uri": "main.tabs"
    },
    "name": "page"
  },
  {
    "kind": 19,
    "location": {
      "range": 2:0-2:7,
      "uri": "main.tabs"
    },
    "name": "TabView"
  },
  {
    "containerName": "TabView",
    "kind": 8,
    "location": {
      "range": 3:8-3:14,
      "uri": "main.tabs"
    },
    "name": "Home"
  }
]

== textDocument/documentSymbol empty.tabs
[]
