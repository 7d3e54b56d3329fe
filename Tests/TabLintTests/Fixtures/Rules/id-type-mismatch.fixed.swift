import SwiftUI

enum Section: String {
    case news, sport, weather

    var title: String {
        switch self {
        case .news: "News"
        case .sport: "Sport"
        case .weather: "Weather"
        }
    }
}

enum Other {
    case news
}

typealias Page = Section

struct Strings: View {
    @State private var section: Section = .news

    var body: some View {
        TabView(selection: $section) {
            NewsView().tabItem { Text("News") }.tag(Section.news)
            SportView().tabItem { Text("Sport") }.tag(Section.sport)
            WeatherView().tabItem { Text("Weather") }.tag(Other.news)
            HelpView().tabItem { Text("Help") }.tag(Page.weather)
            MoreView().tabItem { Text("More") }.tag(Section.news.hashValue)
        }
    }
}

struct Undeclared: View {
    @Binding var place: Place

    var body: some View {
        TabView(selection: $place) {
            NewsView().tabItem { Text("News") }.tag(0)
            SportView().tabItem { Text("Sport") }.tag(Place.sport)
        }
    }
}

struct Optionals: View {
    @State private var page: Int? = 0
    @State private var number = 1
    let optional: Int?

    var body: some View {
        VStack {
            TabView(selection: $page) {
                NewsView().tabItem { Text("News") }.tag(0)
                SportView().tabItem { Text("Sport") }.tag(1 as Int?)
                WeatherView().tabItem { Text("Weather") }.tag("2")
            }
            TabView(selection: $number) {
                NewsView().tabItem { Text("News") }.tag(1)
                SportView().tabItem { Text("Sport") }.tag(optional)
            }
        }
    }
}

struct PreferenceBar: View {
    @Binding var section: Section

    var body: some View {
        CustomTabBarContainerView(selection: $section) {
            NewsView().tabBarItem(tab: Section.news, selection: $section)
            SportView().tabBarItem(tab: .sport, selection: $section)
        }
    }
}

struct TraitBar<Value: Hashable>: View {
    @State private var page = 0
    @Binding var value: Value

    var body: some View {
        VStack {
            CustomTabView(selectedTab: $page) {
                NewsView().customTabItem { Text("News") }.id("0")
                SportView().customTabItem { Text("Sport") }.id(1)
            }
            CustomTabView(selectedTab: $value) {
                NewsView().customTabItem { Text("News") }.id(0)
                SportView().customTabItem { Text("Sport") }.id(1)
            }
        }
    }
}
