import SwiftUI

extension View {
    func tagged(_ page: Int) -> some View {
        tag(page)
    }
}

struct OneTab: View {
    @State private var page = 0

    var body: some View {
        TabView(selection: $page) {
            NewsView().tabItem { Text("News") }.tag(0)
            SportView()
                .tabItem { Text("Sport") }
                .tag(1)
        }
    }
}

struct Enumerated: View {
    enum Page { case news, sport, weather }
    @Binding var page: Page

    var body: some View {
        TabView(selection: $page) {
            NewsView().tabItem { Text("News") }.tag(Page.sport)
            SportView().tabItem { Text("Sport") }.tag(Page.news)
            WeatherView().tabItem { Text("Weather") }.tag(Page.weather)
        }
    }
}

struct AllTabs: View {
    @Binding var page: Int

    var body: some View {
        TabView(selection: $page) {
            NewsView().tabItem { Text("News") }
            SportView().tabItem { Text("Sport") }
        }
    }
}

struct ValueBar: View {
    @Binding var page: Int

    var body: some View {
        TabView(selection: $page) {
            Tab("News", systemImage: "newspaper", value: 0) { NewsView() }
            Tab("Sport", systemImage: "trophy", value: 1) { SportView() }
            Tab(value: 2, role: .search) { SearchView() }
        }
    }
}

struct TraitBar: View {
    @State private var page = 0

    var body: some View {
        CustomTabView(selectedTab: $page) {
            Text("News").customTabItem { Text("News") }.id(0)
            Text("Sport").customTabItem { Text("Sport") }.id(1)
        }
    }
}

struct Silent: View {
    @Binding var page: Int

    var body: some View {
        VStack {
            TabView(selection: $page) {
                NewsView()
                SportView().tag(1)
            }
            TabView(selection: $page) {
                NewsView().tabItem { Text("News") }.tagged(0)
                SportView().tabItem { Text("Sport") }.modifier(Tagged(1))
            }
            TabView(selection: $page) {
                ForEach(0..<3) { number in Text("\(number)").tabItem { Text("\(number)") } }
            }
            TabView(selection: $page) {
                ForEach(pages, id: \.self) { page in Color.red.tabItem { Text(page.name) } }
                content
                rest(of: page)
            }
            TabView {
                NewsView().tabItem { Text("News") }
                SportView().tabItem { Text("Sport") }
            }
        }
    }
}
