client static
-- main.tabs --
struct MyItem<Content: View>: View {
    let title: String
    var icon = "house"
    @ViewBuilder let content: () -> Content
}
@State private var index = 0
TabView($1) { A() }
Tab("a", $2) {}
Tab("a", systemImage: "b", val$3) {}
CustomTabView(tabs: [], $4)
let item = MyItem($5)
A().tabBarItem($6)
TabView(selection: $7)
var x: $9
@$8
# Labels that are not there yet.
== complete main.tabs $1
1 selection:  6:8-6:8 -> "selection: $0"
1 content:  6:8-6:8 -> "content: $0"
2 index  6:8-6:8 -> "index"
2 item  6:8-6:8 -> "item"
2 x  6:8-6:8 -> "x"
5 MyItem  6:8-6:8 -> "MyItem"

== complete main.tabs $2
1 systemImage:  7:9-7:9 -> "systemImage: $0"
1 value:  7:9-7:9 -> "value: $0"
1 content:  7:9-7:9 -> "content: $0"
1 role:  7:9-7:9 -> "role: $0"
1 image:  7:9-7:9 -> "image: $0"
1 label:  7:9-7:9 -> "label: $0"
2 index  7:9-7:9 -> "index"
2 item  7:9-7:9 -> "item"
2 x  7:9-7:9 -> "x"
5 MyItem  7:9-7:9 -> "MyItem"

== complete main.tabs $3
1 value:  8:27-8:30 -> "value: $0"
1 content:  8:27-8:30 -> "content: $0"
1 role:  8:27-8:30 -> "role: $0"
2 index  8:27-8:30 -> "index"
2 item  8:27-8:30 -> "item"
2 x  8:27-8:30 -> "x"
5 MyItem  8:27-8:30 -> "MyItem"

== complete main.tabs $4
1 selectedIndex:  9:24-9:24 -> "selectedIndex: $0"
1 content:  9:24-9:24 -> "content: $0"
2 index  9:24-9:24 -> "index"
2 item  9:24-9:24 -> "item"
2 x  9:24-9:24 -> "x"
5 MyItem  9:24-9:24 -> "MyItem"

# Those of the project's own types, and of modifiers.
== complete main.tabs $5
1 title:  10:18-10:18 -> "title: $0"
1 icon:  10:18-10:18 -> "icon: $0"
1 content:  10:18-10:18 -> "content: $0"
2 index  10:18-10:18 -> "index"
2 item  10:18-10:18 -> "item"
2 x  10:18-10:18 -> "x"
5 MyItem  10:18-10:18 -> "MyItem"

== complete main.tabs $6
1 tab:  11:15-11:15 -> "tab: $0"
1 selection:  11:15-11:15 -> "selection: $0"
2 index  11:15-11:15 -> "index"
2 item  11:15-11:15 -> "item"
2 x  11:15-11:15 -> "x"
5 MyItem  11:15-11:15 -> "MyItem"

# A selection.
== complete main.tabs $7
0 $index  12:19-12:19 -> "$index"
5 item  12:19-12:19 -> "item"
5 x  12:19-12:19 -> "x"
5 MyItem  12:19-12:19 -> "MyItem"

# Attributes and types.
== complete main.tabs $8
1 State  14:1-14:1 -> "State"
1 Binding  14:1-14:1 -> "Binding"
1 AppStorage  14:1-14:1 -> "AppStorage"
1 SceneStorage  14:1-14:1 -> "SceneStorage"
1 ViewBuilder  14:1-14:1 -> "ViewBuilder"
1 ObservedObject  14:1-14:1 -> "ObservedObject"
1 StateObject  14:1-14:1 -> "StateObject"
1 Environment  14:1-14:1 -> "Environment"
1 Published  14:1-14:1 -> "Published"
1 main  14:1-14:1 -> "main"

== complete main.tabs $9
2 Int  13:7-13:7 -> "Int"
2 String  13:7-13:7 -> "String"
2 Bool  13:7-13:7 -> "Bool"
2 Double  13:7-13:7 -> "Double"
2 Color  13:7-13:7 -> "Color"
2 some View  13:7-13:7 -> "some View"
2 Binding  13:7-13:7 -> "Binding"
5 MyItem  13:7-13:7 -> "MyItem"
