client static
-- main.tabs --
// tablsp:igno$1re-file duplicate-$2icon -- both are fine
@AppStorage("tab") var page = 1

Tab$3View(selection: $page) {
    HomeView()
        .tab$4Item { Label("Home", systemImage: "house") }
        .tag(0$5)
        .badge$6(3)
    ForEach(1..<3) { index in
        Text("Page").tabItem { Text("Page") }.t$7ag(index)
    }
    Color.red
}
.tabView$8Style(.page)
Tab$9View {
    Text("a")
}
# A directive and the rule it names.
== textDocument/hover main.tabs $1
{
  "contents": {
    "kind": "markdown",
    "value": "Silences the rules that follow in the whole file."
  },
  "range": 0:10-0:21
}

== textDocument/hover main.tabs $2
{
  "contents": {
    "kind": "markdown",
    "value": |
      **duplicate-icon** (hint)

      Two tabs of one bar that can be there together have the same icon

      People find a tab by its icon; of two that look the same they have to read the labels.

      Source: https://developer.apple.com/design/human-interface-guidelines/tab-bars

      Wrong:

      ```swift
      TabView {
          RecipesView().tabItem { Label("Recipes", systemImage: "book") }
          CookbooksView().tabItem { Label("Cookbooks", systemImage: "book") }
      }
      ```

      Right:

      ```swift
      TabView {
          RecipesView().tabItem { Label("Recipes", systemImage: "list.bullet") }
          CookbooksView().tabItem { Label("Cookbooks", systemImage: "book") }
      }
      ```
  },
  "range": 0:22-0:36
}

# A bar whose tabs come from a loop.
== textDocument/hover main.tabs $3
{
  "contents": {
    "kind": "markdown",
    "value": |
      **TabView**: the system's tab bar, 4 tabs, shown as pages without a bar

      | #   | id  | label | icon    |
      | --- | --- | ----- | ------- |
      | 1   | `0` | Home  | `house` |
      | 2   | `1` | Page  | `–`     |
      | 3   | `2` | Page  | `–`     |
      | 4   | `–` | –     | `–`     |
  },
  "range": 3:0-3:7
}

# A tab at the modifier, at its id, at a modifier that says nothing of its label.
== textDocument/hover main.tabs $4
{
  "contents": {
    "kind": "markdown",
    "value": |
      **tab "Home"**, 1 of 4 tabs in `TabView`

      - id: `0` (`Int`)
      - label: "Home"
      - system symbol: `house`
      - badge: `3`
  },
  "range": 5:9-5:16
}

== textDocument/hover main.tabs $5
{
  "contents": {
    "kind": "markdown",
    "value": |
      **tab "Home"**, 1 of 4 tabs in `TabView`

      - id: `0` (`Int`)
      - label: "Home"
      - system symbol: `house`
      - badge: `3`
  },
  "range": 6:13-6:14
}

== textDocument/hover main.tabs $6
{
  "contents": {
    "kind": "markdown",
    "value": |
      ```swift
      badge(_ count: Int)
      ```

      A number or a short text on the tab.
  },
  "range": 7:9-7:14
}

# One of the loop's.
== textDocument/hover main.tabs $7
{
  "contents": {
    "kind": "markdown",
    "value": |
      **tab "Page"**, 2 of 4 tabs in `TabView`

      - id: `1` (`Int`)
      - label: "Page"
  },
  "range": 9:46-9:49
}

# A modifier of the bar.
== textDocument/hover main.tabs $8
{
  "contents": {
    "kind": "markdown",
    "value": |
      ```swift
      tabViewStyle(_ style: TabViewStyle)
      ```

      How the bar looks.
  },
  "range": 13:1-13:13
}

# A bar without selection.
== textDocument/hover main.tabs $9
{
  "contents": {
    "kind": "markdown",
    "value": |
      **TabView**: the system's tab bar, 1 tab

      ```text
      ┌━━━┐
      │ – │
      │ – │
      └───┘
      ```

      | #   | id  | label | icon |
      | --- | --- | ----- | ---- |
      | 1   | `–` | –     | `–`  |
  },
  "range": 14:0-14:7
}
