client static
# SwiftUI's bar since iOS 18: `Tab` and `TabSection`. The enum is a file of its own, and open.
-- Port.tabs --
enum Port: Hashable {
    case harbour$1, ferry, find

    var isQuiet: Bool {
        switch self {
        case .har$2bour: return true
        case .ferry, .find: return false
        }
    }
}
-- main.tabs (closed) --
@State private var po$1rt: Port = .harbour

Tab$2View(selection: $po$3rt) {
    Tab("Harbour", system$4Image: "sail$5boat", val$6ue: .har$7bour) { HarbourView() }
    TabSection("Travel") {
        // tablsp:ignore missing-ic$8on
        Tab("Ferry",value:.ferry) { FerryView() }
            .badge(3)
    }
    Tab(value: .$9harbour, role: .search) {
        FindView()
    }
}
.tabViewStyle(.sidebarAdaptable)
.tint(Color(white: 0.5))
-- names.tabs --
@State private var port: Port = .harbour

TabView(selection: $port) {
    T$1ab("Ferry", systemImage: "ferry", value: Port.ferry, ro$2le: .se$3arch) { FerryView() }
    TabSec$4tion("Travel") {
        Tab(value: .$5find) { FindView() } la$6bel: { Label("Find", systemImage: "magni$8fyingglass") }
            .bad$7ge(2)
    }
}
-- typing.tabs --
@State private var port: Port = .$1
TabView(selection: $port) {
    Tab("Harbour", systemImage: "sail$2", value: .$3) { HarbourView() }
    Tab("Ferry", $4) { FerryView() }
    Tab(value: .find, role: .$5) { FindView() }
        .$6
    $7
}
TabView($8)
TabSection($9)
# The file is opened: two tabs have one value.
== open main.tabs
<- textDocument/publishDiagnostics {
  "diagnostics": [
    {
      "code": "duplicate-id",
      "codeDescription": {
        "href": "tablsp:explain/duplicate-id"
      },
      "data": {
        "fixes": ["Change to .find"]
      },
      "message": "value Port.harbour is already used by tab \"Harbour\"; this tab can never be selected",
      "range": 9:15-9:23,
      "relatedInformation": [
        {
          "location": {
            "range": 3:51-3:59,
            "uri": "main.tabs"
          },
          "message": "Port.harbour is used here first"
        }
      ],
      "severity": 1,
      "source": "tablsp"
    }
  ],
  "uri": "main.tabs",
  "version": 1
}

== outline main.tabs
13 port (Port) 0:0-0:40
19 TabView (port) 2:0-14:24
  8 Harbour (Port.harbour) 3:4-3:78
  3 Travel 4:4-8:5
    8 Ferry (Port.ferry) 6:8-7:21
  8 Port.harbour (Port.harbour) 9:4-11:5

== outline Port.tabs
10 Port (Hashable) 0:0-9:1
  22 harbour 1:9-1:16
  22 ferry 1:18-1:23
  22 find 1:25-1:29

== folds main.tabs
2:27-12:0  3 tabs 
4:26-8:4
6:49-7:21
9:41-11:4

== selection main.tabs $7
3:52-3:59 < 3:51-3:59 < 3:44-3:59 < 3:8-3:59 < 3:7-3:78 < 3:4-3:78 < 3:4-11:5 < 2:27-12:0 < 2:26-12:1 < 2:7-12:1 < 2:0-12:1 < 2:0-14:24 < 0:0-15:0

== tokens main.tabs
0:0 @ decorator
0:1 State decorator
0:7 private modifier
0:15 var keyword
0:19 port variable+declaration
0:25 Port enum
0:33 harbour enumMember
2:0 TabView type+defaultLibrary
2:8 selection parameter
2:19 $port variable
3:4 Tab type+defaultLibrary
3:8 "Harbour" string
3:19 systemImage parameter
3:32 "sailboat" string
3:44 value parameter
3:52 harbour enumMember
3:63 HarbourView type
4:4 TabSection type+defaultLibrary
4:15 "Travel" string
5:8 // tablsp:ignore missing-icon comment
6:8 Tab type+defaultLibrary
6:12 "Ferry" string
6:20 value parameter
6:27 ferry enumMember
6:36 FerryView type
7:13 badge method
7:19 3 number
9:4 Tab type+defaultLibrary
9:8 value parameter
9:16 harbour enumMember
9:25 role parameter
9:32 search enumMember
10:8 FindView type
13:1 tabViewStyle method
13:15 sidebarAdaptable enumMember
14:1 tint method
14:6 Color type+defaultLibrary
14:12 white parameter
14:19 0.5 number

== lenses main.tabs
2:0-2:7 3 tabs

== hints main.tabs
2:7 3/5 (3 tabs, and 5 fit)

== textDocument/documentLink main.tabs
[
  {
    "range": 5:25-5:37,
    "target": "tablsp:explain/missing-icon",
    "tooltip": "Some tabs of a bar have an icon and this one has none"
  }
]

# The state of the selection, where it is declared and where it is bound.
== word main.tabs $1 quay
hover 0:19-0:23
  ```swift
  @State private var port: Port = .harbour
  ```

  - selection of `TabView`, the system's tab bar
  - type: `Port`
  - starts at `Port.harbour`, tab "Harbour"
definition main.tabs 0:19-0:23
references main.tabs 0:19-0:23, main.tabs 2:20-2:24
highlights 0:19-0:23 write, 2:20-2:24 read
rename 0:19-0:23 "port" -> main.tabs 0:19-0:23, main.tabs 2:20-2:24

== word main.tabs $3 quay
hover 2:8-2:24
  ```swift
  @State private var port: Port = .harbour
  ```

  - selection of `TabView`, the system's tab bar
  - type: `Port`
  - starts at `Port.harbour`, tab "Harbour"
definition main.tabs 0:19-0:23
references main.tabs 0:19-0:23, main.tabs 2:20-2:24
highlights 0:19-0:23 write, 2:20-2:24 read
rename 2:20-2:24 "port" -> main.tabs 0:19-0:23, main.tabs 2:20-2:24

# What SwiftUI declares has no other name.
== word main.tabs $2 Bar
hover 2:0-2:7
  **TabView**: the system's tab bar, 3 tabs

  ```text
  ┌━━━━━━━━━━┬───────┬━━━┐
  │ sailboat │   –   │ ? │
  │ Harbour  │ Ferry │ ? │
  └──────────┴───────┴───┘
  ```

  | #   | id         | label   | icon       |
  | --- | ---------- | ------- | ---------- |
  | 1   | `.harbour` | Harbour | `sailboat` |
  | 2   | `.ferry`   | Ferry   | `–`        |
  | 3   | `.harbour` | ?       | `?`        |
definition null
references null
highlights null
rename null

== word main.tabs $4 icon
hover 3:19-3:30
  **tab "Harbour"**, 1 of 3 tabs in `TabView`

  - id: `.harbour` (`Port`)
  - label: "Harbour"
  - system symbol: `sailboat`
definition null
references null
highlights null
rename null

== word main.tabs $5 ship
hover 3:32-3:42
  **tab "Harbour"**, 1 of 3 tabs in `TabView`

  - id: `.harbour` (`Port`)
  - label: "Harbour"
  - system symbol: `sailboat`
definition null
references main.tabs 3:33-3:41
highlights 3:33-3:41 text
rename "sailboat" is a picture of the system; its name can't be changed

== word main.tabs $6 id
hover 3:44-3:49
  **tab "Harbour"**, 1 of 3 tabs in `TabView`

  - id: `.harbour` (`Port`)
  - label: "Harbour"
  - system symbol: `sailboat`
definition null
references null
highlights null
rename null

== word names.tabs $1 Item
hover 3:4-3:7
  **tab "Ferry"**, 1 of 2 tabs in `TabView`

  - id: `Port.ferry` (`Port`)
  - label: "Ferry"
  - system symbol: `ferry`
  - role: `search`
definition null
references null
highlights null
rename null

== word names.tabs $2 kind
hover 3:58-3:62
  **tab "Ferry"**, 1 of 2 tabs in `TabView`

  - id: `Port.ferry` (`Port`)
  - label: "Ferry"
  - system symbol: `ferry`
  - role: `search`
definition null
references null
highlights null
rename null

== word names.tabs $3 other
hover 3:65-3:71
  **tab "Ferry"**, 1 of 2 tabs in `TabView`

  - id: `Port.ferry` (`Port`)
  - label: "Ferry"
  - system symbol: `ferry`
  - role: `search`
definition null
references null
highlights null
rename null

== word names.tabs $4 Group
hover 4:4-4:14
  ```swift
  TabSection(_ title: LocalizedStringKey, content: () -> Content)
  TabSection(content: () -> Content, header: () -> Header)
  ```

  A group of tabs that a sidebar shows under one title; a bar shows its tabs among the others.
definition null
references null
highlights null
rename null

== word names.tabs $6 title
hover 5:41-5:46
  **tab "Find"**, 2 of 2 tabs in `TabView`

  - id: `.find` (`Port`)
  - label: "Find"
  - system symbol: `magnifyingglass`
  - badge: `2`
  - section: `"Travel"`
definition null
references null
highlights null
rename null

== word names.tabs $7 count
hover 6:13-6:18
  ```swift
  badge(_ count: Int)
  ```

  A number or a short text on the tab.
definition null
references null
highlights null
rename null

== word names.tabs $8 lens
hover 5:77-5:94
  **tab "Find"**, 2 of 2 tabs in `TabView`

  - id: `.find` (`Port`)
  - label: "Find"
  - system symbol: `magnifyingglass`
  - badge: `2`
  - section: `"Travel"`
definition null
references names.tabs 5:78-5:93
highlights 5:78-5:93 text
rename "magnifyingglass" is a picture of the system; its name can't be changed

# The value, the case that it is, and a switch that names it.
== word main.tabs $7 haven
hover 3:52-3:59
  ```swift
  enum Port
  case harbour
  ```

  - isQuiet: `true`
  - tab "Harbour" of `TabView`
  - tab Port.harbour of `TabView`
definition Port.tabs 1:9-1:16
references Port.tabs 1:9-1:16, Port.tabs 5:14-5:21, main.tabs 0:33-0:40, main.tabs 3:52-3:59, main.tabs 9:16-9:23, names.tabs 0:33-0:40
highlights 0:33-0:40 read, 3:52-3:59 read, 9:16-9:23 read
rename 3:52-3:59 "harbour" -> Port.tabs 1:9-1:16, Port.tabs 5:14-5:21, main.tabs 0:33-0:40, main.tabs 3:52-3:59, main.tabs 9:16-9:23, names.tabs 0:33-0:40

== word Port.tabs $1 haven
hover 1:9-1:16
  ```swift
  enum Port
  case harbour
  ```

  - isQuiet: `true`
  - tab "Harbour" of `TabView` in main.tabs
  - tab Port.harbour of `TabView` in main.tabs
definition Port.tabs 1:9-1:16
references Port.tabs 1:9-1:16, Port.tabs 5:14-5:21, main.tabs 0:33-0:40, main.tabs 3:52-3:59, main.tabs 9:16-9:23, names.tabs 0:33-0:40
highlights 1:9-1:16 write, 5:14-5:21 read
rename 1:9-1:16 "harbour" -> Port.tabs 1:9-1:16, Port.tabs 5:14-5:21, main.tabs 0:33-0:40, main.tabs 3:52-3:59, main.tabs 9:16-9:23, names.tabs 0:33-0:40

== word Port.tabs $2 haven
hover 5:14-5:21
  ```swift
  enum Port
  case harbour
  ```

  - isQuiet: `true`
  - tab "Harbour" of `TabView` in main.tabs
  - tab Port.harbour of `TabView` in main.tabs
definition Port.tabs 1:9-1:16
references Port.tabs 1:9-1:16, Port.tabs 5:14-5:21, main.tabs 0:33-0:40, main.tabs 3:52-3:59, main.tabs 9:16-9:23, names.tabs 0:33-0:40
highlights 1:9-1:16 write, 5:14-5:21 read
rename 5:14-5:21 "harbour" -> Port.tabs 1:9-1:16, Port.tabs 5:14-5:21, main.tabs 0:33-0:40, main.tabs 3:52-3:59, main.tabs 9:16-9:23, names.tabs 0:33-0:40

== word names.tabs $5 seek
hover 5:20-5:24
  ```swift
  enum Port
  case find
  ```

  - isQuiet: `false`
  - tab "Find" of `TabView`
  - tab Port.find of `TabView` in typing.tabs
definition Port.tabs 1:25-1:29
references Port.tabs 1:25-1:29, Port.tabs 6:22-6:26, names.tabs 5:20-5:24, typing.tabs 4:16-4:20
highlights 5:20-5:24 read
rename 5:20-5:24 "find" -> Port.tabs 1:25-1:29, Port.tabs 6:22-6:26, names.tabs 5:20-5:24, typing.tabs 4:16-4:20

# A rule that a comment names.
== word main.tabs $8 other
hover 5:25-5:37
  **missing-icon** (hint)

  Some tabs of a bar have an icon and this one has none

  The bar keeps the icon's place, so that a lone text stands there as if something failed to load.

  Source: https://developer.apple.com/design/human-interface-guidelines/tab-bars

  Wrong:

  ```swift
  TabView {
      RecipesView().tabItem { Label("Recipes", systemImage: "book") }
      PantryView().tabItem { Text("Pantry") }
  }
  ```

  Right:

  ```swift
  TabView {
      RecipesView().tabItem { Label("Recipes", systemImage: "book") }
      PantryView().tabItem { Label("Pantry", systemImage: "cabinet") }
  }
  ```
definition null
references main.tabs 5:25-5:37
highlights 5:25-5:37 text
rename null

# The mistake can be mended.
== actions main.tabs $9
quickfix Change to .find
  main.tabs 9:15-9:23 -> ".find"
quickfix Ignore 'duplicate-id' here
  main.tabs 9:0-9:0 -> "    // tablsp:ignore duplicate-id\n"
quickfix Ignore 'duplicate-id' in this file
  main.tabs 0:0-0:0 -> "// tablsp:ignore-file duplicate-id\n"

== textDocument/formatting main.tabs
[
  6:20-6:20 -> " ",
  6:26-6:26 -> " "
]

== textDocument/linkedEditingRange main.tabs $3
null

== textDocument/documentColor main.tabs
[
  {
    "color": {
      "alpha": 0.999999999,
      "blue": 0.5,
      "green": 0.5,
      "red": 0.5
    },
    "range": 14:6-14:23
  }
]

# While it is typed: a value of the selection, a picture, a value, labels, a role, modifiers, a tab.
== complete typing.tabs $1
0 harbour  0:33-0:33 -> "harbour"
0 ferry  0:33-0:33 -> "ferry"
0 find  0:33-0:33 -> "find"

== complete typing.tabs $2
1 sailboat  2:33-2:37 -> "sailboat"
1 sailboat.circle  2:33-2:37 -> "sailboat.circle"
1 sailboat.circle.fill  2:33-2:37 -> "sailboat.circle.fill"
1 sailboat.fill  2:33-2:37 -> "sailboat.fill"

== complete typing.tabs $3
0 harbour  2:48-2:48 -> "harbour"
0 ferry  2:48-2:48 -> "ferry"
3 find  2:48-2:48 -> "find"

== complete typing.tabs $4
1 systemImage:  3:17-3:17 -> "systemImage: $0"
1 value:  3:17-3:17 -> "value: $0"
1 content:  3:17-3:17 -> "content: $0"
1 role:  3:17-3:17 -> "role: $0"
1 image:  3:17-3:17 -> "image: $0"
1 label:  3:17-3:17 -> "label: $0"
2 port  3:17-3:17 -> "port"
2 Port  3:17-3:17 -> "Port"

== complete typing.tabs $5
1 search  4:29-4:29 -> "search"

== complete typing.tabs $6
1 badge(_:)  5:9-5:9 -> "badge(${1:count})$0"
1 hidden(_:)  5:9-5:9 -> "hidden(${1:hidden})$0"
1 customizationID(_:)  5:9-5:9 -> "customizationID(\"${1:id}\")$0"
1 customizationBehavior(_:for:)  5:9-5:9 -> "customizationBehavior(${1:behavior}, for: ${2:for})$0"
1 tabPlacement(_:)  5:9-5:9 -> "tabPlacement(${1:placement})$0"
1 swipeActions(content:)  5:9-5:9 -> "swipeActions {\n    $0\n}"
1 contextMenu(content:)  5:9-5:9 -> "contextMenu {\n    $0\n}"
1 accessibilityIdentifier(_:)  5:9-5:9 -> "accessibilityIdentifier(\"${1:id}\")$0"
4 foregroundStyle(_:)  5:9-5:9 -> "foregroundStyle(${1:style})$0"
4 foregroundColor(_:)  5:9-5:9 -> "foregroundColor(${1:color})$0"
4 background(_:)  5:9-5:9 -> "background(${1:style})$0"
4 tint(_:)  5:9-5:9 -> "tint(${1:tint})$0"
4 accentColor(_:)  5:9-5:9 -> "accentColor(${1:color})$0"
4 navigationTitle(_:)  5:9-5:9 -> "navigationTitle(\"${1:title}\")$0"
… 2 more

== complete typing.tabs $7
1 Tab(_:systemImage:value:content:)  6:4-6:4 -> "Tab(\"${1:title}\", systemImage: \"${2:symbol}\", value: ${3:.harbour}) {\n    $0\n}"
1 Tab(_:systemImage:value:role:content:)  6:4-6:4 -> "Tab(\"${1:title}\", systemImage: \"${2:symbol}\", value: ${3:.harbour}, role: ${4:role}) {\n    $0\n}"
1 Tab(_:image:value:role:content:)  6:4-6:4 -> "Tab(\"${1:title}\", image: \"${2:image}\", value: ${3:.harbour}) {\n    $0\n}"
1 Tab(value:role:content:label:)  6:4-6:4 -> "Tab(value: ${1:.harbour}) {\n    $2\n} label: {\n    $0\n}"
1 Tab(value:role:content:)  6:4-6:4 -> "Tab(value: ${1:.harbour}) {\n    $0\n}"
1 TabSection(_:content:)  6:4-6:4 -> "TabSection(\"${1:title}\") {\n    $0\n}"
1 TabSection(content:header:)  6:4-6:4 -> "TabSection {\n    $1\n} header: {\n    $0\n}"
2 Tab(_:systemImage:content:)  6:4-6:4 -> "Tab(\"${1:title}\", systemImage: \"${2:symbol}\") {\n    $0\n}"
2 View().tabItem  6:4-6:4 -> "${1:HomeView}()\n    .tabItem { Label(\"${2:title}\", systemImage: \"${3:symbol}\") }\n    .tag(${4:.harbour})$0"
2 ForEach(_:id:content:)  6:4-6:4 -> "ForEach(${1:data}, id: ${2:id}) { item in\n    $0\n}"
2 ForEach(_:content:)  6:4-6:4 -> "ForEach(${1:data}) { item in\n    $0\n}"
2 Group(content:)  6:4-6:4 -> "Group {\n    $0\n}"
2 if  6:4-6:4 -> "if ${1:condition} {\n    $0\n}"
2 switch  6:4-6:4 -> "switch ${1:value} {\ncase ${2:.first}:\n    $0\n}"
… 5 more

== complete typing.tabs $8
1 selection:  8:8-8:8 -> "selection: $0"
1 content:  8:8-8:8 -> "content: $0"
2 port  8:8-8:8 -> "port"
2 Port  8:8-8:8 -> "Port"

== complete typing.tabs $9
1 content:  9:11-9:11 -> "content: $0"
1 header:  9:11-9:11 -> "header: $0"
2 port  9:11-9:11 -> "port"
2 Port  9:11-9:11 -> "Port"

== textDocument/signatureHelp typing.tabs $4
{
  "activeParameter": 1,
  "activeSignature": 0,
  "signatures": [
    {
      "activeParameter": 1,
      "documentation": {
        "kind": "markdown",
        "value": "A tab of SwiftUI's own bar since iOS 18; `value:` is what selects it."
      },
      "label": "Tab(_ title: LocalizedStringKey, systemImage: SymbolName, value: SelectionValue, content: () -> Content)",
      "parameters": [
        {
          "label": [4, 31]
        },
        {
          "label": [33, 56]
        },
        {
          "label": [58, 79]
        },
        {
          "label": [81, 103]
        }
      ]
    },
    {
      "activeParameter": 1,
      "documentation": {
        "kind": "markdown",
        "value": "A tab of SwiftUI's own bar since iOS 18; `value:` is what selects it."
      },
      "label": "Tab(_ title: LocalizedStringKey, systemImage: SymbolName, content: () -> Content)",
      "parameters": [
        {
          "label": [4, 31]
        },
        {
          "label": [33, 56]
        },
        {
          "label": [58, 80]
        }
      ]
    },
    {
      "activeParameter": 1,
      "documentation": {
        "kind": "markdown",
        "value": "A tab of SwiftUI's own bar since iOS 18; `value:` is what selects it."
      },
      "label": "Tab(_ title: LocalizedStringKey, systemImage: SymbolName, value: SelectionValue, role: TabRole?, content: () -> Content)",
      "parameters": [
        {
          "label": [4, 31]
        },
        {
          "label": [33, 56]
        },
        {
          "label": [58, 79]
        },
        {
          "label": [81, 95]
        },
        {
          "label": [97, 119]
        }
      ]
    },
    {
      "activeParameter": 1,
      "documentation": {
        "kind": "markdown",
        "value": "A tab of SwiftUI's own bar since iOS 18; `value:` is what selects it."
      },
      "label": "Tab(_ title: LocalizedStringKey, image: String, value: SelectionValue, role: TabRole? = …, content: () -> Content)",
      "parameters": [
        {
          "label": [4, 31]
        },
        {
          "label": [33, 46]
        },
        {
          "label": [48, 69]
        },
        {
          "label": [71, 89]
        },
        {
          "label": [91, 113]
        }
      ]
    },
    {
      "activeParameter": 0,
      "documentation": {
        "kind": "markdown",
        "value": "A tab of SwiftUI's own bar since iOS 18; `value:` is what selects it."
      },
      "label": "Tab(value: SelectionValue, role: TabRole? = …, content: () -> Content, label: () -> Label)",
      "parameters": [
        {
          "label": [4, 25]
        },
        {
          "label": [27, 45]
        },
        {
          "label": [47, 69]
        },
        {
          "label": [71, 89]
        }
      ]
    },
    {
      "activeParameter": 0,
      "documentation": {
        "kind": "markdown",
        "value": "A tab of SwiftUI's own bar since iOS 18; `value:` is what selects it."
      },
      "label": "Tab(value: SelectionValue, role: TabRole? = …, content: () -> Content)",
      "parameters": [
        {
          "label": [4, 25]
        },
        {
          "label": [27, 45]
        },
        {
          "label": [47, 69]
        }
      ]
    }
  ]
}

== textDocument/signatureHelp typing.tabs $8
{
  "activeParameter": 0,
  "activeSignature": 0,
  "signatures": [
    {
      "activeParameter": 0,
      "documentation": {
        "kind": "markdown",
        "value": "SwiftUI's own tab bar. Each tab is a `Tab` (iOS 18), or a view with `.tabItem` and `.tag`."
      },
      "label": "TabView(selection: Binding<SelectionValue>, content: () -> Content)",
      "parameters": [
        {
          "label": [8, 42]
        },
        {
          "label": [44, 66]
        }
      ]
    },
    {
      "activeParameter": 0,
      "documentation": {
        "kind": "markdown",
        "value": "SwiftUI's own tab bar. Each tab is a `Tab` (iOS 18), or a view with `.tabItem` and `.tag`."
      },
      "label": "TabView(content: () -> Content)",
      "parameters": [
        {
          "label": [8, 30]
        }
      ]
    }
  ]
}

== textDocument/signatureHelp typing.tabs $9
{
  "activeParameter": 0,
  "activeSignature": 0,
  "signatures": [
    {
      "activeParameter": 0,
      "documentation": {
        "kind": "markdown",
        "value": "A group of tabs that a sidebar shows under one title; a bar shows its tabs among the others."
      },
      "label": "TabSection(_ title: LocalizedStringKey, content: () -> Content)",
      "parameters": [
        {
          "label": [11, 38]
        },
        {
          "label": [40, 62]
        }
      ]
    },
    {
      "activeParameter": 0,
      "documentation": {
        "kind": "markdown",
        "value": "A group of tabs that a sidebar shows under one title; a bar shows its tabs among the others."
      },
      "label": "TabSection(content: () -> Content, header: () -> Header)",
      "parameters": [
        {
          "label": [11, 33]
        },
        {
          "label": [35, 55]
        }
      ]
    }
  ]
}
