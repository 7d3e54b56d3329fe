client static
-- TabBarItem.swift --
enum TabBarItem: Hashable {
    case home$8, favorites, profile, unused$9

    var title: String {
        switch self {
        case .home: return "Home"
        case .favorites: return "Favorites"
        case .profile: return "Profile"
        case .unused: return "Unused"
        }
    }

    var iconName: String {
        switch self {
        case .home: return "house"
        case .favorites: return "heart"
        case .profile: return "person"
        case .unused: return "questionmark"
        }
    }
}
-- main.tabs --
@State private var tab$1Selection: TabBarItem = .home

Custom$2TabBarContainerView(selection: $tab$3Selection) {
    Home$4View()
        .tabBar$5Item(tab: .home$6, selection: $tabSelection)
    FavoritesView()
        .tabBarItem(ta$7b: .favorites, selection: $tabSelection)
    if isAdmin {
        ProfileView().tabBarItem(tab: .profile, selection: $tabSelection)
    }
}
# The declaration of the selection.
== textDocument/hover main.tabs $1
{
  "contents": {
    "kind": "markdown",
    "value": |
      ```swift
      @State private var tabSelection: TabBarItem = .home
      ```

      - selection of `CustomTabBarContainerView`, a bar whose views say which tab they are
      - type: `TabBarItem`
      - starts at `TabBarItem.home`, tab "Home"
  },
  "range": 0:19-0:31
}

# The bar.
== textDocument/hover main.tabs $2
{
  "contents": {
    "kind": "markdown",
    "value": |
      **CustomTabBarContainerView**: a bar whose views say which tab they are, at most 3 tabs

      ```text
      ┌━━━━━━━┬───────────┬─────────┐
      │ house │   heart   │ person  │
      │ Home  │ Favorites │ Profile │
      └───────┴───────────┴─────────┘
      ```

      | #   | id           | label     | icon     | when       |
      | --- | ------------ | --------- | -------- | ---------- |
      | 1   | `.home`      | Home      | `house`  |            |
      | 2   | `.favorites` | Favorites | `heart`  |            |
      | 3   | `.profile`   | Profile   | `person` | if isAdmin |
  },
  "range": 2:0-2:25
}

# The selection in the bar.
== textDocument/hover main.tabs $3
{
  "contents": {
    "kind": "markdown",
    "value": |
      ```swift
      @State private var tabSelection: TabBarItem = .home
      ```

      - selection of `CustomTabBarContainerView`, a bar whose views say which tab they are
      - type: `TabBarItem`
      - starts at `TabBarItem.home`, tab "Home"
  },
  "range": 2:26-2:50
}

# A tab, at its view, at the modifier, and at the argument's label.
== textDocument/hover main.tabs $4
{
  "contents": {
    "kind": "markdown",
    "value": |
      **tab "Home"**, 1 of at most 3 tabs in `CustomTabBarContainerView`

      - id: `.home` (`TabBarItem`)
      - label: "Home" (from the id)
      - system symbol: `house`
  },
  "range": 3:4-3:12
}

== textDocument/hover main.tabs $5
{
  "contents": {
    "kind": "markdown",
    "value": |
      **tab "Home"**, 1 of at most 3 tabs in `CustomTabBarContainerView`

      - id: `.home` (`TabBarItem`)
      - label: "Home" (from the id)
      - system symbol: `house`
  },
  "range": 4:9-4:19
}

== textDocument/hover main.tabs $7
{
  "contents": {
    "kind": "markdown",
    "value": |
      **tab "Favorites"**, 2 of at most 3 tabs in `CustomTabBarContainerView`

      - id: `.favorites` (`TabBarItem`)
      - label: "Favorites" (from the id)
      - system symbol: `heart`
  },
  "range": 6:20-6:23
}

# The case that is its id, where it is used and where it is declared.
== textDocument/hover main.tabs $6
{
  "contents": {
    "kind": "markdown",
    "value": |
      ```swift
      enum TabBarItem
      case home
      ```

      - title: `"Home"`
      - iconName: `"house"`
      - tab "Home" of `CustomTabBarContainerView`
  },
  "range": 4:26-4:30
}

== textDocument/hover TabBarItem.swift $8
{
  "contents": {
    "kind": "markdown",
    "value": |
      ```swift
      enum TabBarItem
      case home
      ```

      - title: `"Home"`
      - iconName: `"house"`
      - tab "Home" of `CustomTabBarContainerView` in main.tabs
  },
  "range": 1:9-1:13
}

== textDocument/hover TabBarItem.swift $9
{
  "contents": {
    "kind": "markdown",
    "value": |
      ```swift
      enum TabBarItem
      case unused
      ```

      - title: `"Unused"`
      - iconName: `"questionmark"`

      No tab has this id.
  },
  "range": 1:35-1:41
}
