client static
-- empty.tabs --
$1
-- half.tabs --
TabV$1
-- system.tabs --
enum Place { case home, mail }
@State var place: Place = .home
TabView(selection: $place) {
    Tab("Home", systemImage: "house", value: .home) { HomeView() }
    $1
    if isAdmin {
        T$2
    }
    TabSection("More") {
        $3
    }
}
TabView(selection: $place) {
    HomeView().tabItem { $4 }.tag(Place.home)
    $5
}
-- hand-written.tabs --
enum Place { case home, mail }
@State var place: Place = .home
CustomTabBarContainerView(selection: $place) {
    HomeView().tabBarItem(tab: .home, selection: $place)
    $1
}
CustomTabView(selectedTab: $place) {
    $2
}
CustomTabView(activeIndex: $index, variant: .filled) {
    $3
}
CustomTabView(tabs: [$4], selectedIndex: $index) { index in
    Pag$5
}
struct Root: View {
    $6
    var body: some View {
        $7
    }
}
enum Other {
    $8
}
# The beginning of a file.
== complete empty.tabs $1
1 CustomTabBarContainerView(selection:content:)  0:0-0:0 -> "CustomTabBarContainerView(selection: \\$${1:selection}) {\n    $0\n}"
1 TabView(selection:content:)  0:0-0:0 -> "TabView(selection: \\$${1:selection}) {\n    $0\n}"
1 TabView(content:)  0:0-0:0 -> "TabView {\n    $0\n}"
1 CustomTabView(tabs:selectedIndex:content:)  0:0-0:0 -> "CustomTabView(tabs: [${1:tabs}], selectedIndex: \\$${2:selectedIndex}) { index in\n    $0\n}"
1 CustomTabView(selectedTab:content:)  0:0-0:0 -> "CustomTabView(selectedTab: \\$${1:selectedTab}) {\n    $0\n}"
1 CustomTabView(activeIndex:variant:content:)  0:0-0:0 -> "CustomTabView(activeIndex: \\$${1:activeIndex}, variant: ${2:variant}) {\n    $0\n}"
2 enum  0:0-0:0 -> "enum ${1:Name}: Hashable {\n    $0\n}"
2 struct  0:0-0:0 -> "struct ${1:Name}: View {\n    $0\n}"
2 extension  0:0-0:0 -> "extension ${1:Name} {\n    $0\n}"
2 func  0:0-0:0 -> "func ${1:name}() {\n    $0\n}"
2 var  0:0-0:0 -> "var ${1:title}: ${2:String} {\n    $0\n}"
2 let  0:0-0:0 -> "let "
2 @State  0:0-0:0 -> "@State private var ${1:selection}: ${2:Tab} = ${3:.home}$0"
2 import  0:0-0:0 -> "import "
… 2 more

== complete half.tabs $1
1 CustomTabBarContainerView(selection:content:)  0:0-0:4 -> "CustomTabBarContainerView(selection: \\$${1:selection}) {\n    $0\n}"
1 TabView(selection:content:)  0:0-0:4 -> "TabView(selection: \\$${1:selection}) {\n    $0\n}"
1 TabView(content:)  0:0-0:4 -> "TabView {\n    $0\n}"
1 CustomTabView(tabs:selectedIndex:content:)  0:0-0:4 -> "CustomTabView(tabs: [${1:tabs}], selectedIndex: \\$${2:selectedIndex}) { index in\n    $0\n}"
1 CustomTabView(selectedTab:content:)  0:0-0:4 -> "CustomTabView(selectedTab: \\$${1:selectedTab}) {\n    $0\n}"
1 CustomTabView(activeIndex:variant:content:)  0:0-0:4 -> "CustomTabView(activeIndex: \\$${1:activeIndex}, variant: ${2:variant}) {\n    $0\n}"
2 enum  0:0-0:4 -> "enum ${1:Name}: Hashable {\n    $0\n}"
2 struct  0:0-0:4 -> "struct ${1:Name}: View {\n    $0\n}"
2 extension  0:0-0:4 -> "extension ${1:Name} {\n    $0\n}"
2 func  0:0-0:4 -> "func ${1:name}() {\n    $0\n}"
2 var  0:0-0:4 -> "var ${1:title}: ${2:String} {\n    $0\n}"
2 let  0:0-0:4 -> "let "
2 @State  0:0-0:4 -> "@State private var ${1:selection}: ${2:Tab} = ${3:.home}$0"
2 import  0:0-0:4 -> "import "
… 2 more

# Among the tabs of a bar of `Tab`s, in a branch, in a section.
== complete system.tabs $1
1 Tab(_:systemImage:value:content:)  4:4-4:4 -> "Tab(\"${1:title}\", systemImage: \"${2:symbol}\", value: ${3:.mail}) {\n    $0\n}"
1 Tab(_:systemImage:value:role:content:)  4:4-4:4 -> "Tab(\"${1:title}\", systemImage: \"${2:symbol}\", value: ${3:.mail}, role: ${4:role}) {\n    $0\n}"
1 Tab(_:image:value:role:content:)  4:4-4:4 -> "Tab(\"${1:title}\", image: \"${2:image}\", value: ${3:.mail}) {\n    $0\n}"
1 Tab(value:role:content:label:)  4:4-4:4 -> "Tab(value: ${1:.mail}) {\n    $2\n} label: {\n    $0\n}"
1 Tab(value:role:content:)  4:4-4:4 -> "Tab(value: ${1:.mail}) {\n    $0\n}"
1 TabSection(_:content:)  4:4-4:4 -> "TabSection(\"${1:title}\") {\n    $0\n}"
1 TabSection(content:header:)  4:4-4:4 -> "TabSection {\n    $1\n} header: {\n    $0\n}"
2 Tab(_:systemImage:content:)  4:4-4:4 -> "Tab(\"${1:title}\", systemImage: \"${2:symbol}\") {\n    $0\n}"
2 View().tabItem  4:4-4:4 -> "${1:HomeView}()\n    .tabItem { Label(\"${2:title}\", systemImage: \"${3:symbol}\") }\n    .tag(${4:.mail})$0"
2 ForEach(_:id:content:)  4:4-4:4 -> "ForEach(${1:data}, id: ${2:id}) { item in\n    $0\n}"
2 ForEach(_:content:)  4:4-4:4 -> "ForEach(${1:data}) { item in\n    $0\n}"
2 Group(content:)  4:4-4:4 -> "Group {\n    $0\n}"
2 if  4:4-4:4 -> "if ${1:condition} {\n    $0\n}"
2 switch  4:4-4:4 -> "switch ${1:value} {\ncase ${2:.first}:\n    $0\n}"
… 4 more

== complete system.tabs $2
1 Tab(_:systemImage:value:content:)  6:8-6:9 -> "Tab(\"${1:title}\", systemImage: \"${2:symbol}\", value: ${3:.mail}) {\n    $0\n}"
1 Tab(_:systemImage:value:role:content:)  6:8-6:9 -> "Tab(\"${1:title}\", systemImage: \"${2:symbol}\", value: ${3:.mail}, role: ${4:role}) {\n    $0\n}"
1 Tab(_:image:value:role:content:)  6:8-6:9 -> "Tab(\"${1:title}\", image: \"${2:image}\", value: ${3:.mail}) {\n    $0\n}"
1 Tab(value:role:content:label:)  6:8-6:9 -> "Tab(value: ${1:.mail}) {\n    $2\n} label: {\n    $0\n}"
1 Tab(value:role:content:)  6:8-6:9 -> "Tab(value: ${1:.mail}) {\n    $0\n}"
1 TabSection(_:content:)  6:8-6:9 -> "TabSection(\"${1:title}\") {\n    $0\n}"
1 TabSection(content:header:)  6:8-6:9 -> "TabSection {\n    $1\n} header: {\n    $0\n}"
2 Tab(_:systemImage:content:)  6:8-6:9 -> "Tab(\"${1:title}\", systemImage: \"${2:symbol}\") {\n    $0\n}"
2 View().tabItem  6:8-6:9 -> "${1:HomeView}()\n    .tabItem { Label(\"${2:title}\", systemImage: \"${3:symbol}\") }\n    .tag(${4:.mail})$0"
2 ForEach(_:id:content:)  6:8-6:9 -> "ForEach(${1:data}, id: ${2:id}) { item in\n    $0\n}"
2 ForEach(_:content:)  6:8-6:9 -> "ForEach(${1:data}) { item in\n    $0\n}"
2 Group(content:)  6:8-6:9 -> "Group {\n    $0\n}"
2 if  6:8-6:9 -> "if ${1:condition} {\n    $0\n}"
2 switch  6:8-6:9 -> "switch ${1:value} {\ncase ${2:.first}:\n    $0\n}"
… 4 more

== complete system.tabs $3
1 Tab(_:systemImage:value:content:)  9:8-9:8 -> "Tab(\"${1:title}\", systemImage: \"${2:symbol}\", value: ${3:.mail}) {\n    $0\n}"
1 Tab(_:systemImage:value:role:content:)  9:8-9:8 -> "Tab(\"${1:title}\", systemImage: \"${2:symbol}\", value: ${3:.mail}, role: ${4:role}) {\n    $0\n}"
1 Tab(_:image:value:role:content:)  9:8-9:8 -> "Tab(\"${1:title}\", image: \"${2:image}\", value: ${3:.mail}) {\n    $0\n}"
1 Tab(value:role:content:label:)  9:8-9:8 -> "Tab(value: ${1:.mail}) {\n    $2\n} label: {\n    $0\n}"
1 Tab(value:role:content:)  9:8-9:8 -> "Tab(value: ${1:.mail}) {\n    $0\n}"
1 TabSection(_:content:)  9:8-9:8 -> "TabSection(\"${1:title}\") {\n    $0\n}"
1 TabSection(content:header:)  9:8-9:8 -> "TabSection {\n    $1\n} header: {\n    $0\n}"
2 Tab(_:systemImage:content:)  9:8-9:8 -> "Tab(\"${1:title}\", systemImage: \"${2:symbol}\") {\n    $0\n}"
2 View().tabItem  9:8-9:8 -> "${1:HomeView}()\n    .tabItem { Label(\"${2:title}\", systemImage: \"${3:symbol}\") }\n    .tag(${4:.mail})$0"
2 ForEach(_:id:content:)  9:8-9:8 -> "ForEach(${1:data}, id: ${2:id}) { item in\n    $0\n}"
2 ForEach(_:content:)  9:8-9:8 -> "ForEach(${1:data}) { item in\n    $0\n}"
2 Group(content:)  9:8-9:8 -> "Group {\n    $0\n}"
2 if  9:8-9:8 -> "if ${1:condition} {\n    $0\n}"
2 switch  9:8-9:8 -> "switch ${1:value} {\ncase ${2:.first}:\n    $0\n}"
… 4 more

# In a label, and among tabs with `.tabItem`.
== complete system.tabs $4
1 Label(_:systemImage:)  13:25-13:25 -> "Label(\"${1:title}\", systemImage: \"${2:symbol}\")$0"
1 Label(_:image:)  13:25-13:25 -> "Label(\"${1:title}\", image: \"${2:image}\")$0"
1 Image(systemName:)  13:25-13:25 -> "Image(systemName: \"${1:symbol}\")$0"
1 Image(_:)  13:25-13:25 -> "Image(\"${1:name}\")$0"
1 Text(_:)  13:25-13:25 -> "Text(\"${1:key}\")$0"
1 Text(verbatim:)  13:25-13:25 -> "Text(verbatim: \"${1:verbatim}\")$0"
2 if  13:25-13:25 -> "if ${1:condition} {\n    $0\n}"
2 switch  13:25-13:25 -> "switch ${1:value} {\ncase ${2:.first}:\n    $0\n}"
5 let  13:25-13:25 -> "let "
5 return  13:25-13:25 -> "return "

== complete system.tabs $5
1 View().tabItem  14:4-14:4 -> "${1:HomeView}()\n    .tabItem { Label(\"${2:title}\", systemImage: \"${3:symbol}\") }\n    .tag(${4:.mail})$0"
2 Tab(_:systemImage:value:content:)  14:4-14:4 -> "Tab(\"${1:title}\", systemImage: \"${2:symbol}\", value: ${3:.mail}) {\n    $0\n}"
2 Tab(_:systemImage:content:)  14:4-14:4 -> "Tab(\"${1:title}\", systemImage: \"${2:symbol}\") {\n    $0\n}"
2 Tab(_:systemImage:value:role:content:)  14:4-14:4 -> "Tab(\"${1:title}\", systemImage: \"${2:symbol}\", value: ${3:.mail}, role: ${4:role}) {\n    $0\n}"
2 Tab(_:image:value:role:content:)  14:4-14:4 -> "Tab(\"${1:title}\", image: \"${2:image}\", value: ${3:.mail}) {\n    $0\n}"
2 Tab(value:role:content:label:)  14:4-14:4 -> "Tab(value: ${1:.mail}) {\n    $2\n} label: {\n    $0\n}"
2 Tab(value:role:content:)  14:4-14:4 -> "Tab(value: ${1:.mail}) {\n    $0\n}"
2 ForEach(_:id:content:)  14:4-14:4 -> "ForEach(${1:data}, id: ${2:id}) { item in\n    $0\n}"
2 ForEach(_:content:)  14:4-14:4 -> "ForEach(${1:data}) { item in\n    $0\n}"
2 Group(content:)  14:4-14:4 -> "Group {\n    $0\n}"
2 if  14:4-14:4 -> "if ${1:condition} {\n    $0\n}"
2 switch  14:4-14:4 -> "switch ${1:value} {\ncase ${2:.first}:\n    $0\n}"
4 HomeView  14:4-14:4 -> "HomeView()$0"
4 Root  14:4-14:4 -> "Root()$0"
… 2 more

# Among the tabs of hand-written bars.
== complete hand-written.tabs $1
1 View().tabBarItem  4:4-4:4 -> "${1:HomeView}()\n    .tabBarItem(tab: ${2:.mail}, selection: ${3:\\$place})$0"
2 ForEach(_:id:content:)  4:4-4:4 -> "ForEach(${1:data}, id: ${2:id}) { item in\n    $0\n}"
2 ForEach(_:content:)  4:4-4:4 -> "ForEach(${1:data}) { item in\n    $0\n}"
2 Group(content:)  4:4-4:4 -> "Group {\n    $0\n}"
2 if  4:4-4:4 -> "if ${1:condition} {\n    $0\n}"
2 switch  4:4-4:4 -> "switch ${1:value} {\ncase ${2:.first}:\n    $0\n}"
4 HomeView  4:4-4:4 -> "HomeView()$0"
4 Root  4:4-4:4 -> "Root()$0"
5 let  4:4-4:4 -> "let "
5 return  4:4-4:4 -> "return "

== complete hand-written.tabs $2
1 View().customTabItem  7:4-7:4 -> "${1:HomeView}()\n    .customTabItem { Label(\"${2:title}\", systemImage: \"${3:symbol}\") }\n    .id(${4:.home})$0"
2 ForEach(_:id:content:)  7:4-7:4 -> "ForEach(${1:data}, id: ${2:id}) { item in\n    $0\n}"
2 ForEach(_:content:)  7:4-7:4 -> "ForEach(${1:data}) { item in\n    $0\n}"
2 Group(content:)  7:4-7:4 -> "Group {\n    $0\n}"
2 if  7:4-7:4 -> "if ${1:condition} {\n    $0\n}"
2 switch  7:4-7:4 -> "switch ${1:value} {\ncase ${2:.first}:\n    $0\n}"
4 HomeView  7:4-7:4 -> "HomeView()$0"
4 Root  7:4-7:4 -> "Root()$0"
5 let  7:4-7:4 -> "let "
5 return  7:4-7:4 -> "return "

== complete hand-written.tabs $3
1 CustomTabItem(title:content:)  10:4-10:4 -> "CustomTabItem(title: \"${1:title}\") {\n    $0\n}"
2 ForEach(_:id:content:)  10:4-10:4 -> "ForEach(${1:data}, id: ${2:id}) { item in\n    $0\n}"
2 ForEach(_:content:)  10:4-10:4 -> "ForEach(${1:data}) { item in\n    $0\n}"
2 Group(content:)  10:4-10:4 -> "Group {\n    $0\n}"
2 if  10:4-10:4 -> "if ${1:condition} {\n    $0\n}"
2 switch  10:4-10:4 -> "switch ${1:value} {\ncase ${2:.first}:\n    $0\n}"
4 HomeView  10:4-10:4 -> "HomeView()$0"
4 Root  10:4-10:4 -> "Root()$0"
5 let  10:4-10:4 -> "let "
5 return  10:4-10:4 -> "return "

== complete hand-written.tabs $4
1 TabItemData(image:selectedImage:title:)  12:21-12:21 -> "TabItemData(image: \"${1:image}\", selectedImage: \"${2:selectedImage}\", title: \"${3:title}\")$0"
2 place  12:21-12:21 -> "place"
2 Place  12:21-12:21 -> "Place"
2 Other  12:21-12:21 -> "Other"
5 Root  12:21-12:21 -> "Root"

# In the content of one.
== complete hand-written.tabs $5
2 CustomTabBarContainerView(selection:content:)  13:4-13:7 -> "CustomTabBarContainerView(selection: ${1:\\$place}) {\n    $0\n}"
2 TabView(selection:content:)  13:4-13:7 -> "TabView(selection: ${1:\\$place}) {\n    $0\n}"
2 TabView(content:)  13:4-13:7 -> "TabView {\n    $0\n}"
2 CustomTabView(tabs:selectedIndex:content:)  13:4-13:7 -> "CustomTabView(tabs: [${1:tabs}], selectedIndex: \\$${2:selectedIndex}) { index in\n    $0\n}"
2 CustomTabView(selectedTab:content:)  13:4-13:7 -> "CustomTabView(selectedTab: ${1:\\$place}) {\n    $0\n}"
2 CustomTabView(activeIndex:variant:content:)  13:4-13:7 -> "CustomTabView(activeIndex: \\$${1:activeIndex}, variant: ${2:variant}) {\n    $0\n}"
2 if  13:4-13:7 -> "if ${1:condition} {\n    $0\n}"
2 switch  13:4-13:7 -> "switch ${1:value} {\ncase ${2:.first}:\n    $0\n}"
2 place  13:4-13:7 -> "place"
2 Place  13:4-13:7 -> "Place"
2 Other  13:4-13:7 -> "Other"
4 HomeView  13:4-13:7 -> "HomeView()$0"
4 Root  13:4-13:7 -> "Root()$0"
4 Label(_:systemImage:)  13:4-13:7 -> "Label(\"${1:title}\", systemImage: \"${2:symbol}\")$0"
… 8 more

# In a type, in a body, in an enum.
== complete hand-written.tabs $6
2 enum  16:4-16:4 -> "enum ${1:Name}: Hashable {\n    $0\n}"
2 struct  16:4-16:4 -> "struct ${1:Name}: View {\n    $0\n}"
2 extension  16:4-16:4 -> "extension ${1:Name} {\n    $0\n}"
2 func  16:4-16:4 -> "func ${1:name}() {\n    $0\n}"
2 var  16:4-16:4 -> "var ${1:title}: ${2:String} {\n    $0\n}"
2 let  16:4-16:4 -> "let "
2 @State  16:4-16:4 -> "@State private var ${1:selection}: ${2:Tab} = ${3:.home}$0"

== complete hand-written.tabs $7
2 CustomTabBarContainerView(selection:content:)  18:8-18:8 -> "CustomTabBarContainerView(selection: ${1:\\$place}) {\n    $0\n}"
2 TabView(selection:content:)  18:8-18:8 -> "TabView(selection: ${1:\\$place}) {\n    $0\n}"
2 TabView(content:)  18:8-18:8 -> "TabView {\n    $0\n}"
2 CustomTabView(tabs:selectedIndex:content:)  18:8-18:8 -> "CustomTabView(tabs: [${1:tabs}], selectedIndex: \\$${2:selectedIndex}) { index in\n    $0\n}"
2 CustomTabView(selectedTab:content:)  18:8-18:8 -> "CustomTabView(selectedTab: ${1:\\$place}) {\n    $0\n}"
2 CustomTabView(activeIndex:variant:content:)  18:8-18:8 -> "CustomTabView(activeIndex: \\$${1:activeIndex}, variant: ${2:variant}) {\n    $0\n}"
2 if  18:8-18:8 -> "if ${1:condition} {\n    $0\n}"
2 switch  18:8-18:8 -> "switch ${1:value} {\ncase ${2:.first}:\n    $0\n}"
2 body  18:8-18:8 -> "body"
2 place  18:8-18:8 -> "place"
2 Place  18:8-18:8 -> "Place"
2 Other  18:8-18:8 -> "Other"
4 HomeView  18:8-18:8 -> "HomeView()$0"
4 Root  18:8-18:8 -> "Root()$0"
… 9 more

== complete hand-written.tabs $8
1 case  22:4-22:4 -> "case $0"
2 enum  22:4-22:4 -> "enum ${1:Name}: Hashable {\n    $0\n}"
2 struct  22:4-22:4 -> "struct ${1:Name}: View {\n    $0\n}"
2 extension  22:4-22:4 -> "extension ${1:Name} {\n    $0\n}"
2 func  22:4-22:4 -> "func ${1:name}() {\n    $0\n}"
2 var  22:4-22:4 -> "var ${1:title}: ${2:String} {\n    $0\n}"
2 let  22:4-22:4 -> "let "
2 @State  22:4-22:4 -> "@State private var ${1:selection}: ${2:Tab} = ${3:.home}$0"
