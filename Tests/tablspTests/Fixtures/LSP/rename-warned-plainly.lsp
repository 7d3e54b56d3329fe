client eglot-1.9
# A client that shows nothing with its edits gets a message.
-- main.tabs --
enum Page: String { case ho$1me, more }
@AppStorage("page") private var page: Page = .home
TabView(selection: $page) { A().tag(Page.home) }
== textDocument/rename main.tabs $1 {"newName": "start"}
{
  "documentChanges": [
    {
      "edits": [
        0:25-0:29 -> "start",
        1:46-1:50 -> "start",
        2:41-2:45 -> "start"
      ],
      "textDocument": {
        "uri": "main.tabs",
        "version": 1
      }
    }
  ]
}
<- window/showMessage {
  "message": "the raw value changes from \"home\" to \"start\": what was stored with the old one is not found any more",
  "type": 2
}
