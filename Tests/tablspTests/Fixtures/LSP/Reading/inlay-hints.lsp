client static
-- many.tabs --
TabView {$1
    Tab("One", systemImage: "1.circle", value: 0) { One() }
    Tab("Two", systemImage: "2.circle", value: 1) { Two() }
    Tab("Three", systemImage: "3.circle", value: 2) { Three() }
    Tab("Four", systemImage: "4.circle", value: 3) { Four() }
    Tab("Five", systemImage: "5.circle", value: 4) {
        Five()
    }
    Tab("Six", systemImage: "6.circle", value: 5) { Six() }; Tab("Seven", systemImage: "7.circle", value: 6) { Seven() }
$2}
-- items.swift --
struct A { var body: some View { CustomTabView(activeIndex: $index, variant: .filled) {
    CustomTabItem(title: "é") { One() }; CustomTabItem(title: "Two") { Two() }
    if flag { CustomTabItem(title: "Three") { Three() } }
} } }$9
-- data.tabs --
let items = [TabItemData(image: "a", selectedImage: "b", title: "A"), TabItemData(image: "c", selectedImage: "d", title: "B")]
CustomTabView(tabs: items, selectedIndex: $index) { i in Page(i) }
CustomTabView(tabs: [.init(image: "a", selectedImage: "b", title: "A")], selectedIndex: $index) { i in Page(i) }
$9
-- scrollable.tabs --
CustomTabView(activeIndex: $index, variant: .scrollable) {
    CustomTabItem(title: "One") { One() }
}
$9
# How many fit, and which ones don't.
== textDocument/inlayHint many.tabs {"range": {"start": {"line": 0, "character": 0}, "end": {"line": 99, "character": 0}}}
[
  {
    "label": "7/5",
    "paddingLeft": true,
    "position": 0:7,
    "tooltip": "7 tabs: 4 are shown, the others are behind \"More\""
  },
  {
    "label": "in \"More\"",
    "paddingLeft": true,
    "position": 5:52,
    "tooltip": "only 5 tabs fit: this one is behind \"More\""
  },
  {
    "label": "in \"More\"",
    "paddingLeft": true,
    "position": 8:59,
    "tooltip": "only 5 tabs fit: this one is behind \"More\""
  },
  {
    "label": "in \"More\"",
    "paddingLeft": true,
    "position": 8:120,
    "tooltip": "only 5 tabs fit: this one is behind \"More\""
  }
]

# Only what stands in the range.
== textDocument/inlayHint many.tabs $1..$2 {"range": {"start": {"line": 1, "character": 0}, "end": {"line": 5, "character": 0}}}
[]

# Positions that are ids.
== textDocument/inlayHint items.swift {"range": {"start": {"line": 0, "character": 0}, "end": {"line": 99, "character": 0}}}
[
  {
    "label": "3/5",
    "paddingLeft": true,
    "position": 0:46,
    "tooltip": "at most 3 tabs, and 5 fit"
  },
  {
    "label": "0:",
    "paddingRight": true,
    "position": 1:4,
    "tooltip": "the place of the tab is its id"
  },
  {
    "label": "1:",
    "paddingRight": true,
    "position": 1:42,
    "tooltip": "the place of the tab is its id"
  },
  {
    "label": "2:",
    "paddingRight": true,
    "position": 2:14,
    "tooltip": "the place of the tab is its id"
  }
]

== textDocument/inlayHint data.tabs {"range": {"start": {"line": 0, "character": 0}, "end": {"line": 99, "character": 0}}}
[
  {
    "label": "0:",
    "paddingRight": true,
    "position": 0:13,
    "tooltip": "the place of the tab is its id"
  },
  {
    "label": "1:",
    "paddingRight": true,
    "position": 0:70,
    "tooltip": "the place of the tab is its id"
  },
  {
    "label": "2/5",
    "paddingLeft": true,
    "position": 1:13,
    "tooltip": "2 tabs, and 5 fit"
  },
  {
    "label": "1/5",
    "paddingLeft": true,
    "position": 2:13,
    "tooltip": "1 tab, and 5 fit"
  },
  {
    "label": "0:",
    "paddingRight": true,
    "position": 2:21,
    "tooltip": "the place of the tab is its id"
  }
]

# Without limit.
== textDocument/inlayHint scrollable.tabs {"range": {"start": {"line": 0, "character": 0}, "end": {"line": 99, "character": 0}}}
[
  {
    "label": "0:",
    "paddingRight": true,
    "position": 1:4,
    "tooltip": "the place of the tab is its id"
  }
]
