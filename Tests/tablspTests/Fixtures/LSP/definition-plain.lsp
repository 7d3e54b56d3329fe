client none
# A client that takes no links gets places.
-- main.tabs --
enum Page { case home, more }
@State private var page: Page = .ho$1me
TabView(selection: $pa$2ge) { A().tag(Page.more) }
-- notes.txt (closed) --
page$1
== textDocument/definition main.tabs $1
[
  {
    "range": 0:17-0:21,
    "uri": "main.tabs"
  }
]

== textDocument/typeDefinition main.tabs $2
[
  {
    "range": 0:5-0:9,
    "uri": "main.tabs"
  }
]

# A document of neither language.
== textDocument/definition notes.txt $1
null

== textDocument/references notes.txt $1
null

== textDocument/documentHighlight notes.txt $1
null

== textDocument/rename notes.txt $1 {"newName": "x"}
{
  "code": -32803,
  "message": "nothing here has a name to change"
}

== textDocument/documentSymbol notes.txt
null
