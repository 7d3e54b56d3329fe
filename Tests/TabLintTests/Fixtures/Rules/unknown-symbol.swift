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
        case .news: return "newspapr"
//                         ^^^^^^^^^^ unknown-symbol: no system symbol "newspapr"; did you mean "newspaper"?
        case .sport: return "trophy"
        case .weather: return "clouds"
//                            ^^^^^^^^ unknown-symbol: no system symbol "clouds"; did you mean "cloud"?
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
                Image(systemName: isSelected ? "hose.fill" : "house")
//                                             ^^^^^^^^^^^ unknown-symbol: no system symbol "hose.fill"; did you mean "house.fill"?
                Text("News")
            }
            SportView().tabItem { Label("Sport", systemImage: "person.crop.circl") }
//                                                            ^^^^^^^^^^^^^^^^^^^ unknown-symbol: no system symbol "person.crop.circl"; did you mean "person.crop.circle"?
            WeatherView().tabItem { Label("Weather", systemImage: "House") }
//                                                                ^^^^^^^ unknown-symbol: no system symbol "House"; did you mean "house"?
            HelpView().tabItem { Label("Help", image: "hose") }
        }
    }
}

struct ValueBar: View {
    var body: some View {
        TabView {
            Tab("News", systemImage: "magnifying.glass") { NewsView() }
//                                   ^^^^^^^^^^^^^^^^^^ unknown-symbol: no system symbol "magnifying.glass"; did you mean "magnifyingglass"?
            Tab { SportView() } label: { Label("Sport", systemImage: "gearshap") }
//                                                                   ^^^^^^^^^^ unknown-symbol: no system symbol "gearshap"; did you mean "gearshape"?
            Tab("Weather", systemImage: "sun.maxx") { WeatherView() }
//                                      ^^^^^^^^^^ unknown-symbol: no system symbol "sun.maxx"; did you mean "sun.max"?
        }
    }
}

struct TraitBar: View {
    @State private var page = 0

    var body: some View {
        CustomTabView(selectedTab: $page) {
            NewsView().customTabItem { Label("News", systemImage: "calender") }.id(0)
//                                                                ^^^^^^^^^^ unknown-symbol: no system symbol "calender"; did you mean "calendar"?
            SportView().customTabItem { Label("Sport", systemImage: "strar.fill") }.id(1)
//                                                                  ^^^^^^^^^^^^ unknown-symbol: no system symbol "strar.fill"; did you mean "star.fill"?
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
