import SwiftUI

struct PreferenceBar: View {
    enum Page { case news, sport, weather, help }
    @State private var page: Page = .news

    var body: some View {
        CustomTabBarContainerView(selection: $page) {
//      ^^^^^^^^^^^^^^^^^^^^^^^^^ unused-case: Page.weather has no tab in this bar
//= 4:35 the case is here
//      ^^^^^^^^^^^^^^^^^^^^^^^^^ unused-case: Page.help has no tab in this bar
//= 4:44 the case is here
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
//      ^^^^^^^ unused-case: Page.weather has no tab in this bar
//= 29:35 the case is here
            Tab("News", systemImage: "newspaper", value: .news) { NewsView() }
            Tab("Sport", systemImage: "trophy", value: .sport) { SportView() }
        }
    }
}

struct StartsNowhere: View {
    enum Page { case news, sport, weather, help }
    @State private var page: Page = .weather

    var body: some View {
        CustomTabView(selectedTab: $page) {
//      ^^^^^^^^^^^^^ unused-case: Page.help has no tab in this bar
//= 41:44 the case is here
//                    ^^^^^^^^^^^^^^^^^^ selection-out-of-range: 'page' starts at Page.weather, but the tabs are Page.news, Page.sport: no tab is shown
//= 42:37 it starts here
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
            SportView().tabItem { Text("Sport") }.tag(Page.spotr)
//                                                         ^^^^^ unknown-case: Page has no case 'spotr'; did you mean 'sport'?
//= 79:10 'Page' is declared here
        }
    }
}
