client static
-- .tablsp.json (closed) --
{"containers": [{"name": "SBBTabView", "selection": "selection", "tab": {"modifier": "sbbTabItem"}, "id": {"modifier": "tag"}, "label": {"modifier": "sbbTabItem"}},
  {"name": "Bar", "selection": null, "tab": {"call": "BarItem"}, "id": {"argument": "key"}, "label": {"argument": "title"}, "icon": {"argument": "symbol"}}]}
-- main.tabs --
enum Place { case home, mail }
@State var place: Place = .home
SBBTabView(selection: $place) {
    HomeView().sbbTabItem { Text("") }.tag(.$1)
    $3
    MailView().$2
}
Bar {
    BarItem(title: "a", key: Place.home) {}
    $4
    BarItem($5
}
$6
# What the configuration describes is known like the rest.
== complete main.tabs $1
0 home  3:44-3:44 -> "home"
0 mail  3:44-3:44 -> "mail"

== complete main.tabs $2
1 sbbTabItem(label:)  5:15-5:15 -> "sbbTabItem {\n    $0\n}"
1 tag(_:)  5:15-5:15 -> "tag(${1:.home})$0"
4 foregroundStyle(_:)  5:15-5:15 -> "foregroundStyle(${1:style})$0"
4 foregroundColor(_:)  5:15-5:15 -> "foregroundColor(${1:color})$0"
4 background(_:)  5:15-5:15 -> "background(${1:style})$0"
4 tint(_:)  5:15-5:15 -> "tint(${1:tint})$0"
4 accentColor(_:)  5:15-5:15 -> "accentColor(${1:color})$0"
4 navigationTitle(_:)  5:15-5:15 -> "navigationTitle(\"${1:title}\")$0"
4 onAppear(perform:)  5:15-5:15 -> "onAppear {\n    $0\n}"
4 accessibilityLabel(_:)  5:15-5:15 -> "accessibilityLabel(\"${1:label}\")$0"

== complete main.tabs $3
1 View().sbbTabItem  4:4-4:4 -> "${1:HomeView}()\n    .sbbTabItem {\n    \n}\n    .tag(${2:.home})$0"
2 ForEach(_:id:content:)  4:4-4:4 -> "ForEach(${1:data}, id: ${2:id}) { item in\n    $0\n}"
2 ForEach(_:content:)  4:4-4:4 -> "ForEach(${1:data}) { item in\n    $0\n}"
2 Group(content:)  4:4-4:4 -> "Group {\n    $0\n}"
2 if  4:4-4:4 -> "if ${1:condition} {\n    $0\n}"
2 switch  4:4-4:4 -> "switch ${1:value} {\ncase ${2:.first}:\n    $0\n}"
4 HomeView  4:4-4:4 -> "HomeView()$0"
4 MailView  4:4-4:4 -> "MailView()$0"
5 let  4:4-4:4 -> "let "
5 return  4:4-4:4 -> "return "

== complete main.tabs $4
1 BarItem(title:symbol:key:content:)  9:4-9:4 -> "BarItem(title: \"${1:title}\", symbol: \"${2:symbol}\", key: ${3:.mail}) {\n    $0\n}"
2 ForEach(_:id:content:)  9:4-9:4 -> "ForEach(${1:data}, id: ${2:id}) { item in\n    $0\n}"
2 ForEach(_:content:)  9:4-9:4 -> "ForEach(${1:data}) { item in\n    $0\n}"
2 Group(content:)  9:4-9:4 -> "Group {\n    $0\n}"
2 if  9:4-9:4 -> "if ${1:condition} {\n    $0\n}"
2 switch  9:4-9:4 -> "switch ${1:value} {\ncase ${2:.first}:\n    $0\n}"
4 HomeView  9:4-9:4 -> "HomeView()$0"
4 MailView  9:4-9:4 -> "MailView()$0"
5 let  9:4-9:4 -> "let "
5 return  9:4-9:4 -> "return "

== complete main.tabs $5
1 title:  10:12-10:12 -> "title: $0"
1 symbol:  10:12-10:12 -> "symbol: $0"
1 key:  10:12-10:12 -> "key: $0"
1 content:  10:12-10:12 -> "content: $0"
2 place  10:12-10:12 -> "place"
2 Place  10:12-10:12 -> "Place"

== textDocument/signatureHelp main.tabs $5
{
  "activeParameter": 0,
  "activeSignature": 0,
  "signatures": [
    {
      "activeParameter": 0,
      "documentation": {
        "kind": "markdown",
        "value": "A tab of the project's configuration."
      },
      "label": "BarItem(title: LocalizedStringKey, symbol: SymbolName, key: SelectionValue, content: () -> Content)",
      "parameters": [
        {
          "label": [8, 33]
        },
        {
          "label": [35, 53]
        },
        {
          "label": [55, 74]
        },
        {
          "label": [76, 98]
        }
      ]
    }
  ]
}

== complete main.tabs $6
1 SBBTabView(selection:content:)  12:0-12:0 -> "SBBTabView(selection: ${1:\\$place}) {\n    $0\n}"
1 Bar(content:)  12:0-12:0 -> "Bar {\n    $0\n}"
1 CustomTabBarContainerView(selection:content:)  12:0-12:0 -> "CustomTabBarContainerView(selection: ${1:\\$place}) {\n    $0\n}"
1 TabView(selection:content:)  12:0-12:0 -> "TabView(selection: ${1:\\$place}) {\n    $0\n}"
1 TabView(content:)  12:0-12:0 -> "TabView {\n    $0\n}"
1 CustomTabView(tabs:selectedIndex:content:)  12:0-12:0 -> "CustomTabView(tabs: [${1:tabs}], selectedIndex: \\$${2:selectedIndex}) { index in\n    $0\n}"
1 CustomTabView(selectedTab:content:)  12:0-12:0 -> "CustomTabView(selectedTab: ${1:\\$place}) {\n    $0\n}"
1 CustomTabView(activeIndex:variant:content:)  12:0-12:0 -> "CustomTabView(activeIndex: \\$${1:activeIndex}, variant: ${2:variant}) {\n    $0\n}"
2 enum  12:0-12:0 -> "enum ${1:Name}: Hashable {\n    $0\n}"
2 struct  12:0-12:0 -> "struct ${1:Name}: View {\n    $0\n}"
2 extension  12:0-12:0 -> "extension ${1:Name} {\n    $0\n}"
2 func  12:0-12:0 -> "func ${1:name}() {\n    $0\n}"
2 var  12:0-12:0 -> "var ${1:title}: ${2:String} {\n    $0\n}"
2 let  12:0-12:0 -> "let "
… 4 more

== textDocument/hover main.tabs {"position": {"line": 2, "character": 3}}
{
  "contents": {
    "kind": "markdown",
    "value": |
      **SBBTabView**: a bar of the project's configuration, 1 tab or more

      ```text
      ┌───┐
      │ ? │
      │   │
      └───┘
      ```

      | #   | id  | label | icon |
      | --- | --- | ----- | ---- |
      | 1   | `.` |       | `?`  |
  },
  "range": 2:0-2:10
}
