client pull
# What a stored value loses by a new name is said with the edit, which waits for the user.
-- main.tabs --
enum Page: String { case ho$1me, more }
@AppStorage("page") private var page: Page = .home
TabView(selection: $page) { A().tag(Page.home) }
@AppStorage("n") private var n = 1
TabView(selection: $n) { A().tag($21); B().tag(2) }
== textDocument/prepareRename main.tabs $1
{
  "placeholder": "home",
  "range": 0:25-0:29
}

== textDocument/rename main.tabs $1 {"newName": "start"}
{
  "changeAnnotations": {
    "warning": {
      "description": "the raw value changes from \"home\" to \"start\": what was stored with the old one is not found any more",
      "label": "A stored value changes",
      "needsConfirmation": true
    }
  },
  "documentChanges": [
    {
      "edits": [
        {
          "annotationId": "warning",
          "newText": "start",
          "range": 0:25-0:29
        },
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

== textDocument/prepareRename main.tabs $2
{
  "placeholder": "1",
  "range": 4:33-4:34
}

== textDocument/rename main.tabs $2 {"newName": "3"}
{
  "changeAnnotations": {
    "warning": {
      "description": "a stored 1 will match no tab any more",
      "label": "A stored value changes",
      "needsConfirmation": true
    }
  },
  "documentChanges": [
    {
      "edits": [
        3:33-3:34 -> "3",
        {
          "annotationId": "warning",
          "newText": "3",
          "range": 4:33-4:34
        }
      ],
      "textDocument": {
        "uri": "main.tabs",
        "version": 1
      }
    }
  ]
}
