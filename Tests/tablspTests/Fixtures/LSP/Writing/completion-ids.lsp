client static
-- TabBarItem.swift --
enum TabBarItem: String, CaseIterable {
    case home, favorites, profile
    case other(Int)
    static let first = TabBarItem.home
}
-- preference.tabs --
@State private var selection: TabBarItem = .$1home
CustomTabBarContainerView(selection: $sel$9ection) {
    HomeView().tabBarItem(tab: .home, selection: $selection)
    FavoritesView().tabBarItem(tab: .$2, selection: $selection)
    ProfileView().tabBarItem(tab: $3, selection: $selection)
    SearchView().tabBarItem(tab: TabBarItem.$4, selection: $$5)
}
switch selection {
case .home: 1
case .$6
}
let x = selection == .fa$7vorites ? 1 : 2
-- system.tabs --
@State var page: TabBarItem? = .home
TabView(selection: $page) {
    HomeView().tabItem { Text("Home") }.tag(TabBarItem.home)
    MailView().tabItem { Text("Mail") }.tag($1)
    MailView().tabItem { Text("Mail") }.tag(.$2
}
TabView(selection: $page) {
    Tab("Home", systemImage: "house", value: .home) { Home() }
    Tab("Mail", systemImage: "tray", value: .$3) { Mail() }
    Tab("Mail", systemImage: "tray", value: $4
}
-- trait.tabs --
@State var feed: TabBarItem = .home
CustomTabView(selectedTab: $feed) {
    A().customTabItem { Text("A") }.id(.home)
    B().customTabItem { Text("B") }.id(.$1)
}
-- other.tabs --
let number = 1.$1
let text = "a"$8
let style = TabView { A() }.tabViewStyle(.$2)
let role = Tab("a", image: "b", role: .$3) { A() }
let color: Color = .$4
CustomTabView(activeIndex: $x, variant: .$6) {}
enum E { case a; var color: Color { switch self { case .a: .$7 } } }
let none = .$5
# The declared type of a variable.
== complete preference.tabs $1
0 home  0:44-0:48 -> "home"
0 favorites  0:44-0:48 -> "favorites"
0 profile  0:44-0:48 -> "profile"
0 other  0:44-0:48 -> "other($1)"
2 first  0:44-0:48 -> "first"

# An id, unused ones first.
== complete preference.tabs $2
0 favorites  3:37-3:37 -> "favorites"
0 profile  3:37-3:37 -> "profile"
0 other  3:37-3:37 -> "other($1)"
2 first  3:37-3:37 -> "first"
3 home  3:37-3:37 -> "home"

# Without a dot.
== complete preference.tabs $3
0 .favorites  4:34-4:34 -> ".favorites"
0 .profile  4:34-4:34 -> ".profile"
0 .other  4:34-4:34 -> ".other($1)"
2 .first  4:34-4:34 -> ".first"
2 selection  4:34-4:34 -> "selection"
2 x  4:34-4:34 -> "x"
2 TabBarItem  4:34-4:34 -> "TabBarItem"
2 E  4:34-4:34 -> "E"
3 .home  4:34-4:34 -> ".home"

# Behind the type.
== complete preference.tabs $4
0 favorites  5:44-5:44 -> "favorites"
0 profile  5:44-5:44 -> "profile"
0 other  5:44-5:44 -> "other($1)"
2 first  5:44-5:44 -> "first"
3 home  5:44-5:44 -> "home"
4 allCases  5:44-5:44 -> "allCases"

# A binding, its name begun or not.
== complete preference.tabs $5
0 $selection  5:57-5:58 -> "$selection"
2 TabBarItem  5:57-5:58 -> "TabBarItem"
2 E  5:57-5:58 -> "E"
5 x  5:57-5:58 -> "x"

== complete preference.tabs $9
0 $selection  1:37-1:47 -> "$selection"
2 TabBarItem  1:37-1:47 -> "TabBarItem"
2 E  1:37-1:47 -> "E"
5 x  1:37-1:47 -> "x"

# Labels of a switch: the other ones first.
== complete preference.tabs $6
0 favorites  9:6-9:6 -> "favorites"
0 profile  9:6-9:6 -> "profile"
0 other  9:6-9:6 -> "other($1)"
2 first  9:6-9:6 -> "first"
3 home  9:6-9:6 -> "home"

# A comparison.
== complete preference.tabs $7
0 home  11:22-11:31 -> "home"
0 favorites  11:22-11:31 -> "favorites"
0 profile  11:22-11:31 -> "profile"
0 other  11:22-11:31 -> "other($1)"
2 first  11:22-11:31 -> "first"

# A tag, and one whose bracket is missing.
== complete system.tabs $1
0 .favorites  3:44-3:44 -> ".favorites"
0 .profile  3:44-3:44 -> ".profile"
0 .other  3:44-3:44 -> ".other($1)"
2 .first  3:44-3:44 -> ".first"
2 page  3:44-3:44 -> "page"
2 TabBarItem  3:44-3:44 -> "TabBarItem"
2 E  3:44-3:44 -> "E"
3 .home  3:44-3:44 -> ".home"

== complete system.tabs $2
0 favorites  4:45-4:45 -> "favorites"
0 profile  4:45-4:45 -> "profile"
0 other  4:45-4:45 -> "other($1)"
2 first  4:45-4:45 -> "first"
3 home  4:45-4:45 -> "home"

# A value, and one whose bracket is missing.
== complete system.tabs $3
0 favorites  8:45-8:45 -> "favorites"
0 profile  8:45-8:45 -> "profile"
0 other  8:45-8:45 -> "other($1)"
2 first  8:45-8:45 -> "first"
3 home  8:45-8:45 -> "home"

== complete system.tabs $4
0 .favorites  9:44-9:44 -> ".favorites"
0 .profile  9:44-9:44 -> ".profile"
0 .other  9:44-9:44 -> ".other($1)"
2 .first  9:44-9:44 -> ".first"
2 page  9:44-9:44 -> "page"
2 TabBarItem  9:44-9:44 -> "TabBarItem"
2 E  9:44-9:44 -> "E"
3 .home  9:44-9:44 -> ".home"

# An id.
== complete trait.tabs $1
0 favorites  3:40-3:40 -> "favorites"
0 profile  3:40-3:40 -> "profile"
0 other  3:40-3:40 -> "other($1)"
2 first  3:40-3:40 -> "first"
3 home  3:40-3:40 -> "home"

# Nothing behind a number.
== complete other.tabs $1


# Nor behind what ends an expression.
== complete other.tabs $8


# Values of the framework.
== complete other.tabs $2
1 automatic  2:42-2:42 -> "automatic"
1 page  2:42-2:42 -> "page"
1 sidebarAdaptable  2:42-2:42 -> "sidebarAdaptable"
1 tabBarOnly  2:42-2:42 -> "tabBarOnly"
1 grouped  2:42-2:42 -> "grouped"
1 verticalPage  2:42-2:42 -> "verticalPage"

== complete other.tabs $3
1 search  3:39-3:39 -> "search"

== complete other.tabs $4
1 accentColor  4:20-4:20 -> "accentColor"
1 black  4:20-4:20 -> "black"
1 blue  4:20-4:20 -> "blue"
1 brown  4:20-4:20 -> "brown"
1 clear  4:20-4:20 -> "clear"
1 cyan  4:20-4:20 -> "cyan"
1 gray  4:20-4:20 -> "gray"
1 green  4:20-4:20 -> "green"
1 indigo  4:20-4:20 -> "indigo"
1 mint  4:20-4:20 -> "mint"
1 orange  4:20-4:20 -> "orange"
1 pink  4:20-4:20 -> "pink"
1 primary  4:20-4:20 -> "primary"
1 purple  4:20-4:20 -> "purple"
… 5 more

== complete other.tabs $5


== complete other.tabs $6
1 filled  5:41-5:41 -> "filled"
1 scrollable  5:41-5:41 -> "scrollable"

== complete other.tabs $7
1 accentColor  6:60-6:60 -> "accentColor"
1 black  6:60-6:60 -> "black"
1 blue  6:60-6:60 -> "blue"
1 brown  6:60-6:60 -> "brown"
1 clear  6:60-6:60 -> "clear"
1 cyan  6:60-6:60 -> "cyan"
1 gray  6:60-6:60 -> "gray"
1 green  6:60-6:60 -> "green"
1 indigo  6:60-6:60 -> "indigo"
1 mint  6:60-6:60 -> "mint"
1 orange  6:60-6:60 -> "orange"
1 pink  6:60-6:60 -> "pink"
1 primary  6:60-6:60 -> "primary"
1 purple  6:60-6:60 -> "purple"
… 5 more
