client static
# A bar that gets its tabs as data, one for each case of an enum in a file of its own.
-- Room.tabs (closed) --
enum Room: Int, CaseIterable {
    case kitchen$1, attic, cellar

    var tab$2Item: TabItemData {
        switch self {
        case .kit$3chen:
            return TabItem$4Data(im$5age: "pot", selectedImage: "pot_on", title: "Kit$6chen")
        case .attic:
            return TabItemData(image: "beam", selectedImage: "be$7am", title: "Attic")
        case .cellar:
            return TabItemData(image:"jar",selectedImage:"jar_on",title:"Cellar")
        }
    }
}
-- main.tabs (closed) --
@State private var selected$1Index = 7

Custom$2TabView(ta$3bs: Ro$4om.allCases.map { $0.tabIt$5em }, selected$6Index: $selected$7Index) { index in
    // tablsp:ignore unused-ca$8se
    RoomView(room: Room(rawValue: in$9dex) ?? .kitchen)
}
-- TabBar.swift (closed) --
struct TabItemData {
    /// The picture of a tab that is not shown.
    let image: String
    let selectedImage: String
    let title: String
}
-- plain.tabs --
@State private var place = $10

let ro$2oms = [
    TabItemData(image: "bed", selectedImage: "bed_on", title: "Bed"),
    TabItemData(image: "bath", selectedImage: "bath_on", title: "Bath"),
]

CustomTabView(tabs: ro$3oms, selectedIndex: $place) { index in RoomView(index) }
    .tint(.teal)
    .onChange(of: place) { if place == $41 { place = $50 } }
-- typing.tabs --
@State private var place = 0
let items = [TabItemData(image: "a", $1), TabItemData($2)]
CustomTabView(tabs: $3, selectedIndex: $pl$4) { index in Text("") }
CustomTabView(tabs: Room.$5) { index in Text("") }
CustomTabView(tabs: items, $6)
let room: Room = .$7
CustomTabView($8)
# The files are opened: the bar begins with a place that no tab has.
== open main.tabs
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
      "message": "'selectedIndex' starts at 7, but the tabs are 0…2: no tab is shown",
      "range": 2:54-2:83,
      "relatedInformation": [
        {
          "location": {
            "range": 0:35-0:36,
            "uri": "main.tabs"
          },
          "message": "it starts here"
        }
      ],
      "severity": 1,
      "source": "tablsp"
    },
    {
      "code": "unused-suppression",
      "codeDescription": {
        "href": "tablsp:explain/unused-suppression"
      },
      "data": {
        "fixes": ["Remove the comment"]
      },
      "message": "nothing to ignore here: no 'unused-case' is found",
      "range": 3:4-3:32,
      "severity": 2,
      "source": "tablsp",
      "tags": [1]
    }
  ],
  "uri": "main.tabs",
  "version": 1
}

== open Room.tabs
<- textDocument/publishDiagnostics {
  "diagnostics": [
    {
      "code": "same-selected-icon",
      "codeDescription": {
        "href": "tablsp:explain/same-selected-icon"
      },
      "message": "selected and unselected look the same",
      "range": 8:19-8:84,
      "severity": 3,
      "source": "tablsp"
    }
  ],
  "uri": "Room.tabs",
  "version": 1
}

== outline main.tabs
13 selectedIndex 0:0-0:36
19 CustomTabView (selectedIndex) 2:0-5:1
  8 Kitchen (0) 2:20-2:52
  8 Attic (1) 2:20-2:52
  8 Cellar (2) 2:20-2:52

== outline Room.tabs
10 Room (Int) 0:0-13:1
  22 kitchen (= 0) 1:9-1:16
  22 attic (= 1) 1:18-1:23
  22 cellar (= 2) 1:25-1:31

== outline plain.tabs
13 place 0:0-0:28
19 CustomTabView (place) 7:0-9:56
  8 Bed (0) 7:20-7:25
  8 Bath (1) 7:20-7:25

== folds Room.tabs
0:30-13:0
3:30-12:4
4:21-11:8

== selection Room.tabs $5
6:31-6:36 < 6:31-6:43 < 6:31-6:86 < 6:30-6:87 < 6:19-6:87 < 6:12-6:87 < 5:8-6:87 < 5:8-10:81 < 4:21-11:8 < 4:8-11:9 < 3:30-12:4 < 3:29-12:5 < 3:8-12:5 < 3:4-12:5 < 1:4-12:5 < 0:30-13:0 < 0:29-13:1 < 0:0-13:1 < 0:0-14:0

== tokens main.tabs
0:0 @ decorator
0:1 State decorator
0:7 private modifier
0:15 var keyword
0:19 selectedIndex variable+declaration
0:35 7 number
2:0 CustomTabView type
2:14 tabs parameter
2:20 Room enum
2:25 allCases property+static
2:34 map method
2:40 $0 variable
2:43 tabItem property
2:54 selectedIndex parameter
2:69 $selectedIndex variable
2:87 index parameter+declaration
2:93 in keyword
3:4 // tablsp:ignore unused-case comment
4:4 RoomView type
4:13 room parameter
4:19 Room enum
4:24 rawValue parameter
4:34 index variable
4:41 ?? operator
4:45 kitchen enumMember

== lenses main.tabs
2:0-2:13 3 tabs

== hints main.tabs
2:13 3/5 (3 tabs, and 5 fit)

== hints Room.tabs

== hints plain.tabs
3:4 0: (the place of the tab is its id)
4:4 1: (the place of the tab is its id)
7:13 2/5 (2 tabs, and 5 fit)

== textDocument/documentLink main.tabs
[
  {
    "range": 3:21-3:32,
    "target": "tablsp:explain/unused-case",
    "tooltip": "The selection's enum has a case that no tab of its only bar uses"
  }
]

# The state of the selection, where it is declared and where it is bound.
== word main.tabs $1 place
hover 0:19-0:32
  ```swift
  @State private var selectedIndex = 7
  ```

  - selection of `CustomTabView`, a bar made of data
  - type: `Int`
  - starts at `7`, which no tab has
definition main.tabs 0:19-0:32
references main.tabs 0:19-0:32, main.tabs 2:70-2:83
highlights 0:19-0:32 write, 2:70-2:83 read
rename 0:19-0:32 "selectedIndex" -> main.tabs 0:19-0:32, main.tabs 2:70-2:83

== word main.tabs $7 place
hover 2:54-2:83
  ```swift
  @State private var selectedIndex = 7
  ```

  - selection of `CustomTabView`, a bar made of data
  - type: `Int`
  - starts at `7`, which no tab has
definition main.tabs 0:19-0:32
references main.tabs 0:19-0:32, main.tabs 2:70-2:83
highlights 0:19-0:32 write, 2:70-2:83 read
rename 2:70-2:83 "selectedIndex" -> main.tabs 0:19-0:32, main.tabs 2:70-2:83

# The container, its labels, and the enum that gives the tabs.
== word main.tabs $2 Bar
hover 2:0-2:13
  **CustomTabView**: a bar made of data, 3 tabs

  ```text
  ┌─────────┬───────┬────────┐
  │   pot   │ beam  │  jar   │
  │ Kitchen │ Attic │ Cellar │
  └─────────┴───────┴────────┘
  ```

  | #   | id  | label   | icon   |
  | --- | --- | ------- | ------ |
  | 1   | `0` | Kitchen | `pot`  |
  | 2   | `1` | Attic   | `beam` |
  | 3   | `2` | Cellar  | `jar`  |
definition null
references null
highlights null
rename null

== word main.tabs $3 items
hover 2:14-2:18
  ```swift
  CustomTabView(tabs: [TabItemData], selectedIndex: Binding<Int>, content: (Int) -> Content)
  CustomTabView(selectedTab: Binding<SelectionValue>, content: () -> Content)
  CustomTabView(activeIndex: Binding<Int>, variant: TabVariant, content: () -> Content)
  ```

  A hand-written tab bar. Its arguments tell which kind: with data (`tabs:`), with labels on the views (`selectedTab:`), or with item views (`activeIndex:`).
definition null
references null
highlights null
rename null

== word main.tabs $6 index
hover 2:54-2:83
  ```swift
  @State private var selectedIndex = 7
  ```

  - selection of `CustomTabView`, a bar made of data
  - type: `Int`
  - starts at `7`, which no tab has
definition null
references null
highlights null
rename null

== word main.tabs $4 Space
hover 2:20-2:24
  ```swift
  enum Room: Int, CaseIterable
  ```

  In Room.tabs.
definition Room.tabs 0:5-0:9
references Room.tabs 0:5-0:9, main.tabs 2:20-2:24, main.tabs 4:19-4:23, typing.tabs 3:20-3:24, typing.tabs 5:10-5:14
highlights 2:20-2:24 read, 4:19-4:23 read
rename 2:20-2:24 "Room" -> Room.tabs 0:5-0:9, main.tabs 2:20-2:24, main.tabs 4:19-4:23, typing.tabs 3:20-3:24, typing.tabs 5:10-5:14

== word main.tabs $5 item
hover 2:43-2:50
  ```swift
  var tabItem: TabItemData
  ```

  In Room.tabs.
definition Room.tabs 3:8-3:15
references Room.tabs 3:8-3:15, main.tabs 2:43-2:50
highlights 2:43-2:50 read
rename 2:43-2:50 "tabItem" -> Room.tabs 3:8-3:15, main.tabs 2:43-2:50

== word Room.tabs $2 item
hover 3:8-3:15
  ```swift
  var tabItem: TabItemData
  ```
definition Room.tabs 3:8-3:15
references Room.tabs 3:8-3:15, main.tabs 2:43-2:50
highlights 3:8-3:15 write
rename 3:8-3:15 "tabItem" -> Room.tabs 3:8-3:15, main.tabs 2:43-2:50

# The case, where it is declared and where a switch names it.
== word Room.tabs $1 pantry
hover 1:9-1:16
  ```swift
  enum Room
  case kitchen = 0
  ```

  - tabItem: `TabItemData(image: "pot", selectedImage: "pot_on", title: "Kitchen")`
  - tab "Kitchen" of `CustomTabView` in main.tabs
definition Room.tabs 1:9-1:16
references Room.tabs 1:9-1:16, Room.tabs 5:14-5:21, main.tabs 4:45-4:52
highlights 1:9-1:16 write, 5:14-5:21 read
rename 1:9-1:16 "kitchen" -> Room.tabs 1:9-1:16, Room.tabs 5:14-5:21, main.tabs 4:45-4:52

== word Room.tabs $3 pantry
hover 5:14-5:21
  ```swift
  enum Room
  case kitchen = 0
  ```

  - tabItem: `TabItemData(image: "pot", selectedImage: "pot_on", title: "Kitchen")`
  - tab "Kitchen" of `CustomTabView` in main.tabs
definition Room.tabs 1:9-1:16
references Room.tabs 1:9-1:16, Room.tabs 5:14-5:21, main.tabs 4:45-4:52
highlights 1:9-1:16 write, 5:14-5:21 read
rename 5:14-5:21 "kitchen" -> Room.tabs 1:9-1:16, Room.tabs 5:14-5:21, main.tabs 4:45-4:52

# A tab's data, its label and its title.
== word Room.tabs $4 Item
hover 6:19-6:30
  **tab "Kitchen"**, 1 of 3 tabs in `CustomTabView`

  - id: `0` (`Int`), its place
  - label: "Kitchen"
  - image: `pot`
  - image when selected: `pot_on`
definition TabBar.swift 0:7-0:18
references Room.tabs 3:17-3:28, Room.tabs 6:19-6:30, Room.tabs 8:19-8:30, Room.tabs 10:19-10:30, TabBar.swift 0:7-0:18, plain.tabs 3:4-3:15, plain.tabs 4:4-4:15, typing.tabs 1:13-1:24, typing.tabs 1:40-1:51
highlights 3:17-3:28 read, 6:19-6:30 read, 8:19-8:30 read, 10:19-10:30 read
rename 6:19-6:30 "TabItemData" -> Room.tabs 3:17-3:28, Room.tabs 6:19-6:30, Room.tabs 8:19-8:30, Room.tabs 10:19-10:30, TabBar.swift 0:7-0:18, plain.tabs 3:4-3:15, plain.tabs 4:4-4:15, typing.tabs 1:13-1:24, typing.tabs 1:40-1:51

== word Room.tabs $5 picture
hover 6:31-6:36
  **tab "Kitchen"**, 1 of 3 tabs in `CustomTabView`

  - id: `0` (`Int`), its place
  - label: "Kitchen"
  - image: `pot`
  - image when selected: `pot_on`
definition TabBar.swift 2:8-2:13
references Room.tabs 6:31-6:36, Room.tabs 8:31-8:36, Room.tabs 10:31-10:36, TabBar.swift 2:8-2:13, plain.tabs 3:16-3:21, plain.tabs 4:16-4:21, typing.tabs 1:25-1:30
highlights 6:31-6:36 read, 8:31-8:36 read, 10:31-10:36 read
rename 6:31-6:36 "image" -> Room.tabs 6:31-6:36, Room.tabs 8:31-8:36, Room.tabs 10:31-10:36, TabBar.swift 2:8-2:13, plain.tabs 3:16-3:21, plain.tabs 4:16-4:21, typing.tabs 1:25-1:30

== word Room.tabs $6 Cook
hover 6:77-6:86
  **tab "Kitchen"**, 1 of 3 tabs in `CustomTabView`

  - id: `0` (`Int`), its place
  - label: "Kitchen"
  - image: `pot`
  - image when selected: `pot_on`
definition null
references null
highlights null
rename null

# The parameter of the content's closure.
== word main.tabs $9 place
hover null
definition main.tabs 2:87-2:92
references main.tabs 2:87-2:92, main.tabs 4:34-4:39
highlights 2:87-2:92 write, 4:34-4:39 read
rename 4:34-4:39 "index" -> main.tabs 2:87-2:92, main.tabs 4:34-4:39

# Places: what the selection begins with, is compared with and is set to.
== word plain.tabs $1 1
hover 0:27-0:28
  **tab "Bed"**, 1 of 2 tabs in `CustomTabView`

  - id: `0` (`Int`), its place
  - label: "Bed"
  - image: `bed`
  - image when selected: `bed_on`
definition plain.tabs 3:4-3:68
references plain.tabs 3:4-3:68, plain.tabs 0:27-0:28, plain.tabs 9:51-9:52
highlights 3:4-3:68 write, 0:27-0:28 read, 9:51-9:52 read
rename 0 is the place of a tab, not a name

== word plain.tabs $4 0
hover 9:39-9:40
  **tab "Bath"**, 2 of 2 tabs in `CustomTabView`

  - id: `1` (`Int`), its place
  - label: "Bath"
  - image: `bath`
  - image when selected: `bath_on`
definition plain.tabs 4:4-4:71
references plain.tabs 4:4-4:71, plain.tabs 9:39-9:40
highlights 4:4-4:71 write, 9:39-9:40 read
rename 1 is the place of a tab, not a name

== word plain.tabs $5 1
hover 9:51-9:52
  **tab "Bed"**, 1 of 2 tabs in `CustomTabView`

  - id: `0` (`Int`), its place
  - label: "Bed"
  - image: `bed`
  - image when selected: `bed_on`
definition plain.tabs 3:4-3:68
references plain.tabs 3:4-3:68, plain.tabs 0:27-0:28, plain.tabs 9:51-9:52
highlights 3:4-3:68 write, 0:27-0:28 read, 9:51-9:52 read
rename 0 is the place of a tab, not a name

# A list of tabs.
== word plain.tabs $2 list
hover 2:4-2:9
  ```swift
  let rooms = …
  ```
definition plain.tabs 2:4-2:9
references plain.tabs 2:4-2:9, plain.tabs 7:20-7:25
highlights 2:4-2:9 write, 7:20-7:25 read
rename 2:4-2:9 "rooms" -> plain.tabs 2:4-2:9, plain.tabs 7:20-7:25

== word plain.tabs $3 list
hover 7:20-7:25
  ```swift
  let rooms = …
  ```
definition plain.tabs 2:4-2:9
references plain.tabs 2:4-2:9, plain.tabs 7:20-7:25
highlights 2:4-2:9 write, 7:20-7:25 read
rename 7:20-7:25 "rooms" -> plain.tabs 2:4-2:9, plain.tabs 7:20-7:25

# A rule that a comment names.
== word main.tabs $8 other
hover 3:21-3:32
  **unused-case** (hint)

  The selection's enum has a case that no tab of its only bar uses

  When the selection gets this case, no tab is selected and the screen is empty.

  Wrong:

  ```swift
  enum Page {
      case recipes, pantry, shopping
  }

  @State private var page: Page = .recipes

  TabView(selection: $page) {
      RecipesView().tabItem { Text("Recipes") }.tag(Page.recipes)
      PantryView().tabItem { Text("Pantry") }.tag(Page.pantry)
  }
  ```

  Right:

  ```swift
  enum Page {
      case recipes, pantry
  }

  @State private var page: Page = .recipes

  TabView(selection: $page) {
      RecipesView().tabItem { Text("Recipes") }.tag(Page.recipes)
      PantryView().tabItem { Text("Pantry") }.tag(Page.pantry)
  }
  ```
definition null
references main.tabs 3:21-3:32
highlights 3:21-3:32 text
rename null

# The mistakes can be mended.
== actions main.tabs $7
quickfix Start with 0
  main.tabs 0:35-0:36 -> "0"
quickfix Ignore 'selection-out-of-range' here
  main.tabs 2:0-2:0 -> "// tablsp:ignore selection-out-of-range\n"
quickfix Ignore 'selection-out-of-range' in this file
  main.tabs 0:0-0:0 -> "// tablsp:ignore-file selection-out-of-range\n"

== actions Room.tabs $7
quickfix Ignore 'same-selected-icon' here
  Room.tabs 8:0-8:0 -> "            // tablsp:ignore same-selected-icon\n"
quickfix Ignore 'same-selected-icon' in this file
  Room.tabs 0:0-0:0 -> "// tablsp:ignore-file same-selected-icon\n"

== textDocument/formatting Room.tabs
[
  10:37-10:37 -> " ",
  10:43-10:43 -> " ",
  10:57-10:57 -> " ",
  10:66-10:66 -> " ",
  10:72-10:72 -> " "
]

== textDocument/linkedEditingRange main.tabs $7
null

== textDocument/documentColor plain.tabs
[
  {
    "color": {
      "alpha": 0.999999999,
      "blue": 0.7803921568627451,
      "green": 0.6901960784313725,
      "red": 0.18823529411764706
    },
    "range": 8:10-8:15
  }
]

# While it is typed: labels, the list, a binding, members of the enum, a case.
== complete typing.tabs $1
1 selectedImage:  1:37-1:37 -> "selectedImage: $0"
1 title:  1:37-1:37 -> "title: $0"
2 place  1:37-1:37 -> "place"
2 items  1:37-1:37 -> "items"
2 room  1:37-1:37 -> "room"
2 Room  1:37-1:37 -> "Room"
5 TabItemData  1:37-1:37 -> "TabItemData"

== complete typing.tabs $2
1 image:  1:52-1:52 -> "image: $0"
1 selectedImage:  1:52-1:52 -> "selectedImage: $0"
1 title:  1:52-1:52 -> "title: $0"
2 place  1:52-1:52 -> "place"
2 items  1:52-1:52 -> "items"
2 room  1:52-1:52 -> "room"
2 Room  1:52-1:52 -> "Room"
5 TabItemData  1:52-1:52 -> "TabItemData"

== complete typing.tabs $3
2 place  2:20-2:20 -> "place"
2 items  2:20-2:20 -> "items"
2 room  2:20-2:20 -> "room"
2 Room  2:20-2:20 -> "Room"
5 TabItemData  2:20-2:20 -> "TabItemData"

== complete typing.tabs $4
0 $place  2:37-2:40 -> "$place"
2 Room  2:37-2:40 -> "Room"
5 items  2:37-2:40 -> "items"
5 room  2:37-2:40 -> "room"
5 TabItemData  2:37-2:40 -> "TabItemData"

== complete typing.tabs $5
0 kitchen  3:25-3:25 -> "kitchen"
0 attic  3:25-3:25 -> "attic"
0 cellar  3:25-3:25 -> "cellar"
4 allCases  3:25-3:25 -> "allCases"

== complete typing.tabs $6
1 selectedIndex:  4:27-4:27 -> "selectedIndex: $0"
1 content:  4:27-4:27 -> "content: $0"
2 place  4:27-4:27 -> "place"
2 items  4:27-4:27 -> "items"
2 room  4:27-4:27 -> "room"
2 Room  4:27-4:27 -> "Room"
5 TabItemData  4:27-4:27 -> "TabItemData"

== complete typing.tabs $7
0 kitchen  5:18-5:18 -> "kitchen"
0 attic  5:18-5:18 -> "attic"
0 cellar  5:18-5:18 -> "cellar"

== complete typing.tabs $8
1 tabs:  6:14-6:14 -> "tabs: $0"
1 selectedIndex:  6:14-6:14 -> "selectedIndex: $0"
1 content:  6:14-6:14 -> "content: $0"
1 selectedTab:  6:14-6:14 -> "selectedTab: $0"
1 activeIndex:  6:14-6:14 -> "activeIndex: $0"
1 variant:  6:14-6:14 -> "variant: $0"
2 place  6:14-6:14 -> "place"
2 items  6:14-6:14 -> "items"
2 room  6:14-6:14 -> "room"
2 Room  6:14-6:14 -> "Room"
5 TabItemData  6:14-6:14 -> "TabItemData"

== textDocument/signatureHelp typing.tabs $1
{
  "activeParameter": 1,
  "activeSignature": 0,
  "signatures": [
    {
      "activeParameter": 1,
      "label": "TabItemData(image: String, selectedImage: String, title: String)",
      "parameters": [
        {
          "label": [12, 25]
        },
        {
          "label": [27, 48]
        },
        {
          "label": [50, 63]
        }
      ]
    }
  ]
}

== textDocument/signatureHelp typing.tabs $6
{
  "activeParameter": 1,
  "activeSignature": 0,
  "signatures": [
    {
      "activeParameter": 1,
      "documentation": {
        "kind": "markdown",
        "value": "A hand-written tab bar. Its arguments tell which kind: with data (`tabs:`), with labels on the views (`selectedTab:`), or with item views (`activeIndex:`)."
      },
      "label": "CustomTabView(tabs: [TabItemData], selectedIndex: Binding<Int>, content: (Int) -> Content)",
      "parameters": [
        {
          "label": [14, 33]
        },
        {
          "label": [35, 62]
        },
        {
          "label": [64, 89]
        }
      ]
    },
    {
      "activeParameter": 0,
      "documentation": {
        "kind": "markdown",
        "value": "A hand-written tab bar. Its arguments tell which kind: with data (`tabs:`), with labels on the views (`selectedTab:`), or with item views (`activeIndex:`)."
      },
      "label": "CustomTabView(selectedTab: Binding<SelectionValue>, content: () -> Content)",
      "parameters": [
        {
          "label": [14, 50]
        },
        {
          "label": [52, 74]
        }
      ]
    },
    {
      "activeParameter": 0,
      "documentation": {
        "kind": "markdown",
        "value": "A hand-written tab bar. Its arguments tell which kind: with data (`tabs:`), with labels on the views (`selectedTab:`), or with item views (`activeIndex:`)."
      },
      "label": "CustomTabView(activeIndex: Binding<Int>, variant: TabVariant, content: () -> Content)",
      "parameters": [
        {
          "label": [14, 39]
        },
        {
          "label": [41, 60]
        },
        {
          "label": [62, 84]
        }
      ]
    }
  ]
}
