import SwiftUI

enum Section {
    case news, sport, weather

    var title: String {
        switch self {
        case .news: "News"
        case .sport: "Sport"
        case .weather: "Weather"
        }
    }
}

struct Positions: View {
    @State private var last = 2
    @State private var past = 0
    @State private var before = 0

    var body: some View {
        VStack {
            CustomTabView(activeIndex: $last, variant: .filled) {
                CustomTabItem(title: "News")
                CustomTabItem(title: "Sport")
                CustomTabItem(title: "Weather")
            }
            CustomTabView(activeIndex: $past, variant: .filled) {
                CustomTabItem(title: "News")
                CustomTabItem(title: "Sport")
                if isSignedIn { CustomTabItem(title: "Weather") }
            }
            CustomTabView(tabs: items, selectedIndex: $before) { index in PageView(index) }
        }
    }

    private let items = [
        TabItemData(image: "n", selectedImage: "n2", title: "News"),
        TabItemData(image: "s", selectedImage: "s2", title: "Sport"),
    ]
}

struct Tags: View {
    @State private var page = 1
    @State private var name: String? = "news"
    @State private var section = Section.news
    @State private var none: Int?

    var body: some View {
        VStack {
            TabView(selection: $page) {
                NewsView().tabItem { Text("News") }.tag(1)
                SportView().tabItem { Text("Sport") }.tag(2)
            }
            CustomTabView(selectedTab: $name) {
                NewsView().customTabItem { Text("News") }.id("news")
                SportView().customTabItem { Text("Sport") }.id("sport")
            }
            CustomTabBarContainerView(selection: $section) {
                NewsView().tabBarItem(tab: .news, selection: $section)
                SportView().tabBarItem(tab: .sport, selection: $section)
            }
            TabView(selection: $none) {
                NewsView().tabItem { Text("News") }.tag(1)
                SportView().tabItem { Text("Sport") }.tag(2)
            }
        }
    }
}

struct Silent: View {
    @State private var page = 5
    @State private var open = 5
    @State private var passed = 5
    @State private var untagged = 5
    @State private var looped = 2

    init(passed: Int) {
        _passed = State(initialValue: passed)
    }

    var body: some View {
        VStack {
            TabView(selection: $open) {
                NewsView()
                SportView().tabItem { Text("Sport") }.tag(2)
            }
            TabView(selection: $passed) {
                NewsView().tabItem { Text("News") }.tag(1)
                SportView().tabItem { Text("Sport") }.tag(2)
            }
            TabView(selection: $untagged) {
                NewsView().tabItem { Text("News") }
                SportView().tabItem { Text("Sport") }
            }
            TabView(selection: $looped) {
                ForEach(0..<3) { number in Text("\(number)").tabItem { Text("\(number)") } }
            }
            TabView(selection: $page) {
                NewsView().tabItem { Text("News") }.tag(offset)
                SportView().tabItem { Text("Sport") }.tag(2)
            }
        }
    }
}
