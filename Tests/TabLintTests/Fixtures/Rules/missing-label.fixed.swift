import SwiftUI

struct LabelBar: View {
    var body: some View {
        TabView {
            NewsView().tabItem { Label("News", systemImage: "newspaper") }
            SportView().tabItem {}
            WeatherView().tabItem { EmptyView() }
            VStack { Text("Help") }
            MoreView().tabItem { Image(systemName: "ellipsis").accessibilityLabel("More") }
        }
    }
}

struct ValueBar: View {
    @Binding var page: Int

    var body: some View {
        TabView(selection: $page) {
            Tab("News", systemImage: "circle", value: 0) { NewsView() }
            Tab(value: 1) { SportView() } label: { Label("Sport", systemImage: "trophy") }
            Tab(value: 2, role: .search) { SearchView() }
            Tab(value: 3) { WeatherView() } label: { WeatherLabel() }
        }
    }
}

struct TraitBar: View {
    @State private var page = 0

    var body: some View {
        CustomTabView(selectedTab: $page) {
            Text("News").id(0).customTabItem { Label("News", systemImage: "circle") }
            SportView().id(1)
            Text("Weather").customTabItem { Label("Weather", systemImage: "cloud") }.id(2)
        }
    }
}

struct DataBar: View {
    @State private var index = 0

    var body: some View {
        CustomTabView(
            tabs: [
                TabItemData(image: "n", selectedImage: "n2"),
                TabItemData(image: "s", selectedImage: "s2", title: "Sport"),
            ],
            selectedIndex: $index
        ) { index in
            PageView(index)
        }
    }
}

struct Hidden: View {
    var body: some View {
        TabView {
            Text("News")
            Text("Sport")
        }
        .toolbarVisibility(.hidden, for: .tabBar)
    }
}
