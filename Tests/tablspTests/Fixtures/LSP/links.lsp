client pull
# The rules that comments name are links.
-- main.tabs --
// tablsp:ignore-file duplicate-id, no-such-rule, missing-icon -- a reason
TabView {
    A()  // tablsp:ignore missing-label
}
// duplicate-id
== textDocument/documentLink main.tabs
[
  {
    "range": 0:22-0:34,
    "target": "tablsp:explain/duplicate-id",
    "tooltip": "Two tabs of one bar that can be there together have the same tag, value, case or id"
  },
  {
    "range": 0:50-0:62,
    "target": "tablsp:explain/missing-icon",
    "tooltip": "Some tabs of a bar have an icon and this one has none"
  },
  {
    "range": 2:26-2:39,
    "target": "tablsp:explain/missing-label",
    "tooltip": "A tab has no label: no tab item, an empty one, an icon alone, or an enum without title"
  }
]
