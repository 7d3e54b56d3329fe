client static
# SwiftUI's bar with `.tabItem` and `.tag`. The enum is a Swift file on the disk.
-- Stage.swift (closed) --
enum Stage: String, CaseIterable {
    case sketch, ink, print

    var isLast: Bool {
        switch self {
        case .sketch, .ink: false
        case .print: true
        }
    }
}
-- main.tabs (closed) --
@State private var st$1age: Stage = .sketch

Tab$2View(sel$3ection: $st$4age) {
    SketchView()
        .tab$5Item { Label("Sketch", systemImage: "pen$6cil") }
        .tag(Stage.ske$7tch)
    InkView()
        .tabItem { Image(systemName: "paintbrush");Text( "Ink" ) }
        .tag(Stage.ink)
    // tablsp:ignore missing-ic$8on
    PrintView()
        .tabItem { Text("Print") }
        .tag($9Stage.sketch)
}
.tint(.indigo)
-- pages.tabs --
@State private var page = 0

TabView(selection: $page) {
    Cover().tabItem { Label("Cover", systemImage: "book") }.tag($10)
    Back().tabItem { Label("Back", systemImage: "book.closed") }.tag(1)
}
.onAppear { if page == 1 { page = $20 } }

func move() {
    switch page {
    case $30: break
    default: break
    }
}
-- typing.tabs --
@State private var stage: Stage = .$1
TabView(selection: $st$2) { Text("") }
TabView(selection: $stage) {
    SketchView().tabItem { Label("Sketch", systemImage: "pen$3") }.tag(Stage.$4)
    InkView().tabItem { Label("Ink", $5) }.$6
    PrintView().tag($7)
}
TabView($8)
# The file is opened: two tabs have one tag.
== open main.tabs
<- textDocument/publishDiagnostics {
  "diagnostics": [
    {
      "code": "duplicate-id",
      "codeDescription": {
        "href": "tablsp:explain/duplicate-id"
      },
      "data": {
        "fixes": ["Change to Stage.print"]
      },
      "message": "tag Stage.sketch is already used by tab \"Sketch\"; \"Print\" can never be selected",
      "range": 12:13-12:25,
      "relatedInformation": [
        {
          "location": {
            "range": 5:13-5:25,
            "uri": "main.tabs"
          },
          "message": "Stage.sketch is used here first"
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
13 stage (Stage) 0:0-0:41
19 TabView (stage) 2:0-14:14
  8 Sketch (Stage.sketch) 3:4-5:26
  8 Ink (Stage.ink) 6:4-8:23
  8 Print (Stage.sketch) 10:4-12:26

== folds main.tabs
2:28-13:0  3 tabs 
3:16-5:26
6:13-8:23
10:15-12:26

== selection main.tabs $7
5:19-5:25 < 5:18-5:25 < 5:13-5:25 < 5:12-5:26 < 5:8-5:26 < 3:4-5:26 < 3:4-12:26 < 2:28-13:0 < 2:27-13:1 < 2:7-13:1 < 2:0-13:1 < 2:0-14:14 < 0:0-15:0

== tokens main.tabs
0:0 @ decorator
0:1 State decorator
0:7 private modifier
0:15 var keyword
0:19 stage variable+declaration
0:26 Stage enum
0:35 sketch enumMember
2:0 TabView type+defaultLibrary
2:8 selection parameter
2:19 $stage variable
3:4 SketchView type
4:9 tabItem method
4:19 Label type+defaultLibrary
4:25 "Sketch" string
4:35 systemImage parameter
4:48 "pencil" string
5:9 tag method
5:13 Stage enum
5:19 sketch enumMember
6:4 InkView type
7:9 tabItem method
7:19 Image type+defaultLibrary
7:25 systemName parameter
7:37 "paintbrush" string
7:51 Text type+defaultLibrary
7:57 "Ink" string
8:9 tag method
8:13 Stage enum
8:19 ink enumMember
9:4 // tablsp:ignore missing-icon comment
10:4 PrintView type
11:9 tabItem method
11:19 Text type+defaultLibrary
11:24 "Print" string
12:9 tag method
12:13 Stage enum
12:19 sketch enumMember
14:1 tint method
14:7 indigo enumMember

== lenses main.tabs
2:0-2:7 3 tabs

== hints main.tabs
2:7 3/5 (3 tabs, and 5 fit)

== textDocument/documentLink main.tabs
[
  {
    "range": 9:21-9:33,
    "target": "tablsp:explain/missing-icon",
    "tooltip": "Some tabs of a bar have an icon and this one has none"
  }
]

# The state of the selection, where it is declared and where it is bound.
== word main.tabs $1 step
hover 0:19-0:24
  ```swift
  @State private var stage: Stage = .sketch
  ```

  - selection of `TabView`, the system's tab bar
  - type: `Stage`
  - starts at `Stage.sketch`, tab "Sketch"
definition main.tabs 0:19-0:24
references main.tabs 0:19-0:24, main.tabs 2:20-2:25
highlights 0:19-0:24 write, 2:20-2:25 read
rename 0:19-0:24 "stage" -> main.tabs 0:19-0:24, main.tabs 2:20-2:25

== word main.tabs $4 step
hover 2:8-2:25
  ```swift
  @State private var stage: Stage = .sketch
  ```

  - selection of `TabView`, the system's tab bar
  - type: `Stage`
  - starts at `Stage.sketch`, tab "Sketch"
definition main.tabs 0:19-0:24
references main.tabs 0:19-0:24, main.tabs 2:20-2:25
highlights 0:19-0:24 write, 2:20-2:25 read
rename 2:20-2:25 "stage" -> main.tabs 0:19-0:24, main.tabs 2:20-2:25

# What SwiftUI declares has no other name.
== word main.tabs $2 Bar
hover 2:0-2:7
  **TabView**: the system's tab bar, 3 tabs

  ```text
  ┌━━━━━━━━┬────────────┬━━━━━━━┐
  │ pencil │ paintbrush │   –   │
  │ Sketch │    Ink     │ Print │
  └────────┴────────────┴───────┘
  ```

  | #   | id             | label  | icon         |
  | --- | -------------- | ------ | ------------ |
  | 1   | `Stage.sketch` | Sketch | `pencil`     |
  | 2   | `Stage.ink`    | Ink    | `paintbrush` |
  | 3   | `Stage.sketch` | Print  | `–`          |
definition null
references null
highlights null
rename null

== word main.tabs $3 tab
hover 2:8-2:25
  ```swift
  @State private var stage: Stage = .sketch
  ```

  - selection of `TabView`, the system's tab bar
  - type: `Stage`
  - starts at `Stage.sketch`, tab "Sketch"
definition null
references null
highlights null
rename null

== word main.tabs $5 item
hover 4:9-4:16
  **tab "Sketch"**, 1 of 3 tabs in `TabView`

  - id: `Stage.sketch` (`Stage`)
  - label: "Sketch"
  - system symbol: `pencil`
definition null
references null
highlights null
rename null

== word main.tabs $6 pen
hover 4:48-4:56
  **tab "Sketch"**, 1 of 3 tabs in `TabView`

  - id: `Stage.sketch` (`Stage`)
  - label: "Sketch"
  - system symbol: `pencil`
definition null
references main.tabs 4:49-4:55
highlights 4:49-4:55 text
rename "pencil" is a picture of the system; its name can't be changed

# The tag, a case of the other file.
== word main.tabs $7 draft
hover 5:19-5:25
  ```swift
  enum Stage
  case sketch = "sketch"
  ```

  - isLast: `false`
  - tab "Sketch" of `TabView`
  - tab "Print" of `TabView`
definition Stage.swift 1:9-1:15
references Stage.swift 1:9-1:15, Stage.swift 5:14-5:20, main.tabs 0:35-0:41, main.tabs 5:19-5:25, main.tabs 12:19-12:25
highlights 0:35-0:41 read, 5:19-5:25 read, 12:19-12:25 read
rename 5:19-5:25 "sketch" -> Stage.swift 1:9-1:15, Stage.swift 5:14-5:20, main.tabs 0:35-0:41, main.tabs 5:19-5:25, main.tabs 12:19-12:25

# A tag that is a number: at the tab, where the selection is set, where a switch names it.
== word pages.tabs $1 7
hover 3:64-3:65
  **tab "Cover"**, 1 of 2 tabs in `TabView`

  - id: `0` (`Int`)
  - label: "Cover"
  - system symbol: `book`
definition pages.tabs 3:64-3:65
references pages.tabs 0:26-0:27, pages.tabs 3:64-3:65, pages.tabs 6:34-6:35, pages.tabs 10:9-10:10
highlights 0:26-0:27 read, 3:64-3:65 write, 6:34-6:35 read, 10:9-10:10 read
rename 3:64-3:65 "0" -> pages.tabs 0:26-0:27, pages.tabs 3:64-3:65, pages.tabs 6:34-6:35, pages.tabs 10:9-10:10

== word pages.tabs $2 7
hover 6:34-6:35
  **tab "Cover"**, 1 of 2 tabs in `TabView`

  - id: `0` (`Int`)
  - label: "Cover"
  - system symbol: `book`
definition pages.tabs 3:64-3:65
references pages.tabs 0:26-0:27, pages.tabs 3:64-3:65, pages.tabs 6:34-6:35, pages.tabs 10:9-10:10
highlights 0:26-0:27 read, 3:64-3:65 write, 6:34-6:35 read, 10:9-10:10 read
rename 6:34-6:35 "0" -> pages.tabs 0:26-0:27, pages.tabs 3:64-3:65, pages.tabs 6:34-6:35, pages.tabs 10:9-10:10

== word pages.tabs $3 7
hover 10:9-10:10
  **tab "Cover"**, 1 of 2 tabs in `TabView`

  - id: `0` (`Int`)
  - label: "Cover"
  - system symbol: `book`
definition pages.tabs 3:64-3:65
references pages.tabs 0:26-0:27, pages.tabs 3:64-3:65, pages.tabs 6:34-6:35, pages.tabs 10:9-10:10
highlights 0:26-0:27 read, 3:64-3:65 write, 6:34-6:35 read, 10:9-10:10 read
rename 10:9-10:10 "0" -> pages.tabs 0:26-0:27, pages.tabs 3:64-3:65, pages.tabs 6:34-6:35, pages.tabs 10:9-10:10

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
quickfix Change to Stage.print
  main.tabs 12:13-12:25 -> "Stage.print"
quickfix Ignore 'duplicate-id' here
  main.tabs 12:0-12:0 -> "        // tablsp:ignore duplicate-id\n"
quickfix Ignore 'duplicate-id' in this file
  main.tabs 0:0-0:0 -> "// tablsp:ignore-file duplicate-id\n"
refactor.rewrite Convert the bar to 'Tab'
  main.tabs 3:4-5:26 -> "Tab(\"Sketch\", systemImage: \"pencil\", value: Stage.sketch) {\n        SketchView()\n    }"
  main.tabs 6:4-8:23 -> "Tab(value: Stage.ink) {\n        InkView()\n    } label: { Image(systemName: \"paintbrush\");Text( \"Ink\" ) }"
  main.tabs 10:4-12:26 -> "Tab(value: Stage.sketch) {\n        PrintView()\n    } label: { Text(\"Print\") }"

== textDocument/formatting main.tabs
[
  7:18-7:18 -> "\n           ",
  7:51-7:51 -> "\n            ",
  7:56-7:57 -> "",
  7:62-7:63 -> "",
  7:64-7:64 -> "\n       "
]

== textDocument/linkedEditingRange main.tabs $4
null

== textDocument/documentColor main.tabs
[
  {
    "color": {
      "alpha": 0.999999999,
      "blue": 0.8392156862745098,
      "green": 0.33725490196078434,
      "red": 0.34509803921568627
    },
    "range": 14:6-14:13
  }
]

# While it is typed: a value of the selection, its binding, a picture, a tag, labels, modifiers.
== complete typing.tabs $1
0 sketch  0:35-0:35 -> "sketch"
0 ink  0:35-0:35 -> "ink"
0 print  0:35-0:35 -> "print"

== complete typing.tabs $2
0 $stage  1:19-1:22 -> "$stage"
2 Stage  1:19-1:22 -> "Stage"

== complete typing.tabs $3
1 pencil  3:57-3:60 -> "pencil"
1 pencil.and.outline  3:57-3:60 -> "pencil.and.outline"
1 pencil.circle  3:57-3:60 -> "pencil.circle"
1 pencil.circle.fill  3:57-3:60 -> "pencil.circle.fill"
1 pencil.slash  3:57-3:60 -> "pencil.slash"
1 pentagon  3:57-3:60 -> "pentagon"
1 pentagon.fill  3:57-3:60 -> "pentagon.fill"
2 square.and.pencil  3:57-3:60 -> "square.and.pencil"
2 square.and.pencil.circle  3:57-3:60 -> "square.and.pencil.circle"
2 square.and.pencil.circle.fill  3:57-3:60 -> "square.and.pencil.circle.fill"

== complete typing.tabs $4
0 sketch  3:75-3:75 -> "sketch"
0 ink  3:75-3:75 -> "ink"
0 print  3:75-3:75 -> "print"
4 allCases  3:75-3:75 -> "allCases"

== complete typing.tabs $5
1 systemImage:  4:37-4:37 -> "systemImage: $0"
1 image:  4:37-4:37 -> "image: $0"
2 stage  4:37-4:37 -> "stage"
2 Stage  4:37-4:37 -> "Stage"

== complete typing.tabs $6
1 tag(_:)  4:41-4:41 -> "tag(${1:.sketch})$0"
1 badge(_:)  4:41-4:41 -> "badge(${1:count})$0"
3 tabItem(label:)  4:41-4:41 -> "tabItem {\n    $0\n}"
4 foregroundStyle(_:)  4:41-4:41 -> "foregroundStyle(${1:style})$0"
4 foregroundColor(_:)  4:41-4:41 -> "foregroundColor(${1:color})$0"
4 background(_:)  4:41-4:41 -> "background(${1:style})$0"
4 tint(_:)  4:41-4:41 -> "tint(${1:tint})$0"
4 accentColor(_:)  4:41-4:41 -> "accentColor(${1:color})$0"
4 navigationTitle(_:)  4:41-4:41 -> "navigationTitle(\"${1:title}\")$0"
4 onAppear(perform:)  4:41-4:41 -> "onAppear {\n    $0\n}"
4 accessibilityLabel(_:)  4:41-4:41 -> "accessibilityLabel(\"${1:label}\")$0"

== complete typing.tabs $7
0 .sketch  5:20-5:20 -> ".sketch"
0 .ink  5:20-5:20 -> ".ink"
0 .print  5:20-5:20 -> ".print"
2 stage  5:20-5:20 -> "stage"
2 Stage  5:20-5:20 -> "Stage"

== complete typing.tabs $8
1 selection:  7:8-7:8 -> "selection: $0"
1 content:  7:8-7:8 -> "content: $0"
2 stage  7:8-7:8 -> "stage"
2 Stage  7:8-7:8 -> "Stage"

== textDocument/signatureHelp typing.tabs $5
{
  "activeParameter": 1,
  "activeSignature": 0,
  "signatures": [
    {
      "activeParameter": 1,
      "documentation": {
        "kind": "markdown",
        "value": "A title with an icon."
      },
      "label": "Label(_ title: LocalizedStringKey, systemImage: SymbolName)",
      "parameters": [
        {
          "label": [6, 33]
        },
        {
          "label": [35, 58]
        }
      ]
    },
    {
      "activeParameter": 1,
      "documentation": {
        "kind": "markdown",
        "value": "A title with an icon."
      },
      "label": "Label(_ title: LocalizedStringKey, image: String)",
      "parameters": [
        {
          "label": [6, 33]
        },
        {
          "label": [35, 48]
        }
      ]
    }
  ]
}

== textDocument/signatureHelp typing.tabs $7
{
  "activeParameter": 0,
  "activeSignature": 0,
  "signatures": [
    {
      "activeParameter": 0,
      "documentation": {
        "kind": "markdown",
        "value": "The value that selects this tab. It must have the selection's type."
      },
      "label": "tag(_ tag: SelectionValue)",
      "parameters": [
        {
          "label": [4, 25]
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
