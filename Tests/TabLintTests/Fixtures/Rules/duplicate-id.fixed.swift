import SwiftUI

enum Section {
    case news, sport, weather
    static let start = Section.news

    var title: String {
        switch self {
        case .news: "News"
        case .sport: "Sport"
        case .weather: "Weather"
        }
    }
}

struct TagBar: View {
    @State private var page = 0
    private let second = 1

    var body: some View {
        TabView(selection: $page) {
            NewsView().tabItem { Text("News") }.tag(0)
            SportView().tag(2).tabItem { Text("Sport") }
            WeatherView().tabItem { Text("Weather") }.tag(second)
            HelpView().tabItem { Text("Help") }.tag(3)
            MoreView().tabItem { Text("More") }.tag(4)
        }
    }
}

struct ValueBar: View {
    @Binding var section: Section?

    var body: some View {
        TabView(selection: $section) {
            Tab("News", systemImage: "newspaper", value: .news) { NewsView() }
            TabSection("More") {
                Tab("Sport", systemImage: "trophy", value: Section.sport) { SportView() }
                Tab("Again", systemImage: "cloud", value: .weather) { NewsView() }
                Tab(value: .weather, role: .search) { SearchView() }
            }
        }
    }
}

struct PreferenceBar: View {
    @Binding var section: Section

    var body: some View {
        PaperBar(selection: $section) {
            NewsView().tabBarItem(tab: .news, selection: $section)
            SportView().tabBarItem(tab: .sport, selection: $section)
        }
    }
}

struct TraitBar: View {
    @State private var page = "news"

    var body: some View {
        CustomTabView(selectedTab: $page) {
            NewsView().customTabItem { Text("News") }.id("news")
            SportView().customTabItem { Text("Sport") }.id("news")
        }
    }
}

struct Loops: View {
    @State private var page = 0

    var body: some View {
        TabView(selection: $page) {
            ForEach(0..<2) { number in
                PageView(number).tabItem { Text("Page \(number)") }.tag(number)
            }
            HelpView().tabItem { Text("Help") }.tag(2)
        }
    }
}

struct Branches: View {
    @State private var page = 0

    var body: some View {
        TabView(selection: $page) {
            NewsView().tabItem { Text("News") }.tag(0)
            switch kind {
            case .free: SportView().tabItem { Text("Sport") }.tag(1)
            case .paid: WeatherView().tabItem { Text("Weather") }.tag(1)
            default: EmptyView()
            }
            if isSignedIn { AccountView().tabItem { Text("Account") }.tag(2) }
            if !isSignedIn { LoginView().tabItem { Text("Login") }.tag(2) }
            if hasHelp { HelpView().tabItem { Text("Help") }.tag(4) }
            #if os(iOS)
            PhoneView().tabItem { Text("Phone") }.tag(3)
            #else
            DeskView().tabItem { Text("Desk") }.tag(3)
            #endif
        }
    }
}

struct OtherTags: View {
    @State private var page = 0

    var body: some View {
        TabView(selection: $page) {
            VStack {
                Picker("Kind", selection: $kind) {
                    Text("A").tag(0)
                    Text("B").tag(0)
                }
            }
            .tabItem { Text("News") }
            .tag(0)
            SportView().tabItem { Text("Sport") }.tag(offset)
            HelpView().tabItem { Text("Help") }.tag(offset)
        }
    }
}
