client push
# All places of a name, with and without its declaration.
-- Item.swift (closed) --
enum Item {
    case home, search
    var title: String {
        switch self {
        case .home: "home"
        case .search: "search"
        }
    }
}
enum Other { case home }
-- main.swift --
struct Root: View {
    @State private var item = Item.ho$1me
    var body: some View {
        TabView(selection: $i$2tem) {
            Tab("home", systemImage: "h$3ouse", value: .home) { A() }
            Tab("Search", systemImage: "house", value: Item.search) { B() }
        }
        .onAppear { if item == .home { print(Other.home) } }
        // tablsp:ignore duplicate-id$4, missing-icon
    }
}
-- second.tabs --
// tablsp:ignore-file duplicate-id -- shown twice
@State private var n = $10
TabView(selection: $n) {
    A().tag(0).tabItem { Text("0") }
    if n == 0 { B().tag(1).tabItem { Text("1") } }
}
.onAppear { n = isNew ? 1 : 0 }
== textDocument/references main.swift $1
[
  {
    "range": 1:9-1:13,
    "uri": "Item.swift"
  },
  {
    "range": 4:14-4:18,
    "uri": "Item.swift"
  },
  {
    "range": 1:35-1:39,
    "uri": "main.swift"
  },
  {
    "range": 4:54-4:58,
    "uri": "main.swift"
  },
  {
    "range": 7:32-7:36,
    "uri": "main.swift"
  }
]

== textDocument/references main.swift $1 {"context": {"includeDeclaration": false}}
[
  {
    "range": 4:14-4:18,
    "uri": "Item.swift"
  },
  {
    "range": 1:35-1:39,
    "uri": "main.swift"
  },
  {
    "range": 4:54-4:58,
    "uri": "main.swift"
  },
  {
    "range": 7:32-7:36,
    "uri": "main.swift"
  }
]

== textDocument/references main.swift $2
[
  {
    "range": 1:23-1:27,
    "uri": "main.swift"
  },
  {
    "range": 3:28-3:32,
    "uri": "main.swift"
  },
  {
    "range": 7:23-7:27,
    "uri": "main.swift"
  }
]

== textDocument/references main.swift $3
[
  {
    "range": 4:38-4:43,
    "uri": "main.swift"
  },
  {
    "range": 5:40-5:45,
    "uri": "main.swift"
  }
]

== textDocument/references main.swift $4
[
  {
    "range": 8:25-8:37,
    "uri": "main.swift"
  },
  {
    "range": 0:22-0:34,
    "uri": "second.tabs"
  }
]

== textDocument/references second.tabs $1
[
  {
    "range": 1:23-1:24,
    "uri": "second.tabs"
  },
  {
    "range": 3:12-3:13,
    "uri": "second.tabs"
  },
  {
    "range": 4:12-4:13,
    "uri": "second.tabs"
  },
  {
    "range": 6:28-6:29,
    "uri": "second.tabs"
  }
]

== textDocument/references second.tabs $1 {"context": {"includeDeclaration": false}}
[
  {
    "range": 1:23-1:24,
    "uri": "second.tabs"
  },
  {
    "range": 4:12-4:13,
    "uri": "second.tabs"
  },
  {
    "range": 6:28-6:29,
    "uri": "second.tabs"
  }
]

# Nothing is meant by a keyword.
== textDocument/references second.tabs {"position": {"line": 4, "character": 4}}
null
