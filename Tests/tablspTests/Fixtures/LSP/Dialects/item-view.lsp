client static
# A bar of item views; a tab is selected by its place. The container and the item are on the disk.
-- Start.tabs --
struct Start {
    static let pl$1ace = 1
}
-- main.tabs (closed) --
@State private var active$1Index = Start.pla$2ce

Custom$3TabView(active$4Index: $active$5Index, var$6iant: .filled) {
    CustomTab$7Item(tit$8le: "Trips") { TripsView() }
    CustomTabItem(title:"Tickets"){TicketsView()}
    // tablsp:ignore duplicate-lab$9el
    CustomTabItem(title: "Trips") { StationsView() }
}
.tint(.blue)
-- broken.tabs (closed) --
@State private var tab = $15
@State private var other = 0

CustomTabView(activeIndex: $tab, variant: .fi$2lled) {
    CustomTabItem(title: "Trips") { TripsView() }
    CustomTabItem(title: "$3Trips") { TicketsView() }
}
.onAppear { if tab == $41 { tab = $50 } }
-- TabBar.swift (closed) --
enum Look { case filled, scrollable }

struct CustomTabView<Content: View>: View {
    @Binding var activeIndex: Int
    let variant: Look
    @ViewBuilder let content: () -> Content
}

struct CustomTabItem<Content: View>: View {
    let title: String
    @ViewBuilder let content: () -> Content
}
-- typing.tabs --
@State private var place = 0
CustomTabView(activeIndex: $pl$1) { Text("") }
CustomTabView(activeIndex: $place, variant: .$2) {
    CustomTabItem($3) { TripsView() }
    CustomTabItem(title: "$4") { TicketsView() }
    $5
    CustomTabItem(title: "Stations") { StationsView() }.$6
}
CustomTabView(activeIndex: $place, $7)
CustomTabView($8)
# The files are opened: one has a place that no tab has, and a title twice.
== open main.tabs
<- textDocument/publishDiagnostics {
  "diagnostics": [],
  "uri": "main.tabs",
  "version": 1
}

== open broken.tabs
<- textDocument/publishDiagnostics {
  "diagnostics": [
    {
      "code": "selection-out-of-range",
      "codeDescription": {
        "href": "tablsp:explain/selection-out-of-range"
      },
      "data": {
        "fixes": ["Start with 0"]
      },
      "message": "'tab' starts at 5, but the tabs are 0…1: no tab is shown",
      "range": 3:14-3:31,
      "relatedInformation": [
        {
          "location": {
            "range": 0:25-0:26,
            "uri": "broken.tabs"
          },
          "message": "it starts here"
        }
      ],
      "severity": 1,
      "source": "tablsp"
    },
    {
      "code": "duplicate-label",
      "codeDescription": {
        "href": "tablsp:explain/duplicate-label"
      },
      "message": "\"Trips\" names two tabs",
      "range": 5:25-5:32,
      "relatedInformation": [
        {
          "location": {
            "range": 4:25-4:32,
            "uri": "broken.tabs"
          },
          "message": "it is used here first"
        }
      ],
      "severity": 2,
      "source": "tablsp"
    }
  ],
  "uri": "broken.tabs",
  "version": 1
}

== outline main.tabs
13 activeIndex 0:0-0:44
19 CustomTabView (activeIndex) 2:0-8:12
  8 Trips (0) 3:4-3:49
  8 Tickets (1) 4:4-4:49
  8 Trips (2) 6:4-6:52

== folds main.tabs
2:60-7:0  3 tabs 

== selection main.tabs $8
3:18-3:23 < 3:18-3:32 < 3:17-3:49 < 3:4-3:49 < 3:4-6:52 < 2:60-7:0 < 2:59-7:1 < 2:13-7:1 < 2:0-7:1 < 2:0-8:12 < 0:0-9:0

== tokens main.tabs
0:0 @ decorator
0:1 State decorator
0:7 private modifier
0:15 var keyword
0:19 activeIndex variable+declaration
0:33 Start struct
0:39 place property+static
2:0 CustomTabView struct
2:14 activeIndex parameter
2:27 $activeIndex variable
2:41 variant parameter
2:51 filled enumMember
3:4 CustomTabItem struct
3:18 title parameter
3:25 "Trips" string
3:36 TripsView type
4:4 CustomTabItem struct
4:18 title parameter
4:24 "Tickets" string
4:35 TicketsView type
5:4 // tablsp:ignore duplicate-label comment
6:4 CustomTabItem struct
6:18 title parameter
6:25 "Trips" string
6:36 StationsView type
8:1 tint method
8:7 blue enumMember

== lenses main.tabs
2:0-2:13 3 tabs

== hints main.tabs
2:13 3/5 (3 tabs, and 5 fit)
3:4 0: (the place of the tab is its id)
4:4 1: (the place of the tab is its id)
6:4 2: (the place of the tab is its id)

== textDocument/documentLink main.tabs
[
  {
    "range": 5:21-5:36,
    "target": "tablsp:explain/duplicate-label",
    "tooltip": "Two tabs that can be there together have the same label"
  }
]

# The state of the selection, where it is declared and where it is bound, and what it begins with.
== word main.tabs $1 place
hover 0:19-0:30
  ```swift
  @State private var activeIndex = Start.place
  ```

  - selection of `CustomTabView`, a bar of item views
  - type: `Int`
  - starts at `1`, tab "Tickets"
definition main.tabs 0:19-0:30
references main.tabs 0:19-0:30, main.tabs 2:28-2:39
highlights 0:19-0:30 write, 2:28-2:39 read
rename 0:19-0:30 "activeIndex" -> main.tabs 0:19-0:30, main.tabs 2:28-2:39

== word main.tabs $5 place
hover 2:14-2:39
  ```swift
  @State private var activeIndex = Start.place
  ```

  - selection of `CustomTabView`, a bar of item views
  - type: `Int`
  - starts at `1`, tab "Tickets"
definition main.tabs 0:19-0:30
references main.tabs 0:19-0:30, main.tabs 2:28-2:39
highlights 0:19-0:30 write, 2:28-2:39 read
rename 2:28-2:39 "activeIndex" -> main.tabs 0:19-0:30, main.tabs 2:28-2:39

== word main.tabs $2 first
hover 0:39-0:44
  ```swift
  static let place = 1
  ```

  In Start.tabs.
definition Start.tabs 1:15-1:20
references Start.tabs 1:15-1:20, main.tabs 0:39-0:44
highlights 0:39-0:44 read
rename 0:39-0:44 "place" -> Start.tabs 1:15-1:20, main.tabs 0:39-0:44

== word Start.tabs $1 first
hover 1:15-1:20
  ```swift
  static let place = 1
  ```
definition Start.tabs 1:15-1:20
references Start.tabs 1:15-1:20, main.tabs 0:39-0:44
highlights 1:15-1:20 write
rename 1:15-1:20 "place" -> Start.tabs 1:15-1:20, main.tabs 0:39-0:44

# The container, its labels, the item and its label.
== word main.tabs $3 Bar
hover 2:0-2:13
  **CustomTabView**: a bar of item views, 3 tabs

  ```text
  ┌───────┬━━━━━━━━━┬───────┐
  │   –   │    –    │   –   │
  │ Trips │ Tickets │ Trips │
  └───────┴─────────┴───────┘
  ```

  | #   | id  | label   | icon |
  | --- | --- | ------- | ---- |
  | 1   | `0` | Trips   | `–`  |
  | 2   | `1` | Tickets | `–`  |
  | 3   | `2` | Trips   | `–`  |
definition TabBar.swift 2:7-2:20
references TabBar.swift 2:7-2:20, broken.tabs 3:0-3:13, main.tabs 2:0-2:13, typing.tabs 1:0-1:13, typing.tabs 2:0-2:13, typing.tabs 8:0-8:13, typing.tabs 9:0-9:13
highlights 2:0-2:13 read
rename 2:0-2:13 "CustomTabView" -> TabBar.swift 2:7-2:20, broken.tabs 3:0-3:13, main.tabs 2:0-2:13, typing.tabs 1:0-1:13, typing.tabs 2:0-2:13, typing.tabs 8:0-8:13, typing.tabs 9:0-9:13

== word main.tabs $4 tab
hover 2:14-2:39
  ```swift
  @State private var activeIndex = Start.place
  ```

  - selection of `CustomTabView`, a bar of item views
  - type: `Int`
  - starts at `1`, tab "Tickets"
definition TabBar.swift 3:17-3:28
references TabBar.swift 3:17-3:28, broken.tabs 3:14-3:25, main.tabs 2:14-2:25, typing.tabs 1:14-1:25, typing.tabs 2:14-2:25, typing.tabs 8:14-8:25
highlights 2:14-2:25 read
rename 2:14-2:25 "activeIndex" -> TabBar.swift 3:17-3:28, broken.tabs 3:14-3:25, main.tabs 2:14-2:25, typing.tabs 1:14-1:25, typing.tabs 2:14-2:25, typing.tabs 8:14-8:25

== word main.tabs $6 style
hover 2:41-2:48
  ```swift
  CustomTabView(activeIndex: Binding<Int>, variant: Look, content: () -> Content)
  ```
definition TabBar.swift 4:8-4:15
references TabBar.swift 4:8-4:15, broken.tabs 3:33-3:40, main.tabs 2:41-2:48, typing.tabs 2:35-2:42
highlights 2:41-2:48 read
rename 2:41-2:48 "variant" -> TabBar.swift 4:8-4:15, broken.tabs 3:33-3:40, main.tabs 2:41-2:48, typing.tabs 2:35-2:42

== word broken.tabs $2 plain
hover 3:43-3:49
  ```swift
  enum Look
  case filled
  ```
definition TabBar.swift 0:17-0:23
references TabBar.swift 0:17-0:23, broken.tabs 3:43-3:49, main.tabs 2:51-2:57
highlights 3:43-3:49 read
rename 3:43-3:49 "filled" -> TabBar.swift 0:17-0:23, broken.tabs 3:43-3:49, main.tabs 2:51-2:57

== word main.tabs $7 Item
hover 3:4-3:17
  **tab "Trips"**, 1 of 3 tabs in `CustomTabView`

  - id: `0` (`Int`), its place
  - label: "Trips"
definition TabBar.swift 8:7-8:20
references TabBar.swift 8:7-8:20, broken.tabs 4:4-4:17, broken.tabs 5:4-5:17, main.tabs 3:4-3:17, main.tabs 4:4-4:17, main.tabs 6:4-6:17, typing.tabs 3:4-3:17, typing.tabs 4:4-4:17, typing.tabs 6:4-6:17
highlights 3:4-3:17 read, 4:4-4:17 read, 6:4-6:17 read
rename 3:4-3:17 "CustomTabItem" -> TabBar.swift 8:7-8:20, broken.tabs 4:4-4:17, broken.tabs 5:4-5:17, main.tabs 3:4-3:17, main.tabs 4:4-4:17, main.tabs 6:4-6:17, typing.tabs 3:4-3:17, typing.tabs 4:4-4:17, typing.tabs 6:4-6:17

== word main.tabs $8 name
hover 3:18-3:23
  **tab "Trips"**, 1 of 3 tabs in `CustomTabView`

  - id: `0` (`Int`), its place
  - label: "Trips"
definition TabBar.swift 9:8-9:13
references TabBar.swift 9:8-9:13, broken.tabs 4:18-4:23, broken.tabs 5:18-5:23, main.tabs 3:18-3:23, main.tabs 4:18-4:23, main.tabs 6:18-6:23, typing.tabs 4:18-4:23, typing.tabs 6:18-6:23
highlights 3:18-3:23 read, 4:18-4:23 read, 6:18-6:23 read
rename 3:18-3:23 "title" -> TabBar.swift 9:8-9:13, broken.tabs 4:18-4:23, broken.tabs 5:18-5:23, main.tabs 3:18-3:23, main.tabs 4:18-4:23, main.tabs 6:18-6:23, typing.tabs 4:18-4:23, typing.tabs 6:18-6:23

# Places: what the selection begins with, is compared with and is set to.
== word broken.tabs $1 1
hover null
definition null
references broken.tabs 0:25-0:26
highlights 0:25-0:26 read
rename 5 is the place of a tab, not a name

== word broken.tabs $4 0
hover 7:22-7:23
  **tab "Trips"**, 2 of 2 tabs in `CustomTabView`

  - id: `1` (`Int`), its place
  - label: "Trips"
definition broken.tabs 5:4-5:17
references broken.tabs 5:4-5:17, broken.tabs 7:22-7:23
highlights 5:4-5:17 write, 7:22-7:23 read
rename 1 is the place of a tab, not a name

== word broken.tabs $5 1
hover 7:32-7:33
  **tab "Trips"**, 1 of 2 tabs in `CustomTabView`

  - id: `0` (`Int`), its place
  - label: "Trips"
definition broken.tabs 4:4-4:17
references broken.tabs 4:4-4:17, broken.tabs 7:32-7:33
highlights 4:4-4:17 write, 7:32-7:33 read
rename 0 is the place of a tab, not a name

# A rule that a comment names.
== word main.tabs $9 other
hover 5:21-5:36
  **duplicate-label** (warning)

  Two tabs that can be there together have the same label

  Nobody can tell which is which.

  Source: https://developer.apple.com/design/human-interface-guidelines/tab-bars

  Wrong:

  ```swift
  TabView {
      Tab("Inbox", systemImage: "tray") { InboxView() }
      Tab("Inbox", systemImage: "paperplane") { SentView() }
  }
  ```

  Right:

  ```swift
  TabView {
      Tab("Inbox", systemImage: "tray") { InboxView() }
      Tab("Sent", systemImage: "paperplane") { SentView() }
  }
  ```
definition null
references main.tabs 5:21-5:36
highlights 5:21-5:36 text
rename null

# The mistakes can be mended.
== actions broken.tabs {"range": {"start": {"line": 3, "character": 28}, "end": {"line": 3, "character": 28}}}
quickfix Start with 0
  broken.tabs 0:25-0:26 -> "0"
quickfix Ignore 'selection-out-of-range' here
  broken.tabs 3:0-3:0 -> "// tablsp:ignore selection-out-of-range\n"
quickfix Ignore 'selection-out-of-range' in this file
  broken.tabs 0:0-0:0 -> "// tablsp:ignore-file selection-out-of-range\n"

== actions broken.tabs $3
quickfix Ignore 'duplicate-label' here
  broken.tabs 5:0-5:0 -> "    // tablsp:ignore duplicate-label\n"
quickfix Ignore 'duplicate-label' in this file
  broken.tabs 0:0-0:0 -> "// tablsp:ignore-file duplicate-label\n"

== textDocument/formatting main.tabs
[
  4:24-4:24 -> " ",
  4:34-4:34 -> " ",
  4:35-4:35 -> " ",
  4:48-4:48 -> " "
]

== textDocument/linkedEditingRange main.tabs $5
null

== textDocument/documentColor main.tabs
[
  {
    "color": {
      "alpha": 0.999999999,
      "blue": 0.999999999,
      "green": 0.47843137254901963,
      "red": 1e-09
    },
    "range": 8:6-8:11
  }
]

# While it is typed: a binding, a variant, labels, a title, an item, a modifier.
== complete typing.tabs $1
0 $place  1:27-1:30 -> "$place"
2 Look  1:27-1:30 -> "Look"
5 Start  1:27-1:30 -> "Start"
5 CustomTabView  1:27-1:30 -> "CustomTabView"
5 CustomTabItem  1:27-1:30 -> "CustomTabItem"

== complete typing.tabs $2
0 filled  2:45-2:45 -> "filled"
0 scrollable  2:45-2:45 -> "scrollable"

== complete typing.tabs $3
1 title:  3:18-3:18 -> "title: $0"
1 content:  3:18-3:18 -> "content: $0"
2 place  3:18-3:18 -> "place"
2 Look  3:18-3:18 -> "Look"
5 Start  3:18-3:18 -> "Start"
5 CustomTabView  3:18-3:18 -> "CustomTabView"
5 CustomTabItem  3:18-3:18 -> "CustomTabItem"

== complete typing.tabs $4


== complete typing.tabs $5
1 CustomTabItem(title:content:)  5:4-5:4 -> "CustomTabItem(title: \"${1:title}\") {\n    $0\n}"
2 ForEach(_:id:content:)  5:4-5:4 -> "ForEach(${1:data}, id: ${2:id}) { item in\n    $0\n}"
2 ForEach(_:content:)  5:4-5:4 -> "ForEach(${1:data}) { item in\n    $0\n}"
2 Group(content:)  5:4-5:4 -> "Group {\n    $0\n}"
2 if  5:4-5:4 -> "if ${1:condition} {\n    $0\n}"
2 switch  5:4-5:4 -> "switch ${1:value} {\ncase ${2:.first}:\n    $0\n}"
4 StationsView  5:4-5:4 -> "StationsView()$0"
4 TicketsView  5:4-5:4 -> "TicketsView()$0"
4 TripsView  5:4-5:4 -> "TripsView()$0"
5 let  5:4-5:4 -> "let "
5 return  5:4-5:4 -> "return "

== complete typing.tabs $6
4 foregroundStyle(_:)  6:56-6:56 -> "foregroundStyle(${1:style})$0"
4 foregroundColor(_:)  6:56-6:56 -> "foregroundColor(${1:color})$0"
4 background(_:)  6:56-6:56 -> "background(${1:style})$0"
4 tint(_:)  6:56-6:56 -> "tint(${1:tint})$0"
4 accentColor(_:)  6:56-6:56 -> "accentColor(${1:color})$0"
4 navigationTitle(_:)  6:56-6:56 -> "navigationTitle(\"${1:title}\")$0"
4 onAppear(perform:)  6:56-6:56 -> "onAppear {\n    $0\n}"
4 accessibilityLabel(_:)  6:56-6:56 -> "accessibilityLabel(\"${1:label}\")$0"

== complete typing.tabs $7
1 variant:  8:35-8:35 -> "variant: $0"
1 content:  8:35-8:35 -> "content: $0"
2 place  8:35-8:35 -> "place"
2 Look  8:35-8:35 -> "Look"
5 Start  8:35-8:35 -> "Start"
5 CustomTabView  8:35-8:35 -> "CustomTabView"
5 CustomTabItem  8:35-8:35 -> "CustomTabItem"

== complete typing.tabs $8
1 activeIndex:  9:14-9:14 -> "activeIndex: $0"
1 variant:  9:14-9:14 -> "variant: $0"
1 content:  9:14-9:14 -> "content: $0"
2 place  9:14-9:14 -> "place"
2 Look  9:14-9:14 -> "Look"
5 Start  9:14-9:14 -> "Start"
5 CustomTabView  9:14-9:14 -> "CustomTabView"
5 CustomTabItem  9:14-9:14 -> "CustomTabItem"

== textDocument/signatureHelp typing.tabs $3
{
  "activeParameter": 0,
  "activeSignature": 0,
  "signatures": [
    {
      "activeParameter": 0,
      "label": "CustomTabItem(title: String, content: () -> Content)",
      "parameters": [
        {
          "label": [14, 27]
        },
        {
          "label": [29, 51]
        }
      ]
    }
  ]
}

== textDocument/signatureHelp typing.tabs $7
{
  "activeParameter": 1,
  "activeSignature": 0,
  "signatures": [
    {
      "activeParameter": 1,
      "label": "CustomTabView(activeIndex: Binding<Int>, variant: Look, content: () -> Content)",
      "parameters": [
        {
          "label": [14, 39]
        },
        {
          "label": [41, 54]
        },
        {
          "label": [56, 78]
        }
      ]
    }
  ]
}
