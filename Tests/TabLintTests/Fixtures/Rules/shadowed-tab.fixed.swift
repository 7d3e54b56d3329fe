import SwiftUI

struct Screen: View {
    enum AppTab { case news, sport }
    @State private var tab: AppTab = .news

    var body: some View {
        TabView(selection: $tab) {
            NewsView().tabItem { Text("News") }.tag(AppTab.news)
            SportView().tabItem { Text("Sport") }.tag(AppTab.sport)
        }
    }
}

struct Calling: View {
    struct Tab {}

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
