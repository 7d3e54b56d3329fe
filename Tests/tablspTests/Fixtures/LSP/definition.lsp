client push
# Where the names of each dialect lead, over open and closed files.
-- Item.swift (closed) --
enum Item: Int, CaseIterable {
    case home, search

    var title: String { "Home" }
}
-- Bar.swift (closed) --
struct Bar<Content: View>: View {
    @Binding var selection: Item
    let content: Content

    init(selection: Binding<Item>, @ViewBuilder content: () -> Content) {
        _selection = selection
        self.content = content()
    }
}

extension View {
    func tabBarItem(tab: Item, selection: Binding<Item>) -> some View { self }
}
-- App.swift --
struct App: View {
    @State private var item: Item = .$1home

    var body: some View {
        B$2ar(s$3election: $i$4tem) {
            Text(item.t$5itle).tabBar$6Item(t$7ab: Item.s$8earch, selection: $item)
        }
        .onChange(of: self.$9item) { print($0) }
    }
}
-- main.tabs --
@State private var index = $10
TabView(selection: $index) {
    A().tabItem { Text("A") }.tag($20)
    B().tabItem { Label("B", systemImage: "$3tray") }.tag(1)
}
@State private var place = $40
CustomTabView(activeIndex: $place) {
    CustomTabItem(title: "$5A") { A() }
}
# Cases, from an initial value and from `Item.search`.
== textDocument/definition App.swift $1
[
  {
    "originSelectionRange": 1:37-1:41,
    "targetRange": 1:9-1:13,
    "targetSelectionRange": 1:9-1:13,
    "targetUri": "Item.swift"
  }
]

== textDocument/definition App.swift $8
[
  {
    "originSelectionRange": 5:50-5:56,
    "targetRange": 1:15-1:21,
    "targetSelectionRange": 1:15-1:21,
    "targetUri": "Item.swift"
  }
]

# The container and the label of its initialiser.
== textDocument/definition App.swift $2
[
  {
    "originSelectionRange": 4:8-4:11,
    "targetRange": 0:0-8:1,
    "targetSelectionRange": 0:7-0:10,
    "targetUri": "Bar.swift"
  }
]

== textDocument/definition App.swift $3
[
  {
    "originSelectionRange": 4:12-4:21,
    "targetRange": 4:9-4:33,
    "targetSelectionRange": 4:9-4:18,
    "targetUri": "Bar.swift"
  }
]

# The state: behind `$`, behind `self.`.
== textDocument/definition App.swift $4
[
  {
    "originSelectionRange": 4:24-4:28,
    "targetRange": 1:4-1:41,
    "targetSelectionRange": 1:23-1:27,
    "targetUri": "App.swift"
  }
]

== textDocument/definition App.swift $9
[
  {
    "originSelectionRange": 7:27-7:31,
    "targetRange": 1:4-1:41,
    "targetSelectionRange": 1:23-1:27,
    "targetUri": "App.swift"
  }
]

# A property of the enum, a modifier and its label.
== textDocument/definition App.swift $5
[
  {
    "originSelectionRange": 5:22-5:27,
    "targetRange": 3:4-3:32,
    "targetSelectionRange": 3:8-3:13,
    "targetUri": "Item.swift"
  }
]

== textDocument/definition App.swift $6
[
  {
    "originSelectionRange": 5:29-5:39,
    "targetRange": 11:4-11:78,
    "targetSelectionRange": 11:9-11:19,
    "targetUri": "Bar.swift"
  }
]

== textDocument/definition App.swift $7
[
  {
    "originSelectionRange": 5:40-5:43,
    "targetRange": 11:20-11:29,
    "targetSelectionRange": 11:20-11:23,
    "targetUri": "Bar.swift"
  }
]

# The types behind a case, a state and a container.
== textDocument/typeDefinition App.swift $1
[
  {
    "originSelectionRange": 1:37-1:41,
    "targetRange": 0:0-4:1,
    "targetSelectionRange": 0:5-0:9,
    "targetUri": "Item.swift"
  }
]

== textDocument/typeDefinition App.swift $4
[
  {
    "originSelectionRange": 4:24-4:28,
    "targetRange": 0:0-4:1,
    "targetSelectionRange": 0:5-0:9,
    "targetUri": "Item.swift"
  }
]

== textDocument/typeDefinition App.swift $2
[
  {
    "originSelectionRange": 4:8-4:11,
    "targetRange": 0:0-8:1,
    "targetSelectionRange": 0:7-0:10,
    "targetUri": "Bar.swift"
  }
]

== textDocument/declaration App.swift $4
[
  {
    "originSelectionRange": 4:24-4:28,
    "targetRange": 1:4-1:41,
    "targetSelectionRange": 1:23-1:27,
    "targetUri": "App.swift"
  }
]

# The value that a selection starts with leads to its tab.
== textDocument/definition main.tabs $1
[
  {
    "originSelectionRange": 0:27-0:28,
    "targetRange": 2:34-2:35,
    "targetSelectionRange": 2:34-2:35,
    "targetUri": "main.tabs"
  }
]

== textDocument/definition main.tabs $2
[
  {
    "originSelectionRange": 2:34-2:35,
    "targetRange": 2:34-2:35,
    "targetSelectionRange": 2:34-2:35,
    "targetUri": "main.tabs"
  }
]

== textDocument/definition main.tabs $4
[
  {
    "originSelectionRange": 5:27-5:28,
    "targetRange": 7:4-7:17,
    "targetSelectionRange": 7:4-7:17,
    "targetUri": "main.tabs"
  }
]

# Nothing is declared here.
== textDocument/definition main.tabs $3
null

== textDocument/definition main.tabs $5
null
