client push
# Reads (2), writes (3) and texts (1) in one document.
-- main.tabs --
enum Page { case home, mo$1re }
@State private var page: Page = .home
TabView(selection: $pa$2ge) {
    A().tabItem { Label("A", systemImage: "ho$3use") }.tag(Page.home)
    B().tabItem { Label("B", systemImage: "house") }.tag(Page.more)
}
.onAppear {
    page = .more
    if page == .home { print(page) }
}
// tablsp:ignore missing-ic$4on
// tablsp:ignore missing-icon, duplicate-id
-- other.tabs --
let other: Page = .more
== textDocument/documentHighlight main.tabs $1
[
  {
    "kind": 3,
    "range": 0:23-0:27
  },
  {
    "kind": 2,
    "range": 4:62-4:66
  },
  {
    "kind": 2,
    "range": 7:12-7:16
  }
]

== textDocument/documentHighlight main.tabs $2
[
  {
    "kind": 3,
    "range": 1:19-1:23
  },
  {
    "kind": 2,
    "range": 2:20-2:24
  },
  {
    "kind": 3,
    "range": 7:4-7:8
  },
  {
    "kind": 2,
    "range": 8:7-8:11
  },
  {
    "kind": 2,
    "range": 8:29-8:33
  }
]

== textDocument/documentHighlight main.tabs $3
[
  {
    "kind": 1,
    "range": 3:43-3:48
  },
  {
    "kind": 1,
    "range": 4:43-4:48
  }
]

== textDocument/documentHighlight main.tabs $4
[
  {
    "kind": 1,
    "range": 10:17-10:29
  },
  {
    "kind": 1,
    "range": 11:17-11:29
  }
]

== textDocument/documentHighlight other.tabs {"position": {"line": 0, "character": 20}}
[
  {
    "kind": 2,
    "range": 0:19-0:23
  }
]

== textDocument/documentHighlight other.tabs {"position": {"line": 0, "character": 1}}
null
