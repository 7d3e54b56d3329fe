client pull
# The outline of each dialect.
-- system.tabs --
enum Page: String {
    case news, sport = "s"
}

@State private var page: Page = .news

TabView(selection: $page) {
    NewsView()
        .tabItem { Label("News", systemImage: "newspaper") }
        .tag(Page.news)
    TabSection("Library") {
        Tab("Sport", systemImage: "ball", value: .sport) { SportView() }
    }
    ForEach(0..<3) { index in
        RowView(index).tabItem { Text("Row \(index)") }.tag(index)
    }
    Untitled()
    Tab(value: .sport) {
        TabView { Inner().tabItem { Text(" ") } }
    }
}
-- item-view.tabs --
@State private var activeIndex = 0
CustomTabView(activeIndex: $activeIndex) {
    CustomTabItem(title: "A") { A() }
    CustomTabItem(title: "B") { B() }
}
-- data.swift --
struct TabItemData { let image: String; let title: String }
enum Kind: Int, CaseIterable {
    case home, files
    var tabItem: TabItemData {
        switch self {
        case .home: TabItemData(image: "h", title: "Home")
        case .files: TabItemData(image: "f", title: "Files")
        }
    }
}
struct MainView: View {
    @State var index = 0
    var body: some View {
        CustomTabView(tabs: Kind.allCases.map { $0.tabItem }, selectedIndex: $index) { i in Text("\(i)") }
    }
}
extension MainView {
    func helper() {}
}
== textDocument/documentSymbol system.tabs
[
  {
    "children": [
      {
        "children": [],
        "detail": "= \"news\"",
        "kind": 22,
        "name": "news",
        "range": 1:9-1:13,
        "selectionRange": 1:9-1:13
      },
      {
        "children": [],
        "detail": "= \"s\"",
        "kind": 22,
        "name": "sport",
        "range": 1:15-1:26,
        "selectionRange": 1:15-1:20
      }
    ],
    "detail": "String",
    "kind": 10,
    "name": "Page",
    "range": 0:0-2:1,
    "selectionRange": 0:5-0:9
  },
  {
    "children": [],
    "detail": "Page",
    "kind": 13,
    "name": "page",
    "range": 4:0-4:37,
    "selectionRange": 4:19-4:23
  },
  {
    "children": [
      {
        "children": [],
        "detail": "Page.news",
        "kind": 8,
        "name": "News",
        "range": 7:4-9:23,
        "selectionRange": 8:25-8:31
      },
      {
        "children": [
          {
            "children": [],
            "detail": "Page.sport",
            "kind": 8,
            "name": "Sport",
            "range": 11:8-11:72,
            "selectionRange": 11:12-11:19
          }
        ],
        "kind": 3,
        "name": "Library",
        "range": 10:4-12:5,
        "selectionRange": 10:4-10:14
      },
      {
        "children": [],
        "detail": "3 tabs",
        "kind": 8,
        "name": "RowView",
        "range": 14:8-14:66,
        "selectionRange": 14:8-14:15
      },
      {
        "children": [],
        "kind": 8,
        "name": "Untitled",
        "range": 16:4-16:14,
        "selectionRange": 16:4-16:12
      },
      {
        "children": [
          {
            "children": [
              {
                "children": [],
                "kind": 8,
                "name": "Inner",
                "range": 18:18-18:47,
                "selectionRange": 18:41-18:44
              }
            ],
            "kind": 19,
            "name": "TabView",
            "range": 18:8-18:49,
            "selectionRange": 18:8-18:15
          }
        ],
        "detail": "Page.sport",
        "kind": 8,
        "name": "Page.sport",
        "range": 17:4-19:5,
        "selectionRange": 17:4-17:7
      }
    ],
    "detail": "page",
    "kind": 19,
    "name": "TabView",
    "range": 6:0-20:1,
    "selectionRange": 6:0-6:7
  }
]

== textDocument/documentSymbol item-view.tabs
[
  {
    "children": [],
    "kind": 13,
    "name": "activeIndex",
    "range": 0:0-0:34,
    "selectionRange": 0:19-0:30
  },
  {
    "children": [
      {
        "children": [],
        "detail": "0",
        "kind": 8,
        "name": "A",
        "range": 2:4-2:37,
        "selectionRange": 2:25-2:28
      },
      {
        "children": [],
        "detail": "1",
        "kind": 8,
        "name": "B",
        "range": 3:4-3:37,
        "selectionRange": 3:25-3:28
      }
    ],
    "detail": "activeIndex",
    "kind": 19,
    "name": "CustomTabView",
    "range": 1:0-4:1,
    "selectionRange": 1:0-1:13
  }
]

== textDocument/documentSymbol data.swift
[
  {
    "children": [
      {
        "children": [],
        "detail": "= 0",
        "kind": 22,
        "name": "home",
        "range": 2:9-2:13,
        "selectionRange": 2:9-2:13
      },
      {
        "children": [],
        "detail": "= 1",
        "kind": 22,
        "name": "files",
        "range": 2:15-2:20,
        "selectionRange": 2:15-2:20
      }
    ],
    "detail": "Int",
    "kind": 10,
    "name": "Kind",
    "range": 1:0-9:1,
    "selectionRange": 1:5-1:9
  },
  {
    "children": [
      {
        "children": [],
        "kind": 7,
        "name": "index",
        "range": 11:4-11:24,
        "selectionRange": 11:15-11:20
      },
      {
        "children": [
          {
            "children": [],
            "detail": "0",
            "kind": 8,
            "name": "Home",
            "range": 13:28-13:60,
            "selectionRange": 13:28-13:60
          },
          {
            "children": [],
            "detail": "1",
            "kind": 8,
            "name": "Files",
            "range": 13:28-13:60,
            "selectionRange": 13:28-13:60
          }
        ],
        "detail": "index",
        "kind": 19,
        "name": "CustomTabView",
        "range": 13:8-13:106,
        "selectionRange": 13:8-13:21
      }
    ],
    "kind": 23,
    "name": "MainView",
    "range": 10:0-15:1,
    "selectionRange": 10:7-10:15
  }
]

== workspace/symbol {"query": "fil"}
[
  {
    "containerName": "Kind",
    "kind": 22,
    "location": {
      "range": 2:15-2:20,
      "uri": "data.swift"
    },
    "name": "files"
  },
  {
    "containerName": "CustomTabView",
    "kind": 8,
    "location": {
      "range": 13:28-13:60,
      "uri": "data.swift"
    },
    "name": "Files"
  }
]

== workspace/symbol {"query": "tbvw"}
[
  {
    "containerName": "MainView",
    "kind": 19,
    "location": {
      "range": 13:8-13:21,
      "uri": "data.swift"
    },
    "name": "CustomTabView"
  },
  {
    "kind": 19,
    "location": {
      "range": 1:0-1:13,
      "uri": "item-view.tabs"
    },
    "name": "CustomTabView"
  },
  {
    "kind": 19,
    "location": {
      "range": 6:0-6:7,
      "uri": "system.tabs"
    },
    "name": "TabView"
  },
  {
    "containerName": "Page.sport",
    "kind": 19,
    "location": {
      "range": 18:8-18:15,
      "uri": "system.tabs"
    },
    "name": "TabView"
  }
]

== workspace/symbol {"query": "nothing of the kind"}
[]
