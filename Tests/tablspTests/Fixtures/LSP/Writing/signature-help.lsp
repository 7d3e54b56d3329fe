client static
-- main.tabs --
struct MyItem<Content: View>: View {
    let title: String
    var icon = "é漢"
    init(title: String, icon: String = "house", @ViewBuilder content: () -> Content) {}
}
TabView($1selection: $place) {
    Tab("Home", systemImage: "house", $2value: .home) { HomeView($9) }
    A().tag($3)
}
CustomTabView(tabs: [TabItemData(image: "a", $4)], selectedIndex: $x
let item = MyItem(title: "a", ico$5n: "b") { foo { $6 } }
CustomTabView(activeIndex: $index, $7
let a = other($8)
# The way to write a bar.
== textDocument/signatureHelp main.tabs $1
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

# The one that fits what is there.
== textDocument/signatureHelp main.tabs $2
{
  "activeParameter": 2,
  "activeSignature": 0,
  "signatures": [
    {
      "activeParameter": 2,
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
      "activeParameter": 2,
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
      "activeParameter": 2,
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

# A modifier.
== textDocument/signatureHelp main.tabs $3
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

# The innermost call.
== textDocument/signatureHelp main.tabs $4
{
  "activeParameter": 1,
  "activeSignature": 0,
  "signatures": [
    {
      "activeParameter": 1,
      "documentation": {
        "kind": "markdown",
        "value": "The data of one tab; the tab's place in the array is what selects it, counted from 0."
      },
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

# An initialiser of the project.
== textDocument/signatureHelp main.tabs $5
{
  "activeParameter": 1,
  "activeSignature": 0,
  "signatures": [
    {
      "activeParameter": 1,
      "label": "MyItem(title: String, icon: String = …, content: () -> Content)",
      "parameters": [
        {
          "label": [7, 20]
        },
        {
          "label": [22, 38]
        },
        {
          "label": [40, 62]
        }
      ]
    }
  ]
}

# Not in a closure.
== textDocument/signatureHelp main.tabs $6
null

# Where nothing is closed.
== textDocument/signatureHelp main.tabs $7
{
  "activeParameter": 1,
  "activeSignature": 2,
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
      "activeParameter": 1,
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

# Unknown calls.
== textDocument/signatureHelp main.tabs $8
null

== textDocument/signatureHelp main.tabs $9
null
