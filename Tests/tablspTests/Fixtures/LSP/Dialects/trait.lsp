client static
# A bar whose views carry their label as a trait and their identity as an id. The enum is a file on the disk.
-- Shelf.tabs (closed) --
enum Shelf: Hashable {
    case novels, maps, comics

    var isTall: Bool {
        switch self {
        case .novels, .comics: return false
        case .maps: return true
        }
    }
}
-- main.tabs (closed) --
@State private var sh$1elf: Shelf = .novels

Custom$2TabView(selected$3Tab: $sh$4elf) {
    NovelsView()
        .customTab$5Item { Label("Novels", systemImage: "bo$6ok") }
        .id(Shelf.nov$7els)
    MapsView()
        .customTabItem{Label("Maps",systemImage:"map")}
        .id(Shelf.maps)
    // tablsp:ignore missing-ic$8on
    ComicsView()
        .customTabItem { Text("Comics") }
        .id($9Shelf.novels)
}
.tint(.brown)
-- texts.tabs --
@State private var shelf = "no$1vels"

CustomTabView(selectedTab: $shelf) {
    NovelsView().customTabItem { Label("Novels", systemImage: "book") }.id("no$2vels")
    MapsView().customTabItem { Label("Maps", systemImage: "map") }.i$3d("maps")
}
.onAppear { if shelf == "maps" { shelf = "no$4vels" } }
-- typing.tabs --
@State private var shelf: Shelf = .$1
CustomTabView(selectedTab: $sh$2) { Text("") }
CustomTabView(selectedTab: $shelf) {
    NovelsView().customTabItem { Label("Novels", systemImage: "boo$3") }.id(Shelf.$4)
    MapsView().customTabItem { Label("Maps", $5) }.$6
    ComicsView().id($7)
}
CustomTabView(selectedTab: $shelf, $8)
CustomTabView($9)
# The file is opened: two tabs have one id.
== open main.tabs
<- textDocument/publishDiagnostics {
  "diagnostics": [
    {
      "code": "duplicate-id",
      "codeDescription": {
        "href": "tablsp:explain/duplicate-id"
      },
      "data": {
        "fixes": ["Change to Shelf.comics"]
      },
      "message": "id Shelf.novels is already used by tab \"Novels\"; \"Comics\" can never be selected",
      "range": 12:12-12:24,
      "relatedInformation": [
        {
          "location": {
            "range": 5:12-5:24,
            "uri": "main.tabs"
          },
          "message": "Shelf.novels is used here first"
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
13 shelf (Shelf) 0:0-0:41
19 CustomTabView (shelf) 2:0-14:13
  8 Novels (Shelf.novels) 3:4-5:25
  8 Maps (Shelf.maps) 6:4-8:23
  8 Comics (Shelf.novels) 10:4-12:25

== folds main.tabs
2:36-13:0  3 tabs 
3:16-5:25
6:14-8:23
10:16-12:25

== selection main.tabs $7
5:18-5:24 < 5:17-5:24 < 5:12-5:24 < 5:11-5:25 < 5:8-5:25 < 3:4-5:25 < 3:4-12:25 < 2:36-13:0 < 2:35-13:1 < 2:13-13:1 < 2:0-13:1 < 2:0-14:13 < 0:0-15:0

== tokens main.tabs
0:0 @ decorator
0:1 State decorator
0:7 private modifier
0:15 var keyword
0:19 shelf variable+declaration
0:26 Shelf enum
0:35 novels enumMember
2:0 CustomTabView type
2:14 selectedTab parameter
2:27 $shelf variable
3:4 NovelsView type
4:9 customTabItem method
4:25 Label type+defaultLibrary
4:31 "Novels" string
4:41 systemImage parameter
4:54 "book" string
5:9 id method
5:12 Shelf enum
5:18 novels enumMember
6:4 MapsView type
7:9 customTabItem method
7:23 Label type+defaultLibrary
7:29 "Maps" string
7:36 systemImage parameter
7:48 "map" string
8:9 id method
8:12 Shelf enum
8:18 maps enumMember
9:4 // tablsp:ignore missing-icon comment
10:4 ComicsView type
11:9 customTabItem method
11:25 Text type+defaultLibrary
11:30 "Comics" string
12:9 id method
12:12 Shelf enum
12:18 novels enumMember
14:1 tint method
14:7 brown enumMember

== lenses main.tabs
2:0-2:13 3 tabs

== hints main.tabs
2:13 3/5 (3 tabs, and 5 fit)

== textDocument/documentLink main.tabs
[
  {
    "range": 9:21-9:33,
    "target": "tablsp:explain/missing-icon",
    "tooltip": "Some tabs of a bar have an icon and this one has none"
  }
]

# The state of the selection, where it is declared and where it is bound.
== word main.tabs $1 row
hover 0:19-0:24
  ```swift
  @State private var shelf: Shelf = .novels
  ```

  - selection of `CustomTabView`, a bar whose views carry their label
  - type: `Shelf`
  - starts at `Shelf.novels`, tab "Novels"
definition main.tabs 0:19-0:24
references main.tabs 0:19-0:24, main.tabs 2:28-2:33
highlights 0:19-0:24 write, 2:28-2:33 read
rename 0:19-0:24 "shelf" -> main.tabs 0:19-0:24, main.tabs 2:28-2:33

== word main.tabs $4 row
hover 2:14-2:33
  ```swift
  @State private var shelf: Shelf = .novels
  ```

  - selection of `CustomTabView`, a bar whose views carry their label
  - type: `Shelf`
  - starts at `Shelf.novels`, tab "Novels"
definition main.tabs 0:19-0:24
references main.tabs 0:19-0:24, main.tabs 2:28-2:33
highlights 0:19-0:24 write, 2:28-2:33 read
rename 2:28-2:33 "shelf" -> main.tabs 0:19-0:24, main.tabs 2:28-2:33

# The container, its label, the modifier and the picture are not the project's.
== word main.tabs $2 Bar
hover 2:0-2:13
  **CustomTabView**: a bar whose views carry their label, 3 tabs

  ```text
  ┌━━━━━━━━┬──────┬━━━━━━━━┐
  │  book  │ map  │   –    │
  │ Novels │ Maps │ Comics │
  └────────┴──────┴────────┘
  ```

  | #   | id             | label  | icon   |
  | --- | -------------- | ------ | ------ |
  | 1   | `Shelf.novels` | Novels | `book` |
  | 2   | `Shelf.maps`   | Maps   | `map`  |
  | 3   | `Shelf.novels` | Comics | `–`    |
definition null
references null
highlights null
rename null

== word main.tabs $3 tab
hover 2:14-2:33
  ```swift
  @State private var shelf: Shelf = .novels
  ```

  - selection of `CustomTabView`, a bar whose views carry their label
  - type: `Shelf`
  - starts at `Shelf.novels`, tab "Novels"
definition null
references null
highlights null
rename null

== word main.tabs $5 item
hover 4:9-4:22
  **tab "Novels"**, 1 of 3 tabs in `CustomTabView`

  - id: `Shelf.novels` (`Shelf`)
  - label: "Novels"
  - system symbol: `book`
definition null
references null
highlights null
rename null

== word main.tabs $6 page
hover 4:54-4:60
  **tab "Novels"**, 1 of 3 tabs in `CustomTabView`

  - id: `Shelf.novels` (`Shelf`)
  - label: "Novels"
  - system symbol: `book`
definition null
references main.tabs 4:55-4:59, texts.tabs 3:63-3:67
highlights 4:55-4:59 text
rename "book" is a picture of the system; its name can't be changed

== word texts.tabs $3 tag
hover 4:67-4:69
  **tab "Maps"**, 2 of 2 tabs in `CustomTabView`

  - id: `"maps"` (`String`)
  - label: "Maps"
  - system symbol: `map`
definition null
references null
highlights null
rename null

# The id, a case of the other file.
== word main.tabs $7 prose
hover 5:18-5:24
  ```swift
  enum Shelf
  case novels
  ```

  - isTall: `false`
  - tab "Novels" of `CustomTabView`
  - tab "Comics" of `CustomTabView`
definition Shelf.tabs 1:9-1:15
references Shelf.tabs 1:9-1:15, Shelf.tabs 5:14-5:20, main.tabs 0:35-0:41, main.tabs 5:18-5:24, main.tabs 12:18-12:24
highlights 0:35-0:41 read, 5:18-5:24 read, 12:18-12:24 read
rename 5:18-5:24 "novels" -> Shelf.tabs 1:9-1:15, Shelf.tabs 5:14-5:20, main.tabs 0:35-0:41, main.tabs 5:18-5:24, main.tabs 12:18-12:24

# An id that is a text: where the selection begins, at the tab, where the selection is set.
== word texts.tabs $1 prose
hover 0:27-0:35
  **tab "Novels"**, 1 of 2 tabs in `CustomTabView`

  - id: `"novels"` (`String`)
  - label: "Novels"
  - system symbol: `book`
definition texts.tabs 3:76-3:82
references texts.tabs 0:28-0:34, texts.tabs 3:76-3:82, texts.tabs 6:42-6:48
highlights 0:28-0:34 read, 3:76-3:82 write, 6:42-6:48 read
rename 0:28-0:34 "novels" -> texts.tabs 0:28-0:34, texts.tabs 3:76-3:82, texts.tabs 6:42-6:48

== word texts.tabs $2 prose
hover 3:75-3:83
  **tab "Novels"**, 1 of 2 tabs in `CustomTabView`

  - id: `"novels"` (`String`)
  - label: "Novels"
  - system symbol: `book`
definition texts.tabs 3:76-3:82
references texts.tabs 0:28-0:34, texts.tabs 3:76-3:82, texts.tabs 6:42-6:48
highlights 0:28-0:34 read, 3:76-3:82 write, 6:42-6:48 read
rename 3:76-3:82 "novels" -> texts.tabs 0:28-0:34, texts.tabs 3:76-3:82, texts.tabs 6:42-6:48

== word texts.tabs $4 prose
hover 6:41-6:49
  **tab "Novels"**, 1 of 2 tabs in `CustomTabView`

  - id: `"novels"` (`String`)
  - label: "Novels"
  - system symbol: `book`
definition texts.tabs 3:76-3:82
references texts.tabs 0:28-0:34, texts.tabs 3:76-3:82, texts.tabs 6:42-6:48
highlights 0:28-0:34 read, 3:76-3:82 write, 6:42-6:48 read
rename 6:42-6:48 "novels" -> texts.tabs 0:28-0:34, texts.tabs 3:76-3:82, texts.tabs 6:42-6:48

# A rule that a comment names.
== word main.tabs $8 other
hover 9:21-9:33
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
references main.tabs 9:21-9:33
highlights 9:21-9:33 text
rename null

# The mistake can be mended.
== actions main.tabs $9
quickfix Change to Shelf.comics
  main.tabs 12:12-12:24 -> "Shelf.comics"
quickfix Ignore 'duplicate-id' here
  main.tabs 12:0-12:0 -> "        // tablsp:ignore duplicate-id\n"
quickfix Ignore 'duplicate-id' in this file
  main.tabs 0:0-0:0 -> "// tablsp:ignore-file duplicate-id\n"

== textDocument/formatting main.tabs
[
  7:22-7:22 -> " ",
  7:23-7:23 -> " ",
  7:36-7:36 -> " ",
  7:48-7:48 -> " ",
  7:54-7:54 -> " "
]

== textDocument/linkedEditingRange main.tabs $4
null

== textDocument/documentColor main.tabs
[
  {
    "color": {
      "alpha": 0.999999999,
      "blue": 0.3686274509803922,
      "green": 0.5176470588235295,
      "red": 0.6352941176470588
    },
    "range": 14:6-14:12
  }
]

# While it is typed: a value of the selection, its binding, a picture, an id, labels, modifiers.
== complete typing.tabs $1
0 novels  0:35-0:35 -> "novels"
0 maps  0:35-0:35 -> "maps"
0 comics  0:35-0:35 -> "comics"

== complete typing.tabs $2
0 $shelf  1:27-1:30 -> "$shelf"
2 Shelf  1:27-1:30 -> "Shelf"

== complete typing.tabs $3
1 book  3:63-3:66 -> "book"
1 book.circle  3:63-3:66 -> "book.circle"
1 book.circle.fill  3:63-3:66 -> "book.circle.fill"
1 book.closed  3:63-3:66 -> "book.closed"
1 book.closed.fill  3:63-3:66 -> "book.closed.fill"
1 book.fill  3:63-3:66 -> "book.fill"
1 book.pages  3:63-3:66 -> "book.pages"
1 book.pages.fill  3:63-3:66 -> "book.pages.fill"
1 bookmark  3:63-3:66 -> "bookmark"
1 bookmark.circle  3:63-3:66 -> "bookmark.circle"
1 bookmark.circle.fill  3:63-3:66 -> "bookmark.circle.fill"
1 bookmark.fill  3:63-3:66 -> "bookmark.fill"
1 bookmark.slash  3:63-3:66 -> "bookmark.slash"
1 bookmark.slash.fill  3:63-3:66 -> "bookmark.slash.fill"
… 8 more

== complete typing.tabs $4
0 novels  3:80-3:80 -> "novels"
0 maps  3:80-3:80 -> "maps"
0 comics  3:80-3:80 -> "comics"

== complete typing.tabs $5
1 systemImage:  4:45-4:45 -> "systemImage: $0"
1 image:  4:45-4:45 -> "image: $0"
2 shelf  4:45-4:45 -> "shelf"
2 Shelf  4:45-4:45 -> "Shelf"

== complete typing.tabs $6
1 id(_:)  4:49-4:49 -> "id(${1:.novels})$0"
3 customTabItem(label:)  4:49-4:49 -> "customTabItem {\n    $0\n}"
4 foregroundStyle(_:)  4:49-4:49 -> "foregroundStyle(${1:style})$0"
4 foregroundColor(_:)  4:49-4:49 -> "foregroundColor(${1:color})$0"
4 background(_:)  4:49-4:49 -> "background(${1:style})$0"
4 tint(_:)  4:49-4:49 -> "tint(${1:tint})$0"
4 accentColor(_:)  4:49-4:49 -> "accentColor(${1:color})$0"
4 navigationTitle(_:)  4:49-4:49 -> "navigationTitle(\"${1:title}\")$0"
4 onAppear(perform:)  4:49-4:49 -> "onAppear {\n    $0\n}"
4 accessibilityLabel(_:)  4:49-4:49 -> "accessibilityLabel(\"${1:label}\")$0"

== complete typing.tabs $7
0 .novels  5:20-5:20 -> ".novels"
0 .maps  5:20-5:20 -> ".maps"
0 .comics  5:20-5:20 -> ".comics"
2 shelf  5:20-5:20 -> "shelf"
2 Shelf  5:20-5:20 -> "Shelf"

== complete typing.tabs $8
1 content:  7:35-7:35 -> "content: $0"
2 shelf  7:35-7:35 -> "shelf"
2 Shelf  7:35-7:35 -> "Shelf"

== complete typing.tabs $9
1 tabs:  8:14-8:14 -> "tabs: $0"
1 selectedIndex:  8:14-8:14 -> "selectedIndex: $0"
1 content:  8:14-8:14 -> "content: $0"
1 selectedTab:  8:14-8:14 -> "selectedTab: $0"
1 activeIndex:  8:14-8:14 -> "activeIndex: $0"
1 variant:  8:14-8:14 -> "variant: $0"
2 shelf  8:14-8:14 -> "shelf"
2 Shelf  8:14-8:14 -> "Shelf"

== textDocument/signatureHelp typing.tabs $7
{
  "activeParameter": 0,
  "activeSignature": 0,
  "signatures": [
    {
      "activeParameter": 0,
      "documentation": {
        "kind": "markdown",
        "value": "The value that selects this tab."
      },
      "label": "id(_ id: SelectionValue)",
      "parameters": [
        {
          "label": [3, 23]
        }
      ]
    }
  ]
}

== textDocument/signatureHelp typing.tabs $8
{
  "activeParameter": 1,
  "activeSignature": 1,
  "signatures": [
    {
      "activeParameter": 0,
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
      "activeParameter": 1,
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
