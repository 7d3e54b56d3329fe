import SwiftUI

enum Section {
    case news, sport

    var title: String {
        switch self {
        case .news: return "News"
        case .sport: return "Sport"
        }
    }
}

struct Labels: View {
    @State private var section: Section = .news
    @State private var page = 0

    var body: some View {
        VStack {
            TabView {
                NewsView().tabItem { Text("News") }
                SportView().tabItem { Label("Sport", systemImage: "trophy") }
                WeatherView().tabItem { Text(verbatim: "Weather") }
                HelpView().tabItem { Text(name) }
            }
            TabView {
                Tab("News", systemImage: "newspaper") { NewsView() }
                Tab("Sport", systemImage: "trophy") { SportView() }
            }
            CustomTabBarContainerView(selection: $section) {
                NewsView().tabBarItem(tab: .news, selection: $section)
                SportView().tabBarItem(tab: .sport, selection: $section)
            }
            CustomTabView(activeIndex: $page, variant: .filled) {
                CustomTabItem(title: "News") { NewsView() }
                CustomTabItem(title: "Sport") { SportView() }
            }
            CustomTabView(
                tabs: [
                    TabItemData(image: "n", selectedImage: "n2", title: ""),
                    TabItemData(image: "s", selectedImage: "s2", title: "Sport"),
                ],
                selectedIndex: $page
            ) { index in
                PageView(index)
            }
        }
    }
}
