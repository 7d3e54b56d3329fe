client neovim-0.7
-- main.tabs --
enum Place { case home, mail }
@State var place: Place = .home
TabView(selection: $place) {
    Tab("Home", systemImage: "house", value: .$1) { HomeView() }
    T$2
}
# A client with snippets only here.
== textDocument/completion main.tabs $1
{
  "isIncomplete": false,
  "items": [
    {
      "detail": "Place",
      "documentation": {
        "kind": "markdown",
        "value": |
          ```swift
          enum Place
          case home
          ```

          No tab has this id.
      },
      "filterText": "home",
      "kind": 20,
      "label": "home",
      "sortText": "00000",
      "textEdit": 3:46-3:46 -> "home"
    },
    {
      "detail": "Place",
      "documentation": {
        "kind": "markdown",
        "value": |
          ```swift
          enum Place
          case mail
          ```

          No tab has this id.
      },
      "filterText": "mail",
      "kind": 20,
      "label": "mail",
      "sortText": "00001",
      "textEdit": 3:46-3:46 -> "mail"
    }
  ]
}
