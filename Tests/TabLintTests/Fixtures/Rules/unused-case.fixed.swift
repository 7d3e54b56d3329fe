import SwiftUI

struct PreferenceBar: View {
    enum Page { case news, sport, weather, help }
    @State private var page: Page = .news

    var body: some View {
        CustomTabBarContainerView(selection: $page) {
            NewsView().tabBarItem(tab: .news, selection: $page)
            if isSubscriber {
                SportView().tabBarItem(tab: .sport, selection: $page)
            }
        }
    }
}

extension PreferenceBar.Page {
    var title: String {
        switch self {
        case .news: "News"
        case .sport: "Sport"
        case .weather: "Weather"
        case .help: "Help"
        }
    }
}

struct ValueBar: View {
    enum Page { case news, sport, weather }
    @State private var page: Page? = .news

    var body: some View {
        TabView(selection: $page) {
            Tab("News", systemImage: "newspaper", value: .news) { NewsView() }
            Tab("Sport", systemImage: "trophy", value: .sport) { SportView() }
        }
    }
}

struct StartsNowhere: View {
    enum Page { case news, sport, weather, help }
    @State private var page: Page = Page.news

    var body: some View {
        CustomTabView(selectedTab: $page) {
            NewsView().customTabItem { Text("News") }.id(Page.news)
            SportView().customTabItem { Text("Sport") }.id(Page.sport)
        }
    }
}

struct OpenBar: View {
    enum Page { case news, sport, weather }
    @State private var page: Page = .news

    var body: some View {
        TabView(selection: $page) {
            NewsView().tabItem { Text("News") }.tag(Page.news)
            SportView()
            extraTabs
        }
    }
}

struct LoopBar: View {
    enum Page: CaseIterable { case news, sport, weather }
    @State private var page: Page = .news

    var body: some View {
        TabView(selection: $page) {
            ForEach(Page.allCases, id: \.self) { page in
                Text("Page").tabItem { Text("\(page)") }
            }
        }
    }
}

struct MistypedBar: View {
    enum Page { case news, sport, weather }
    @State private var page: Page = .news

    var body: some View {
        TabView(selection: $page) {
            NewsView().tabItem { Text("News") }.tag(Page.news)
            SportView().tabItem { Text("Sport") }.tag(Page.sport)
        }
    }
}
