import SwiftUI

struct Screen: View {
    enum Tab { case news, sport }
//       ^^^ shadowed-tab: 'Tab' is Screen.Tab at a TabView, not SwiftUI.Tab
//= 8:9 a system bar is here
    @State private var tab: Tab = .news

    var body: some View {
        TabView(selection: $tab) {
            NewsView().tabItem { Text("News") }.tag(Tab.news)
            SportView().tabItem { Text("Sport") }.tag(Tab.sport)
        }
    }
}

struct Calling: View {
    struct Tab {}
//         ^^^ error shadowed-tab: 'Tab' is Calling.Tab at a TabView, not SwiftUI.Tab
//= 20:13 it is called here

    var body: some View {
        TabView {
            Tab("News", systemImage: "newspaper") { NewsView() }
            Tab("Sport", systemImage: "trophy") { SportView() }
        }
    }
}

struct Model {
    enum Tab { case news, sport }
}

struct Elsewhere: View {
    @State private var tab: Model.Tab = .news

    var body: some View {
        TabView(selection: $tab) {
            Tab("News", systemImage: "newspaper", value: Model.Tab.news) { NewsView() }
            Tab("Sport", systemImage: "trophy", value: .sport) { SportView() }
        }
    }
}
