import SwiftUI

enum Section {
    case news, sport, weather

    var title: String {
        switch self {
//      ^^^^^^ incomplete-switch: 'title' has no value for case 'weather'
        case .news: return "News"
        case .sport: return "Sport"
        }
    }

    var iconName: String {
        switch self {
        case .news: "newspaper"
        default: "circle"
//               ^^^^^^^^ duplicate-icon: all tabs that this gives have the icon "circle"
        }
    }

    var color: Color {
        switch self {
        case .news, .sport: Color.red
        case _: Color.blue
        }
    }
}

enum Kind: Int, CaseIterable {
    case first, second

    var tabItem: TabItemData {
        switch self {
//      ^^^^^^ incomplete-switch: 'tabItem' has no value for case 'second'
        case .first: return TabItemData(image: "a", selectedImage: "b", title: "First")
        }
    }
}

enum Unrelated {
    case one, two

    var name: String {
        switch self {
        case .one: "One"
        }
    }
}

struct Bar: View {
    @State private var section: Section = .news
    @State private var index = 0

    var body: some View {
        VStack {
            CustomTabBarContainerView(selection: $section) {
                NewsView().tabBarItem(tab: .news, selection: $section)
                SportView().tabBarItem(tab: .sport, selection: $section)
                WeatherView().tabBarItem(tab: .weather, selection: $section)
            }
            CustomTabView(tabs: Kind.allCases.map(\.tabItem), selectedIndex: $index) { index in
                PageView(index)
            }
        }
    }
}
