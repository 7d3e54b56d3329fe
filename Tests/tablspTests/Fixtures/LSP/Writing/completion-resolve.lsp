client static
-- main.tabs --
enum Place: Int { case home, mail; var title: String { "x" } }
@State var place: Place = .home
TabView(selection: $place) {
    Tab("Home", systemImage: "house", value: .$1) { HomeView() }
}
-- main.swift --
enum Place: Int { case home, mail }
let x: Place = .$1
# An item as a client that can do everything gets it.
== textDocument/completion main.tabs $1
{
  "isIncomplete": false,
  "items": [
    {
      "commitCharacters": [")", ","],
      "data": {
        "topic": ["case", "Place", "home"],
        "uri": "main.tabs"
      },
      "detail": "Place",
      "filterText": "home",
      "kind": 20,
      "label": "home",
      "labelDetails": {
        "description": "Place"
      },
      "preselect": true,
      "sortText": "00000",
      "textEdit": {
        "insert": 3:46-3:46,
        "newText": "home",
        "replace": 3:46-3:46
      }
    },
    {
      "commitCharacters": [")", ","],
      "data": {
        "topic": ["case", "Place", "mail"],
        "uri": "main.tabs"
      },
      "detail": "Place",
      "filterText": "mail",
      "kind": 20,
      "label": "mail",
      "labelDetails": {
        "description": "Place"
      },
      "sortText": "00001",
      "textEdit": {
        "insert": 3:46-3:46,
        "newText": "mail",
        "replace": 3:46-3:46
      }
    }
  ]
}

# Nothing in Swift files: another server is there.
== textDocument/completion main.swift $1
null
