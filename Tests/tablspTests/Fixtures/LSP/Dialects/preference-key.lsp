client static
# A bar whose views say which case of an enum they are. The enum is a file of its own, and open; the container is on the disk.
-- Meal.tabs --
enum Meal: Hashable {
    case soup$1, salad, cake

    var ti$2tle: String {
        switch self {
        case .so$3up: return "Soup"
        case .salad: return "Salad"
        case .cake: return "Cake"
        }
    }

    var iconName: String {
        switch self {
        case .soup: return "flame"
        case .salad: return "le$4af"
        case .cake: return "$5birthdaycake$6"
        }
    }

    var color: Color {
        switch self {
        case .soup: return $7.red$8
        case .salad: return Color.green
        case .cake: return Color(red: 0.8, green: 0.6, blue: 0.4)
        }
    }
}
-- main.tabs (closed) --
@State private var me$1al: Meal = .soup

Custom$2TabBarContainerView(sel$3ection: $me$4al) {
    SoupView()
        .tabBar$5Item(ta$6b: .so$7up, selection: $meal)
    SaladView()
        .tabBarItem( tab:.salad,selection:$meal )
    // tablsp:ignore missing-lab$8el
    CakeView().tabBarItem(tab: .$9soup, selection: $meal)
}
.onAppear { if meal == .salad { meal = .soup } }
-- TabBar.swift (closed) --
struct CustomTabBarContainerView<Content: View>: View {
    @Binding var selection: Meal
    let content: Content

    init(selection: Binding<Meal>, @ViewBuilder content: () -> Content) {
        _selection = selection
        self.content = content()
    }
}

extension View {
    /// Makes the view the page of a meal.
    func tabBarItem(tab: Meal, selection: Binding<Meal>) -> some View { self }
}
-- typing.tabs --
@State private var dish: Meal = .$1
CustomTabBarContainerView(selection: $di$2) { Text("") }
CustomTabBarContainerView(selection: $dish) {
    SoupView().tabBarItem(tab: .$3, selection: $dish)
    SaladView().$4
    CakeView().tabBarItem(tab: .cake, $5)
}
CustomTabBarContainerView($6)
Label("Soup", systemImage: "fla$7")
# The file is opened: the bar has one tab twice, and a comment silences nothing.
== open main.tabs
<- textDocument/publishDiagnostics {
  "diagnostics": [
    {
      "code": "unused-suppression",
      "codeDescription": {
        "href": "tablsp:explain/unused-suppression"
      },
      "data": {
        "fixes": ["Remove the comment"]
      },
      "message": "nothing to ignore here: no 'missing-label' is found",
      "range": 7:4-7:34,
      "severity": 2,
      "source": "tablsp",
      "tags": [1]
    },
    {
      "code": "duplicate-id",
      "codeDescription": {
        "href": "tablsp:explain/duplicate-id"
      },
      "data": {
        "fixes": ["Change to .cake"]
      },
      "message": "tab Meal.soup is already used by tab \"Soup\"; \"Soup\" can never be selected",
      "range": 8:31-8:36,
      "relatedInformation": [
        {
          "location": {
            "range": 4:25-4:30,
            "uri": "main.tabs"
          },
          "message": "Meal.soup is used here first"
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
13 meal (Meal) 0:0-0:37
19 CustomTabBarContainerView (meal) 2:0-10:48
  8 Soup (Meal.soup) 3:4-4:49
  8 Salad (Meal.salad) 5:4-6:49
  8 Soup (Meal.soup) 8:4-8:55

== outline Meal.tabs
10 Meal (Hashable) 0:0-26:1
  22 soup 1:9-1:13
  22 salad 1:15-1:20
  22 cake 1:22-1:26

== folds main.tabs
2:45-9:0  3 tabs 
3:14-4:49
5:15-6:49

== selection main.tabs $7
4:26-4:30 < 4:25-4:30 < 4:20-4:30 < 4:20-4:48 < 4:19-4:49 < 4:8-4:49 < 3:4-4:49 < 3:4-8:55 < 2:45-9:0 < 2:44-9:1 < 2:25-9:1 < 2:0-9:1 < 2:0-10:48 < 0:0-11:0

== tokens main.tabs
0:0 @ decorator
0:1 State decorator
0:7 private modifier
0:15 var keyword
0:19 meal variable+declaration
0:25 Meal enum
0:33 soup enumMember
2:0 CustomTabBarContainerView struct
2:26 selection parameter
2:37 $meal variable
3:4 SoupView type
4:9 tabBarItem method
4:20 tab parameter
4:26 soup enumMember
4:32 selection parameter
4:43 $meal variable
5:4 SaladView type
6:9 tabBarItem method
6:21 tab parameter
6:26 salad enumMember
6:32 selection parameter
6:42 $meal variable
7:4 // tablsp:ignore missing-label comment
8:4 CakeView type
8:15 tabBarItem method
8:26 tab parameter
8:32 soup enumMember
8:38 selection parameter
8:49 $meal variable
10:1 onAppear method
10:12 if keyword
10:15 meal variable
10:20 == operator
10:24 salad enumMember
10:32 meal variable
10:40 soup enumMember

== lenses main.tabs
2:0-2:25 3 tabs

== hints main.tabs
2:25 3/5 (3 tabs, and 5 fit)

== textDocument/documentLink main.tabs
[
  {
    "range": 7:21-7:34,
    "target": "tablsp:explain/missing-label",
    "tooltip": "A tab has no label: no tab item, an empty one, an icon alone, or an enum without title"
  }
]

# The state of the selection, where it is declared and where it is bound.
== word main.tabs $1 dish
hover 0:19-0:23
  ```swift
  @State private var meal: Meal = .soup
  ```

  - selection of `CustomTabBarContainerView`, a bar whose views say which tab they are
  - type: `Meal`
  - starts at `Meal.soup`, tab "Soup"
definition main.tabs 0:19-0:23
references main.tabs 0:19-0:23, main.tabs 2:38-2:42, main.tabs 4:44-4:48, main.tabs 6:43-6:47, main.tabs 8:50-8:54, main.tabs 10:15-10:19, main.tabs 10:32-10:36
highlights 0:19-0:23 write, 2:38-2:42 read, 4:44-4:48 read, 6:43-6:47 read, 8:50-8:54 read, 10:15-10:19 read, 10:32-10:36 write
rename 0:19-0:23 "meal" -> main.tabs 0:19-0:23, main.tabs 2:38-2:42, main.tabs 4:44-4:48, main.tabs 6:43-6:47, main.tabs 8:50-8:54, main.tabs 10:15-10:19, main.tabs 10:32-10:36

== word main.tabs $4 dish
hover 2:26-2:42
  ```swift
  @State private var meal: Meal = .soup
  ```

  - selection of `CustomTabBarContainerView`, a bar whose views say which tab they are
  - type: `Meal`
  - starts at `Meal.soup`, tab "Soup"
definition main.tabs 0:19-0:23
references main.tabs 0:19-0:23, main.tabs 2:38-2:42, main.tabs 4:44-4:48, main.tabs 6:43-6:47, main.tabs 8:50-8:54, main.tabs 10:15-10:19, main.tabs 10:32-10:36
highlights 0:19-0:23 write, 2:38-2:42 read, 4:44-4:48 read, 6:43-6:47 read, 8:50-8:54 read, 10:15-10:19 read, 10:32-10:36 write
rename 2:38-2:42 "meal" -> main.tabs 0:19-0:23, main.tabs 2:38-2:42, main.tabs 4:44-4:48, main.tabs 6:43-6:47, main.tabs 8:50-8:54, main.tabs 10:15-10:19, main.tabs 10:32-10:36

# The container and the label of its selection.
== word main.tabs $2 Bar
hover 2:0-2:25
  **CustomTabBarContainerView**: a bar whose views say which tab they are, 3 tabs

  ```text
  ┌━━━━━━━┬───────┬━━━━━━━┐
  │ flame │ leaf  │ flame │
  │ Soup  │ Salad │ Soup  │
  └───────┴───────┴───────┘
  ```

  | #   | id       | label | icon    |
  | --- | -------- | ----- | ------- |
  | 1   | `.soup`  | Soup  | `flame` |
  | 2   | `.salad` | Salad | `leaf`  |
  | 3   | `.soup`  | Soup  | `flame` |
definition TabBar.swift 0:7-0:32
references TabBar.swift 0:7-0:32, main.tabs 2:0-2:25, typing.tabs 1:0-1:25, typing.tabs 2:0-2:25, typing.tabs 7:0-7:25
highlights 2:0-2:25 read
rename 2:0-2:25 "CustomTabBarContainerView" -> TabBar.swift 0:7-0:32, main.tabs 2:0-2:25, typing.tabs 1:0-1:25, typing.tabs 2:0-2:25, typing.tabs 7:0-7:25

== word main.tabs $3 chosen
hover 2:26-2:42
  ```swift
  @State private var meal: Meal = .soup
  ```

  - selection of `CustomTabBarContainerView`, a bar whose views say which tab they are
  - type: `Meal`
  - starts at `Meal.soup`, tab "Soup"
definition TabBar.swift 4:9-4:18
references TabBar.swift 4:9-4:18, TabBar.swift 5:21-5:30, main.tabs 2:26-2:35, typing.tabs 1:26-1:35, typing.tabs 2:26-2:35
highlights 2:26-2:35 read
rename 2:26-2:35 "selection" -> TabBar.swift 4:9-4:18, TabBar.swift 5:21-5:30, main.tabs 2:26-2:35, typing.tabs 1:26-1:35, typing.tabs 2:26-2:35

# The modifier, its label and its value.
== word main.tabs $5 item
hover 4:9-4:19
  **tab "Soup"**, 1 of 3 tabs in `CustomTabBarContainerView`

  - id: `.soup` (`Meal`)
  - label: "Soup" (from the id)
  - system symbol: `flame`
definition TabBar.swift 12:9-12:19
references TabBar.swift 12:9-12:19, main.tabs 4:9-4:19, main.tabs 6:9-6:19, main.tabs 8:15-8:25, typing.tabs 3:15-3:25, typing.tabs 5:15-5:25
highlights 4:9-4:19 read, 6:9-6:19 read, 8:15-8:25 read
rename 4:9-4:19 "tabBarItem" -> TabBar.swift 12:9-12:19, main.tabs 4:9-4:19, main.tabs 6:9-6:19, main.tabs 8:15-8:25, typing.tabs 3:15-3:25, typing.tabs 5:15-5:25

== word main.tabs $6 id
hover 4:20-4:23
  **tab "Soup"**, 1 of 3 tabs in `CustomTabBarContainerView`

  - id: `.soup` (`Meal`)
  - label: "Soup" (from the id)
  - system symbol: `flame`
definition TabBar.swift 12:20-12:23
references TabBar.swift 12:20-12:23, main.tabs 4:20-4:23, main.tabs 6:21-6:24, main.tabs 8:26-8:29, typing.tabs 3:26-3:29, typing.tabs 5:26-5:29
highlights 4:20-4:23 read, 6:21-6:24 read, 8:26-8:29 read
rename 4:20-4:23 "tab" -> TabBar.swift 12:20-12:23, main.tabs 4:20-4:23, main.tabs 6:21-6:24, main.tabs 8:26-8:29, typing.tabs 3:26-3:29, typing.tabs 5:26-5:29

== word main.tabs $7 broth
hover 4:26-4:30
  ```swift
  enum Meal
  case soup
  ```

  - title: `"Soup"`
  - iconName: `"flame"`
  - color: `.red`
  - tab "Soup" of `CustomTabBarContainerView`
  - tab "Soup" of `CustomTabBarContainerView`
definition Meal.tabs 1:9-1:13
references Meal.tabs 1:9-1:13, Meal.tabs 5:14-5:18, Meal.tabs 13:14-13:18, Meal.tabs 21:14-21:18, main.tabs 0:33-0:37, main.tabs 4:26-4:30, main.tabs 8:32-8:36, main.tabs 10:40-10:44
highlights 0:33-0:37 read, 4:26-4:30 read, 8:32-8:36 read, 10:40-10:44 read
rename 4:26-4:30 "soup" -> Meal.tabs 1:9-1:13, Meal.tabs 5:14-5:18, Meal.tabs 13:14-13:18, Meal.tabs 21:14-21:18, main.tabs 0:33-0:37, main.tabs 4:26-4:30, main.tabs 8:32-8:36, main.tabs 10:40-10:44

# The case where it is declared and where a switch names it, and the property that gives the labels.
== word Meal.tabs $1 broth
hover 1:9-1:13
  ```swift
  enum Meal
  case soup
  ```

  - title: `"Soup"`
  - iconName: `"flame"`
  - color: `.red`
  - tab "Soup" of `CustomTabBarContainerView` in main.tabs
  - tab "Soup" of `CustomTabBarContainerView` in main.tabs
definition Meal.tabs 1:9-1:13
references Meal.tabs 1:9-1:13, Meal.tabs 5:14-5:18, Meal.tabs 13:14-13:18, Meal.tabs 21:14-21:18, main.tabs 0:33-0:37, main.tabs 4:26-4:30, main.tabs 8:32-8:36, main.tabs 10:40-10:44
highlights 1:9-1:13 write, 5:14-5:18 read, 13:14-13:18 read, 21:14-21:18 read
rename 1:9-1:13 "soup" -> Meal.tabs 1:9-1:13, Meal.tabs 5:14-5:18, Meal.tabs 13:14-13:18, Meal.tabs 21:14-21:18, main.tabs 0:33-0:37, main.tabs 4:26-4:30, main.tabs 8:32-8:36, main.tabs 10:40-10:44

== word Meal.tabs $3 broth
hover 5:14-5:18
  ```swift
  enum Meal
  case soup
  ```

  - title: `"Soup"`
  - iconName: `"flame"`
  - color: `.red`
  - tab "Soup" of `CustomTabBarContainerView` in main.tabs
  - tab "Soup" of `CustomTabBarContainerView` in main.tabs
definition Meal.tabs 1:9-1:13
references Meal.tabs 1:9-1:13, Meal.tabs 5:14-5:18, Meal.tabs 13:14-13:18, Meal.tabs 21:14-21:18, main.tabs 0:33-0:37, main.tabs 4:26-4:30, main.tabs 8:32-8:36, main.tabs 10:40-10:44
highlights 1:9-1:13 write, 5:14-5:18 read, 13:14-13:18 read, 21:14-21:18 read
rename 5:14-5:18 "soup" -> Meal.tabs 1:9-1:13, Meal.tabs 5:14-5:18, Meal.tabs 13:14-13:18, Meal.tabs 21:14-21:18, main.tabs 0:33-0:37, main.tabs 4:26-4:30, main.tabs 8:32-8:36, main.tabs 10:40-10:44

== word Meal.tabs $2 label
hover 3:8-3:13
  ```swift
  var title: String
  ```
definition Meal.tabs 3:8-3:13
references Meal.tabs 3:8-3:13
highlights 3:8-3:13 write
rename 3:8-3:13 "title" -> Meal.tabs 3:8-3:13

# A picture, and a rule that a comment names.
== word Meal.tabs $4 tree
hover 14:28-14:34
  **tab "Salad"**, 2 of 3 tabs in `CustomTabBarContainerView`

  - id: `.salad` (`Meal`)
  - label: "Salad" (from the id)
  - system symbol: `leaf`
definition null
references Meal.tabs 14:29-14:33
highlights 14:29-14:33 text
rename "leaf" is a picture of the system; its name can't be changed

== word main.tabs $8 other
hover 7:21-7:34
  **missing-label** (warning)

  A tab has no label: no tab item, an empty one, an icon alone, or an enum without title

  The bar shows a button without words, or none that can be seen; assistive apps read nothing.

  Source: https://developer.apple.com/documentation/swiftui/view/tabitem(\_:)

  Wrong:

  ```swift
  TabView {
      InboxView().tabItem { Image(systemName: "tray") }
      SentView().tabItem { Label("Sent", systemImage: "paperplane") }
  }
  ```

  Right:

  ```swift
  TabView {
      InboxView().tabItem { Label("Inbox", systemImage: "tray") }
      SentView().tabItem { Label("Sent", systemImage: "paperplane") }
  }
  ```
definition null
references main.tabs 7:21-7:34
highlights 7:21-7:34 text
rename null

# The mistakes can be mended.
== actions main.tabs $9
quickfix Change to .cake
  main.tabs 8:31-8:36 -> ".cake"
quickfix Ignore 'duplicate-id' here
  main.tabs 7:34-7:34 -> ", duplicate-id"
quickfix Ignore 'duplicate-id' in this file
  main.tabs 0:0-0:0 -> "// tablsp:ignore-file duplicate-id\n"

== actions main.tabs $8
quickfix Remove the comment
  main.tabs 7:0-8:0 -> ""

== textDocument/formatting main.tabs
[
  6:20-6:21 -> "",
  6:25-6:25 -> " ",
  6:32-6:32 -> " ",
  6:42-6:42 -> " ",
  6:47-6:48 -> ""
]

== textDocument/linkedEditingRange main.tabs $4
{
  "ranges": [
    2:38-2:42,
    4:44-4:48,
    6:43-6:47,
    8:50-8:54
  ],
  "wordPattern": "[^\\s.,:;(){}<>$\"\\[\\]]+"
}

== textDocument/documentColor Meal.tabs
[
  {
    "color": {
      "alpha": 0.999999999,
      "blue": 0.18823529411764706,
      "green": 0.23137254901960785,
      "red": 0.999999999
    },
    "range": 21:27-21:31
  },
  {
    "color": {
      "alpha": 0.999999999,
      "blue": 0.34901960784313724,
      "green": 0.7803921568627451,
      "red": 0.20392156862745098
    },
    "range": 22:28-22:39
  },
  {
    "color": {
      "alpha": 0.999999999,
      "blue": 0.4,
      "green": 0.6,
      "red": 0.8
    },
    "range": 23:27-23:65
  }
]

== textDocument/colorPresentation Meal.tabs $7..$8 {"color": {"red": 0.2, "green": 0.78, "blue": 0.349, "alpha": 1}}
[
  {
    "label": "Color(red: 0.2, green: 0.78, blue: 0.349)",
    "textEdit": 21:27-21:31 -> "Color(red: 0.2, green: 0.78, blue: 0.349)"
  },
  {
    "label": "Color(hue: 0.376, saturation: 0.744, brightness: 0.78)",
    "textEdit": 21:27-21:31 -> "Color(hue: 0.376, saturation: 0.744, brightness: 0.78)"
  }
]

# While it is typed: a value of the selection, its binding, an id, a modifier, labels, a picture.
== complete typing.tabs $1
0 soup  0:33-0:33 -> "soup"
0 salad  0:33-0:33 -> "salad"
0 cake  0:33-0:33 -> "cake"

== complete typing.tabs $2
0 $dish  1:37-1:40 -> "$dish"
2 Meal  1:37-1:40 -> "Meal"
5 CustomTabBarContainerView  1:37-1:40 -> "CustomTabBarContainerView"

== complete typing.tabs $3
0 soup  3:32-3:32 -> "soup"
0 salad  3:32-3:32 -> "salad"
3 cake  3:32-3:32 -> "cake"

== complete typing.tabs $4
1 tabBarItem(tab:selection:)  4:16-4:16 -> "tabBarItem(tab: ${1:.soup}, selection: ${2:\\$dish})$0"
4 foregroundStyle(_:)  4:16-4:16 -> "foregroundStyle(${1:style})$0"
4 foregroundColor(_:)  4:16-4:16 -> "foregroundColor(${1:color})$0"
4 background(_:)  4:16-4:16 -> "background(${1:style})$0"
4 tint(_:)  4:16-4:16 -> "tint(${1:tint})$0"
4 accentColor(_:)  4:16-4:16 -> "accentColor(${1:color})$0"
4 navigationTitle(_:)  4:16-4:16 -> "navigationTitle(\"${1:title}\")$0"
4 onAppear(perform:)  4:16-4:16 -> "onAppear {\n    $0\n}"
4 accessibilityLabel(_:)  4:16-4:16 -> "accessibilityLabel(\"${1:label}\")$0"

== complete typing.tabs $5
1 selection:  5:38-5:38 -> "selection: $0"
2 dish  5:38-5:38 -> "dish"
2 Meal  5:38-5:38 -> "Meal"
5 CustomTabBarContainerView  5:38-5:38 -> "CustomTabBarContainerView"

== complete typing.tabs $6
1 selection:  7:26-7:26 -> "selection: $0"
1 content:  7:26-7:26 -> "content: $0"
2 dish  7:26-7:26 -> "dish"
2 Meal  7:26-7:26 -> "Meal"
5 CustomTabBarContainerView  7:26-7:26 -> "CustomTabBarContainerView"

== complete typing.tabs $7
1 flag  8:28-8:31 -> "flag"
1 flag.2.crossed  8:28-8:31 -> "flag.2.crossed"
1 flag.2.crossed.fill  8:28-8:31 -> "flag.2.crossed.fill"
1 flag.checkered  8:28-8:31 -> "flag.checkered"
1 flag.circle  8:28-8:31 -> "flag.circle"
1 flag.circle.fill  8:28-8:31 -> "flag.circle.fill"
1 flag.fill  8:28-8:31 -> "flag.fill"
1 flag.slash  8:28-8:31 -> "flag.slash"
1 flag.slash.fill  8:28-8:31 -> "flag.slash.fill"
1 flag.square  8:28-8:31 -> "flag.square"
1 flag.square.fill  8:28-8:31 -> "flag.square.fill"
1 flame  8:28-8:31 -> "flame"
1 flame.circle  8:28-8:31 -> "flame.circle"
1 flame.circle.fill  8:28-8:31 -> "flame.circle.fill"
… 1 more

== textDocument/signatureHelp typing.tabs $5
{
  "activeParameter": 1,
  "activeSignature": 0,
  "signatures": [
    {
      "activeParameter": 1,
      "documentation": {
        "kind": "markdown",
        "value": "Makes the view the page of a meal."
      },
      "label": "tabBarItem(tab: Meal, selection: Binding<Meal>)",
      "parameters": [
        {
          "label": [11, 20]
        },
        {
          "label": [22, 46]
        }
      ]
    },
    {
      "activeParameter": 1,
      "documentation": {
        "kind": "markdown",
        "value": "Makes the view a tab of the container around it: `tab` is what selects it, its properties are its label."
      },
      "label": "tabBarItem(tab: SelectionValue, selection: Binding<SelectionValue>)",
      "parameters": [
        {
          "label": [11, 30]
        },
        {
          "label": [32, 66]
        }
      ]
    }
  ]
}

== textDocument/signatureHelp typing.tabs $6
{
  "activeParameter": 0,
  "activeSignature": 0,
  "signatures": [
    {
      "activeParameter": 0,
      "label": "CustomTabBarContainerView(selection: Binding<Meal>, content: () -> Content)",
      "parameters": [
        {
          "label": [26, 50]
        },
        {
          "label": [52, 74]
        }
      ]
    }
  ]
}
