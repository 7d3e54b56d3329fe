client static
# A bar that the configuration describes: its items are calls with a key, a title and a symbol. The enum is open.
-- .tablsp.json (closed) --
{
  "containers": [
    {
      "name": "DockView", "selection": "current", "tab": {"call": "DockItem"}, "id": {"argument": "key"},
      "label": {"argument": "title"}, "icon": {"argument": "symbol"}, "visibleTabs": 4
    }
  ]
}
-- Deck.tabs --
enum Deck: Hashable {
    case bridge$1, cabin, engine

    var isOpen: Bool {
        switch self {
        case .bri$2dge: return true
        case .cabin, .engine: return false
        }
    }
}
-- main.tabs (closed) --
@State private var de$1ck: Deck = .bridge

Dock$2View(cur$3rent: $de$4ck) {
    Dock$5Item(title: "Bridge", symbol: "steering$6wheel", ke$7y: .bri$8dge) { BridgeView() }
    DockItem(title:"Cabin",symbol:"bed.double",key:.cabin){CabinView()}
    // tablsp:ignore missing-ic$9on
    DockItem(title: "Engine", key: .bridge) { EngineView() }
}
.tint(Color.mint)
-- typing.tabs --
@State private var deck: Deck = .$1
DockView(current: $de$2) { Text("") }
DockView(current: $deck) {
    DockItem(title: "Bridge", symbol: "gea$3", key: .$4) { BridgeView() }
    DockItem(title: "Cabin", $5) { CabinView() }
    DockItem(title: "Engine", symbol: "gear", key: .engine) { EngineView() }.$6
    $7
}
DockView($8)
# The file is opened: two tabs have one key.
== open main.tabs
<- textDocument/publishDiagnostics {
  "diagnostics": [
    {
      "code": "duplicate-id",
      "codeDescription": {
        "href": "tablsp:explain/duplicate-id"
      },
      "data": {
        "fixes": ["Change to .engine"]
      },
      "message": "key Deck.bridge is already used by tab \"Bridge\"; \"Engine\" can never be selected",
      "range": 6:35-6:42,
      "relatedInformation": [
        {
          "location": {
            "range": 3:60-3:67,
            "uri": "main.tabs"
          },
          "message": "Deck.bridge is used here first"
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
13 deck (Deck) 0:0-0:39
19 DockView (deck) 2:0-8:17
  8 Bridge (Deck.bridge) 3:4-3:85
  8 Cabin (Deck.cabin) 4:4-4:71
  8 Engine (Deck.bridge) 6:4-6:60

== outline Deck.tabs
10 Deck (Hashable) 0:0-9:1
  22 bridge 1:9-1:15
  22 cabin 1:17-1:22
  22 engine 1:24-1:30

== folds main.tabs
2:26-7:0  3 tabs 

== selection main.tabs $8
3:61-3:67 < 3:60-3:67 < 3:55-3:67 < 3:13-3:67 < 3:12-3:85 < 3:4-3:85 < 3:4-6:60 < 2:26-7:0 < 2:25-7:1 < 2:8-7:1 < 2:0-7:1 < 2:0-8:17 < 0:0-9:0

== tokens main.tabs
0:0 @ decorator
0:1 State decorator
0:7 private modifier
0:15 var keyword
0:19 deck variable+declaration
0:25 Deck enum
0:33 bridge enumMember
2:0 DockView type
2:9 current parameter
2:18 $deck variable
3:4 DockItem type
3:13 title parameter
3:20 "Bridge" string
3:30 symbol parameter
3:38 "steeringwheel" string
3:55 key parameter
3:61 bridge enumMember
3:71 BridgeView type
4:4 DockItem type
4:13 title parameter
4:19 "Cabin" string
4:27 symbol parameter
4:34 "bed.double" string
4:47 key parameter
4:52 cabin enumMember
4:59 CabinView type
5:4 // tablsp:ignore missing-icon comment
6:4 DockItem type
6:13 title parameter
6:20 "Engine" string
6:30 key parameter
6:36 bridge enumMember
6:46 EngineView type
8:1 tint method
8:6 Color type+defaultLibrary
8:12 mint property

== lenses main.tabs
2:0-2:8 3 tabs

== hints main.tabs
2:8 3/4 (3 tabs, and 4 fit)

== textDocument/documentLink main.tabs
[
  {
    "range": 5:21-5:33,
    "target": "tablsp:explain/missing-icon",
    "tooltip": "Some tabs of a bar have an icon and this one has none"
  }
]

# The state of the selection, where it is declared and where it is bound.
== word main.tabs $1 floor
hover 0:19-0:23
  ```swift
  @State private var deck: Deck = .bridge
  ```

  - selection of `DockView`, a bar of the project's configuration
  - type: `Deck`
  - starts at `Deck.bridge`, tab "Bridge"
definition main.tabs 0:19-0:23
references main.tabs 0:19-0:23, main.tabs 2:19-2:23
highlights 0:19-0:23 write, 2:19-2:23 read
rename 0:19-0:23 "deck" -> main.tabs 0:19-0:23, main.tabs 2:19-2:23

== word main.tabs $4 floor
hover 2:9-2:23
  ```swift
  @State private var deck: Deck = .bridge
  ```

  - selection of `DockView`, a bar of the project's configuration
  - type: `Deck`
  - starts at `Deck.bridge`, tab "Bridge"
definition main.tabs 0:19-0:23
references main.tabs 0:19-0:23, main.tabs 2:19-2:23
highlights 0:19-0:23 write, 2:19-2:23 read
rename 2:19-2:23 "deck" -> main.tabs 0:19-0:23, main.tabs 2:19-2:23

# The container, the item, their labels and the picture are not declared in the project.
== word main.tabs $2 Bar
hover 2:0-2:8
  **DockView**: a bar of the project's configuration, 3 tabs

  ```text
  ┌━━━━━━━━━━━━━━━┬────────────┬━━━━━━━━┐
  │ steeringwheel │ bed.double │   –    │
  │    Bridge     │   Cabin    │ Engine │
  └───────────────┴────────────┴────────┘
  ```

  | #   | id        | label  | icon            |
  | --- | --------- | ------ | --------------- |
  | 1   | `.bridge` | Bridge | `steeringwheel` |
  | 2   | `.cabin`  | Cabin  | `bed.double`    |
  | 3   | `.bridge` | Engine | `–`             |
definition null
references null
highlights null
rename null

== word main.tabs $3 selection
hover 2:9-2:23
  ```swift
  @State private var deck: Deck = .bridge
  ```

  - selection of `DockView`, a bar of the project's configuration
  - type: `Deck`
  - starts at `Deck.bridge`, tab "Bridge"
definition null
references null
highlights null
rename null

== word main.tabs $5 Item
hover 3:4-3:12
  **tab "Bridge"**, 1 of 3 tabs in `DockView`

  - id: `.bridge` (`Deck`)
  - label: "Bridge"
  - system symbol: `steeringwheel`
definition null
references null
highlights null
rename null

== word main.tabs $6 wheel
hover 3:38-3:53
  **tab "Bridge"**, 1 of 3 tabs in `DockView`

  - id: `.bridge` (`Deck`)
  - label: "Bridge"
  - system symbol: `steeringwheel`
definition null
references main.tabs 3:39-3:52
highlights 3:39-3:52 text
rename "steeringwheel" is a picture of the system; its name can't be changed

== word main.tabs $7 id
hover 3:55-3:58
  **tab "Bridge"**, 1 of 3 tabs in `DockView`

  - id: `.bridge` (`Deck`)
  - label: "Bridge"
  - system symbol: `steeringwheel`
definition null
references null
highlights null
rename null

# The key, the case that it is, and a switch that names it.
== word main.tabs $8 helm
hover 3:61-3:67
  ```swift
  enum Deck
  case bridge
  ```

  - isOpen: `true`
  - tab "Bridge" of `DockView`
  - tab "Engine" of `DockView`
definition Deck.tabs 1:9-1:15
references Deck.tabs 1:9-1:15, Deck.tabs 5:14-5:20, main.tabs 0:33-0:39, main.tabs 3:61-3:67, main.tabs 6:36-6:42
highlights 0:33-0:39 read, 3:61-3:67 read, 6:36-6:42 read
rename 3:61-3:67 "bridge" -> Deck.tabs 1:9-1:15, Deck.tabs 5:14-5:20, main.tabs 0:33-0:39, main.tabs 3:61-3:67, main.tabs 6:36-6:42

== word Deck.tabs $1 helm
hover 1:9-1:15
  ```swift
  enum Deck
  case bridge
  ```

  - isOpen: `true`
  - tab "Bridge" of `DockView` in main.tabs
  - tab "Engine" of `DockView` in main.tabs
definition Deck.tabs 1:9-1:15
references Deck.tabs 1:9-1:15, Deck.tabs 5:14-5:20, main.tabs 0:33-0:39, main.tabs 3:61-3:67, main.tabs 6:36-6:42
highlights 1:9-1:15 write, 5:14-5:20 read
rename 1:9-1:15 "bridge" -> Deck.tabs 1:9-1:15, Deck.tabs 5:14-5:20, main.tabs 0:33-0:39, main.tabs 3:61-3:67, main.tabs 6:36-6:42

== word Deck.tabs $2 helm
hover 5:14-5:20
  ```swift
  enum Deck
  case bridge
  ```

  - isOpen: `true`
  - tab "Bridge" of `DockView` in main.tabs
  - tab "Engine" of `DockView` in main.tabs
definition Deck.tabs 1:9-1:15
references Deck.tabs 1:9-1:15, Deck.tabs 5:14-5:20, main.tabs 0:33-0:39, main.tabs 3:61-3:67, main.tabs 6:36-6:42
highlights 1:9-1:15 write, 5:14-5:20 read
rename 5:14-5:20 "bridge" -> Deck.tabs 1:9-1:15, Deck.tabs 5:14-5:20, main.tabs 0:33-0:39, main.tabs 3:61-3:67, main.tabs 6:36-6:42

# A rule that a comment names.
== word main.tabs $9 other
hover 5:21-5:33
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
references main.tabs 5:21-5:33
highlights 5:21-5:33 text
rename null

# The mistake can be mended.
== actions main.tabs {"range": {"start": {"line": 6, "character": 36}, "end": {"line": 6, "character": 42}}}
quickfix Change to .engine
  main.tabs 6:35-6:42 -> ".engine"
quickfix Ignore 'duplicate-id' here
  main.tabs 5:33-5:33 -> ", duplicate-id"
quickfix Ignore 'duplicate-id' in this file
  main.tabs 0:0-0:0 -> "// tablsp:ignore-file duplicate-id\n"

== textDocument/formatting main.tabs
[
  4:19-4:19 -> " ",
  4:27-4:27 -> " ",
  4:34-4:34 -> " ",
  4:47-4:47 -> " ",
  4:51-4:51 -> " ",
  4:58-4:58 -> " ",
  4:59-4:59 -> " ",
  4:70-4:70 -> " "
]

== textDocument/linkedEditingRange main.tabs $4
null

== textDocument/documentColor main.tabs
[
  {
    "color": {
      "alpha": 0.999999999,
      "blue": 0.7450980392156863,
      "green": 0.7803921568627451,
      "red": 1e-09
    },
    "range": 8:6-8:16
  }
]

# While it is typed: a value of the selection, its binding, a picture, a key, labels, a modifier, an item.
== complete typing.tabs $1
0 bridge  0:33-0:33 -> "bridge"
0 cabin  0:33-0:33 -> "cabin"
0 engine  0:33-0:33 -> "engine"

== complete typing.tabs $2
0 $deck  1:18-1:21 -> "$deck"
2 Deck  1:18-1:21 -> "Deck"

== complete typing.tabs $3
1 gear  3:39-3:42 -> "gear"
1 gear.badge  3:39-3:42 -> "gear.badge"
1 gear.circle  3:39-3:42 -> "gear.circle"
1 gear.circle.fill  3:39-3:42 -> "gear.circle.fill"
1 gearshape  3:39-3:42 -> "gearshape"
1 gearshape.2  3:39-3:42 -> "gearshape.2"
1 gearshape.2.fill  3:39-3:42 -> "gearshape.2.fill"
1 gearshape.circle  3:39-3:42 -> "gearshape.circle"
1 gearshape.circle.fill  3:39-3:42 -> "gearshape.circle.fill"
1 gearshape.fill  3:39-3:42 -> "gearshape.fill"
2 folder.badge.gearshape  3:39-3:42 -> "folder.badge.gearshape"

== complete typing.tabs $4
0 bridge  3:51-3:51 -> "bridge"
0 cabin  3:51-3:51 -> "cabin"
3 engine  3:51-3:51 -> "engine"

== complete typing.tabs $5
1 symbol:  4:29-4:29 -> "symbol: $0"
1 key:  4:29-4:29 -> "key: $0"
1 content:  4:29-4:29 -> "content: $0"
2 deck  4:29-4:29 -> "deck"
2 Deck  4:29-4:29 -> "Deck"

== complete typing.tabs $6
4 foregroundStyle(_:)  5:77-5:77 -> "foregroundStyle(${1:style})$0"
4 foregroundColor(_:)  5:77-5:77 -> "foregroundColor(${1:color})$0"
4 background(_:)  5:77-5:77 -> "background(${1:style})$0"
4 tint(_:)  5:77-5:77 -> "tint(${1:tint})$0"
4 accentColor(_:)  5:77-5:77 -> "accentColor(${1:color})$0"
4 navigationTitle(_:)  5:77-5:77 -> "navigationTitle(\"${1:title}\")$0"
4 onAppear(perform:)  5:77-5:77 -> "onAppear {\n    $0\n}"
4 accessibilityLabel(_:)  5:77-5:77 -> "accessibilityLabel(\"${1:label}\")$0"

== complete typing.tabs $7
1 DockItem(title:symbol:key:content:)  6:4-6:4 -> "DockItem(title: \"${1:title}\", symbol: \"${2:symbol}\", key: ${3:.bridge}) {\n    $0\n}"
2 ForEach(_:id:content:)  6:4-6:4 -> "ForEach(${1:data}, id: ${2:id}) { item in\n    $0\n}"
2 ForEach(_:content:)  6:4-6:4 -> "ForEach(${1:data}) { item in\n    $0\n}"
2 Group(content:)  6:4-6:4 -> "Group {\n    $0\n}"
2 if  6:4-6:4 -> "if ${1:condition} {\n    $0\n}"
2 switch  6:4-6:4 -> "switch ${1:value} {\ncase ${2:.first}:\n    $0\n}"
4 BridgeView  6:4-6:4 -> "BridgeView()$0"
4 CabinView  6:4-6:4 -> "CabinView()$0"
4 EngineView  6:4-6:4 -> "EngineView()$0"
5 let  6:4-6:4 -> "let "
5 return  6:4-6:4 -> "return "

== complete typing.tabs $8
1 current:  8:9-8:9 -> "current: $0"
1 content:  8:9-8:9 -> "content: $0"
2 deck  8:9-8:9 -> "deck"
2 Deck  8:9-8:9 -> "Deck"

== textDocument/signatureHelp typing.tabs $5
{
  "activeParameter": 1,
  "activeSignature": 0,
  "signatures": [
    {
      "activeParameter": 1,
      "documentation": {
        "kind": "markdown",
        "value": "A tab of the project's configuration."
      },
      "label": "DockItem(title: LocalizedStringKey, symbol: SymbolName, key: SelectionValue, content: () -> Content)",
      "parameters": [
        {
          "label": [9, 34]
        },
        {
          "label": [36, 54]
        },
        {
          "label": [56, 75]
        },
        {
          "label": [77, 99]
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
        "value": "A container of the project's configuration."
      },
      "label": "DockView(current: Binding<SelectionValue>, content: () -> Content)",
      "parameters": [
        {
          "label": [9, 41]
        },
        {
          "label": [43, 65]
        }
      ]
    }
  ]
}
