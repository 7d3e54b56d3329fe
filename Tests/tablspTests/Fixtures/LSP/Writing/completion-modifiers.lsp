client static
-- main.tabs --
enum Place { case home, mail }
extension View { func styled(as name: String) -> some View { self } }
@State var place: Place = .home
TabView(selection: $place) {
    HomeView()
        .tabItem { Text("Home") }
        .$1
    MailView().ta$2
    Tab("x", systemImage: "y", value: .mail) { Text("").$3 }
        .$4
}
.$5
-- other.tabs --
@State var place: Place = .home
CustomTabBarContainerView(selection: $place) {
    HomeView().$6
}
CustomTabView(selectedTab: $place) {
    HomeView()
        .$7
}
let title = place.$8
let name = Place.$9
# A tab with `.tabItem`.
== complete main.tabs $1
1 tag(_:)  6:9-6:9 -> "tag(${1:.home})$0"
1 badge(_:)  6:9-6:9 -> "badge(${1:count})$0"
3 tabItem(label:)  6:9-6:9 -> "tabItem {\n    $0\n}"
4 styled(as:)  6:9-6:9 -> "styled(as: \"${1:name}\")$0"
4 foregroundStyle(_:)  6:9-6:9 -> "foregroundStyle(${1:style})$0"
4 foregroundColor(_:)  6:9-6:9 -> "foregroundColor(${1:color})$0"
4 background(_:)  6:9-6:9 -> "background(${1:style})$0"
4 tint(_:)  6:9-6:9 -> "tint(${1:tint})$0"
4 accentColor(_:)  6:9-6:9 -> "accentColor(${1:color})$0"
4 navigationTitle(_:)  6:9-6:9 -> "navigationTitle(\"${1:title}\")$0"
4 onAppear(perform:)  6:9-6:9 -> "onAppear {\n    $0\n}"
4 accessibilityLabel(_:)  6:9-6:9 -> "accessibilityLabel(\"${1:label}\")$0"

== complete main.tabs $2
1 tabItem(label:)  7:15-7:17 -> "tabItem {\n    $0\n}"
1 tag(_:)  7:15-7:17 -> "tag(${1:.home})$0"
1 badge(_:)  7:15-7:17 -> "badge(${1:count})$0"
4 styled(as:)  7:15-7:17 -> "styled(as: \"${1:name}\")$0"
4 foregroundStyle(_:)  7:15-7:17 -> "foregroundStyle(${1:style})$0"
4 foregroundColor(_:)  7:15-7:17 -> "foregroundColor(${1:color})$0"
4 background(_:)  7:15-7:17 -> "background(${1:style})$0"
4 tint(_:)  7:15-7:17 -> "tint(${1:tint})$0"
4 accentColor(_:)  7:15-7:17 -> "accentColor(${1:color})$0"
4 navigationTitle(_:)  7:15-7:17 -> "navigationTitle(\"${1:title}\")$0"
4 onAppear(perform:)  7:15-7:17 -> "onAppear {\n    $0\n}"
4 accessibilityLabel(_:)  7:15-7:17 -> "accessibilityLabel(\"${1:label}\")$0"

# What a tab shows.
== complete main.tabs $3
4 styled(as:)  8:56-8:56 -> "styled(as: \"${1:name}\")$0"
4 foregroundStyle(_:)  8:56-8:56 -> "foregroundStyle(${1:style})$0"
4 foregroundColor(_:)  8:56-8:56 -> "foregroundColor(${1:color})$0"
4 background(_:)  8:56-8:56 -> "background(${1:style})$0"
4 tint(_:)  8:56-8:56 -> "tint(${1:tint})$0"
4 accentColor(_:)  8:56-8:56 -> "accentColor(${1:color})$0"
4 navigationTitle(_:)  8:56-8:56 -> "navigationTitle(\"${1:title}\")$0"
4 onAppear(perform:)  8:56-8:56 -> "onAppear {\n    $0\n}"
4 accessibilityLabel(_:)  8:56-8:56 -> "accessibilityLabel(\"${1:label}\")$0"

# A `Tab`.
== complete main.tabs $4
1 badge(_:)  9:9-9:9 -> "badge(${1:count})$0"
1 hidden(_:)  9:9-9:9 -> "hidden(${1:hidden})$0"
1 customizationID(_:)  9:9-9:9 -> "customizationID(\"${1:id}\")$0"
1 customizationBehavior(_:for:)  9:9-9:9 -> "customizationBehavior(${1:behavior}, for: ${2:for})$0"
1 tabPlacement(_:)  9:9-9:9 -> "tabPlacement(${1:placement})$0"
1 swipeActions(content:)  9:9-9:9 -> "swipeActions {\n    $0\n}"
1 contextMenu(content:)  9:9-9:9 -> "contextMenu {\n    $0\n}"
1 accessibilityIdentifier(_:)  9:9-9:9 -> "accessibilityIdentifier(\"${1:id}\")$0"
4 styled(as:)  9:9-9:9 -> "styled(as: \"${1:name}\")$0"
4 foregroundStyle(_:)  9:9-9:9 -> "foregroundStyle(${1:style})$0"
4 foregroundColor(_:)  9:9-9:9 -> "foregroundColor(${1:color})$0"
4 background(_:)  9:9-9:9 -> "background(${1:style})$0"
4 tint(_:)  9:9-9:9 -> "tint(${1:tint})$0"
4 accentColor(_:)  9:9-9:9 -> "accentColor(${1:color})$0"
… 3 more

# A bar.
== complete main.tabs $5
1 tabViewStyle(_:)  11:1-11:1 -> "tabViewStyle(${1:style})$0"
1 tabBarMinimizeBehavior(_:)  11:1-11:1 -> "tabBarMinimizeBehavior(${1:behavior})$0"
1 tabViewBottomAccessory(content:)  11:1-11:1 -> "tabViewBottomAccessory {\n    $0\n}"
1 tabViewCustomization(_:)  11:1-11:1 -> "tabViewCustomization(\\$${1:customization})$0"
1 toolbar(_:for:)  11:1-11:1 -> "toolbar(${1:visibility}, for: ${2:for})$0"
1 tint(_:)  11:1-11:1 -> "tint(${1:tint})$0"
4 styled(as:)  11:1-11:1 -> "styled(as: \"${1:name}\")$0"
4 foregroundStyle(_:)  11:1-11:1 -> "foregroundStyle(${1:style})$0"
4 foregroundColor(_:)  11:1-11:1 -> "foregroundColor(${1:color})$0"
4 background(_:)  11:1-11:1 -> "background(${1:style})$0"
4 accentColor(_:)  11:1-11:1 -> "accentColor(${1:color})$0"
4 navigationTitle(_:)  11:1-11:1 -> "navigationTitle(\"${1:title}\")$0"
4 onAppear(perform:)  11:1-11:1 -> "onAppear {\n    $0\n}"
4 accessibilityLabel(_:)  11:1-11:1 -> "accessibilityLabel(\"${1:label}\")$0"

# The hand-written ones.
== complete other.tabs $6
1 tabBarItem(tab:selection:)  2:15-2:15 -> "tabBarItem(tab: ${1:.home}, selection: ${2:\\$place})$0"
4 styled(as:)  2:15-2:15 -> "styled(as: \"${1:name}\")$0"
4 foregroundStyle(_:)  2:15-2:15 -> "foregroundStyle(${1:style})$0"
4 foregroundColor(_:)  2:15-2:15 -> "foregroundColor(${1:color})$0"
4 background(_:)  2:15-2:15 -> "background(${1:style})$0"
4 tint(_:)  2:15-2:15 -> "tint(${1:tint})$0"
4 accentColor(_:)  2:15-2:15 -> "accentColor(${1:color})$0"
4 navigationTitle(_:)  2:15-2:15 -> "navigationTitle(\"${1:title}\")$0"
4 onAppear(perform:)  2:15-2:15 -> "onAppear {\n    $0\n}"
4 accessibilityLabel(_:)  2:15-2:15 -> "accessibilityLabel(\"${1:label}\")$0"

== complete other.tabs $7
1 customTabItem(label:)  6:9-6:9 -> "customTabItem {\n    $0\n}"
1 id(_:)  6:9-6:9 -> "id(${1:.home})$0"
4 styled(as:)  6:9-6:9 -> "styled(as: \"${1:name}\")$0"
4 foregroundStyle(_:)  6:9-6:9 -> "foregroundStyle(${1:style})$0"
4 foregroundColor(_:)  6:9-6:9 -> "foregroundColor(${1:color})$0"
4 background(_:)  6:9-6:9 -> "background(${1:style})$0"
4 tint(_:)  6:9-6:9 -> "tint(${1:tint})$0"
4 accentColor(_:)  6:9-6:9 -> "accentColor(${1:color})$0"
4 navigationTitle(_:)  6:9-6:9 -> "navigationTitle(\"${1:title}\")$0"
4 onAppear(perform:)  6:9-6:9 -> "onAppear {\n    $0\n}"
4 accessibilityLabel(_:)  6:9-6:9 -> "accessibilityLabel(\"${1:label}\")$0"

# No views: a value, a type.
== complete other.tabs $8


== complete other.tabs $9
0 home  9:17-9:17 -> "home"
0 mail  9:17-9:17 -> "mail"
