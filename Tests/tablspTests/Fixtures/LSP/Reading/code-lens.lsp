client static
-- main.tabs --
TabView {
    AView().tabItem { Text("A") }
    if x { BView().tabItem { Text("B") } }
}
TabView {
    Tab("1", image: "1") {}
    Tab("2", image: "2") {}
    Tab("3", image: "3") {}
    Tab("4", image: "4") {}
    Tab("5", image: "5") {}
    Tab("6", image: "6") {}
}
CustomTabBarContainerView(selection: $x) { content }
-- main.swift --
let x = TabView { Text("") }
# One for each bar.
== textDocument/codeLens main.tabs
[
  {
    "command": {
      "arguments": [
        {
          "range": 0:0-0:7,
          "uri": "main.tabs"
        }
      ],
      "command": "tablsp.listTabs",
      "title": "at most 2 tabs"
    },
    "range": 0:0-0:7
  },
  {
    "command": {
      "arguments": [
        {
          "range": 4:0-4:7,
          "uri": "main.tabs"
        }
      ],
      "command": "tablsp.listTabs",
      "title": "6 tabs, 4 before \"More\""
    },
    "range": 4:0-4:7
  },
  {
    "command": {
      "arguments": [
        {
          "range": 12:0-12:25,
          "uri": "main.tabs"
        }
      ],
      "command": "tablsp.listTabs",
      "title": "an unknown number of tabs"
    },
    "range": 12:0-12:25
  }
]

# None in Swift files.
== textDocument/codeLens main.swift
null

# The command names the tabs.
== workspace/executeCommand {"command": "tablsp.listTabs", "arguments": []}
{
  "code": -32602,
  "message": "'tablsp.listTabs' needs the place of a bar"
}

== workspace/executeCommand {"command": "no.such"}
{
  "code": -32602,
  "message": "there is no command 'no.such'"
}
