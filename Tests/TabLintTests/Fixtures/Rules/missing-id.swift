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
//          ^^^^^^^^^ missing-id: tab "Sport" has no tag; selecting it leaves 'page' unchanged
                .tabItem { Text("Sport") }
        }
    }
}

struct Enumerated: View {
    enum Page { case news, sport, weather }
    @Binding var page: Page

    var body: some View {
        TabView(selection: $page) {
            NewsView().tabItem { Text("News") }.tag(Page.sport)
            SportView().tabItem { Text("Sport") }
//          ^^^^^^^^^ missing-id: tab "Sport" has no tag; selecting it leaves 'page' unchanged
            WeatherView().tabItem { Text("Weather") }.tag(Page.weather)
        }
    }
}

struct AllTabs: View {
    @Binding var page: Int

    var body: some View {
        TabView(selection: $page) {
//      ^^^^^^^ missing-id: no tab has a tag: selecting one leaves 'page' unchanged
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
            Tab("Sport", systemImage: "trophy") { SportView() }
//          ^^^ missing-id: tab "Sport" has no value; selecting it leaves 'page' unchanged
            Tab(role: .search) { SearchView() }
//          ^^^ missing-id: tab 3 has no value; selecting it leaves 'page' unchanged
        }
    }
}

struct TraitBar: View {
    @State private var page = 0

    var body: some View {
        CustomTabView(selectedTab: $page) {
            Text("News").customTabItem { Text("News") }.id(0)
            Text("Sport").customTabItem { Text("Sport") }
//          ^^^^ missing-id: tab "Sport" has no id; selecting it leaves 'page' unchanged
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
