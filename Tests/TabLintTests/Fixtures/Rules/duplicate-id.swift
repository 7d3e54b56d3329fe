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
            SportView().tag(0x0).tabItem { Text("Sport") }
//                          ^^^ duplicate-id: tag 0 is already used by tab "News"; "Sport" can never be selected
//= 22:53 0 is used here first
            WeatherView().tabItem { Text("Weather") }.tag(second)
            HelpView().tabItem { Text("Help") }.tag(1)
//                                                  ^ duplicate-id: tag 1 is already used by tab "Weather"; "Help" can never be selected
//= 24:59 1 is used here first
            MoreView().tabItem { Text("More") }.tag(0)
//                                                  ^ duplicate-id: tag 0 is already used by tab "News"; "More" can never be selected
//= 22:53 0 is used here first
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
                Tab("Again", systemImage: "cloud", value: Section.start) { NewsView() }
//                                                        ^^^^^^^^^^^^^ duplicate-id: value Section.news is already used by tab "News"; "Again" can never be selected
//= 36:58 Section.news is used here first
                Tab(value: .sport, role: .search) { SearchView() }
//                         ^^^^^^ duplicate-id: value Section.sport is already used by tab "Sport"; this tab can never be selected
//= 38:60 Section.sport is used here first
            }
        }
    }
}

struct PreferenceBar: View {
    @Binding var section: Section

    var body: some View {
        PaperBar(selection: $section) {
            NewsView().tabBarItem(tab: .news, selection: $section)
            SportView().tabBarItem(tab: Section.news, selection: $section)
//                                      ^^^^^^^^^^^^ duplicate-id: tab Section.news is already used by tab "News"; "News" can never be selected
//= 51:40 Section.news is used here first
        }
    }
}

struct TraitBar: View {
    @State private var page = "news"

    var body: some View {
        CustomTabView(selectedTab: $page) {
            NewsView().customTabItem { Text("News") }.id("news")
            SportView().customTabItem { Text("Sport") }.id("news")
//                                                         ^^^^^^ duplicate-id: id "news" is already used by tab "News"; "Sport" can never be selected
//= 62:58 "news" is used here first
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
            HelpView().tabItem { Text("Help") }.tag(1)
//                                                  ^ duplicate-id: tag 1 is already used by tab 1; "Help" can never be selected
//= 74:73 1 is used here first
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
            if hasHelp { HelpView().tabItem { Text("Help") }.tag(2) }
//                                                               ^ duplicate-id: tag 2 is already used by tab "Account"; "Help" can never be selected
//= 92:75 2 is used here first
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
