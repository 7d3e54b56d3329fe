import SwiftUI

enum Section {
    case news, sport, weather

    var title: String {
        switch self {
        case .news: return "News"
        case .sport: return "Sport"
        case .weather: return "Weather"
        }
    }

    var iconName: String {
        switch self {
        case .news: return "newspaper"
        case .sport: return "trophy"
        case .weather: return "cloud"
        }
    }
}

struct PreferenceBar: View {
    @State private var section: Section = .news

    var body: some View {
        CustomTabBarContainerView(selection: $section) {
            NewsView().tabBarItem(tab: .news, selection: $section)
            SportView().tabBarItem(tab: .sport, selection: $section)
            WeatherView().tabBarItem(tab: .weather, selection: $section)
        }
    }
}

struct LabelBar: View {
    var body: some View {
        TabView {
            NewsView().tabItem {
                Image(systemName: isSelected ? "house.fill" : "house")
                Text("News")
            }
            SportView().tabItem { Label("Sport", systemImage: "person.crop.circle") }
            WeatherView().tabItem { Label("Weather", systemImage: "house") }
            HelpView().tabItem { Label("Help", image: "hose") }
        }
    }
}

struct ValueBar: View {
    var body: some View {
        TabView {
            Tab("News", systemImage: "magnifyingglass") { NewsView() }
            Tab { SportView() } label: { Label("Sport", systemImage: "gearshape") }
            Tab("Weather", systemImage: "sun.max") { WeatherView() }
        }
    }
}

struct TraitBar: View {
    @State private var page = 0

    var body: some View {
        CustomTabView(selectedTab: $page) {
            NewsView().customTabItem { Label("News", systemImage: "calendar") }.id(0)
            SportView().customTabItem { Label("Sport", systemImage: "star.fill") }.id(1)
        }
    }
}

struct Right: View {
    var body: some View {
        TabView {
            Tab("1", systemImage: "cart") { NewsView() }
            Tab("2", systemImage: "car") { NewsView() }
            Tab("3", systemImage: "bag.circle") { NewsView() }
            Tab("4", systemImage: "51.circle") { NewsView() }
            Tab("5", systemImage: "sparkles.tv") { NewsView() }
        }
    }
}

struct Odd: View {
    var body: some View {
        TabView {
            Tab("1", systemImage: "myCompany.logo") { NewsView() }
            Tab("2", systemImage: "phon.\(kind)") { NewsView() }
            Tab("3", systemImage: "person.9") { NewsView() }
            Tab("4", systemImage: "") { NewsView() }
        }
    }
}
