client static
-- data.swift --
import SwiftUI

struct DataBar: View {
    @State private var selectedIndex = 1
    let items = [
        TabItem$1Data(image: "a", selectedImage: "b", title: "One"),
        TabItemData(image: "c", selectedImage: "d", title: "Two"),
    ]

    var body: some View {
        Custom$2TabView(tabs: items, selectedIndex: $selected$3Index) { index in
            Page(index: index)
        }
    }
}
-- trait.tabs --
CustomTab$1View(selectedTab: $feed) {
    FeedView()
        .customTab$2Item { Label("Feed", systemImage: "newspaper") }
        .id("fe$3ed")
    SavedView()
}
-- items.tabs --
@State var activeIndex = 7
CustomTab$1View(activeIndex: $activeIndex$2, variant: .scrollable) {
    CustomTab$3Item(title: "Trips") { TripsView() }
    CustomTabItem(title$4: "Tickets") { TicketsView() }
}
func other() { CustomTabItem$5(title: "x") {} }
# A bar made of data.
== textDocument/hover data.swift $1
{
  "contents": {
    "kind": "markdown",
    "value": |
      **tab "One"**, 1 of 2 tabs in `CustomTabView`

      - id: `0` (`Int`), its place
      - label: "One"
      - image: `a`
      - image when selected: `b`
  },
  "range": 5:8-5:19
}

== textDocument/hover data.swift $2
{
  "contents": {
    "kind": "markdown",
    "value": |
      **CustomTabView**: a bar made of data, 2 tabs

      ```text
      ┌─────┬━━━━━┐
      │  a  │  c  │
      │ One │ Two │
      └─────┴─────┘
      ```

      | #   | id  | label | icon |
      | --- | --- | ----- | ---- |
      | 1   | `0` | One   | `a`  |
      | 2   | `1` | Two   | `c`  |
  },
  "range": 10:8-10:21
}

== textDocument/hover data.swift $3
{
  "contents": {
    "kind": "markdown",
    "value": |
      ```swift
      @State private var selectedIndex = 1
      ```

      - selection of `CustomTabView`, a bar made of data
      - type: `Int`
      - starts at `1`, tab "Two"
  },
  "range": 10:35-10:64
}

# A bar whose views carry their label.
== textDocument/hover trait.tabs $1
{
  "contents": {
    "kind": "markdown",
    "value": |
      **CustomTabView**: a bar whose views carry their label, 2 tabs

      ```text
      ┌───────────┬───┐
      │ newspaper │ ? │
      │   Feed    │ ? │
      └───────────┴───┘
      ```

      | #   | id       | label | icon        |
      | --- | -------- | ----- | ----------- |
      | 1   | `"feed"` | Feed  | `newspaper` |
      | 2   | `?`      | ?     | `?`         |
  },
  "range": 0:0-0:13
}

== textDocument/hover trait.tabs $2
{
  "contents": {
    "kind": "markdown",
    "value": |
      **tab "Feed"**, 1 of 2 tabs in `CustomTabView`

      - id: `"feed"` (`String`)
      - label: "Feed"
      - system symbol: `newspaper`
  },
  "range": 2:9-2:22
}

== textDocument/hover trait.tabs $3
{
  "contents": {
    "kind": "markdown",
    "value": |
      **tab "Feed"**, 1 of 2 tabs in `CustomTabView`

      - id: `"feed"` (`String`)
      - label: "Feed"
      - system symbol: `newspaper`
  },
  "range": 3:12-3:18
}

# A bar of item views.
== textDocument/hover items.tabs $1
{
  "contents": {
    "kind": "markdown",
    "value": |
      **CustomTabView**: a bar of item views, 2 tabs

      ```text
      ┌───────┬─────────┐
      │   –   │    –    │
      │ Trips │ Tickets │
      └───────┴─────────┘
      ```

      | #   | id  | label   | icon |
      | --- | --- | ------- | ---- |
      | 1   | `0` | Trips   | `–`  |
      | 2   | `1` | Tickets | `–`  |
  },
  "range": 1:0-1:13
}

== textDocument/hover items.tabs $2
{
  "contents": {
    "kind": "markdown",
    "value": |
      ```swift
      @State var activeIndex = 7
      ```

      - selection of `CustomTabView`, a bar of item views
      - type: `Int`
      - starts at `7`, which no tab has
  },
  "range": 1:14-1:39
}

== textDocument/hover items.tabs $3
{
  "contents": {
    "kind": "markdown",
    "value": |
      **tab "Trips"**, 1 of 2 tabs in `CustomTabView`

      - id: `0` (`Int`), its place
      - label: "Trips"
  },
  "range": 2:4-2:17
}

== textDocument/hover items.tabs $4
{
  "contents": {
    "kind": "markdown",
    "value": |
      **tab "Tickets"**, 2 of 2 tabs in `CustomTabView`

      - id: `1` (`Int`), its place
      - label: "Tickets"
  },
  "range": 3:18-3:23
}

== textDocument/hover items.tabs $5
{
  "contents": {
    "kind": "markdown",
    "value": |
      ```swift
      CustomTabItem(title: String, content: () -> Content)
      ```

      A tab of a bar with `activeIndex:`; its place is what selects it, counted from 0.
  },
  "range": 5:15-5:28
}
