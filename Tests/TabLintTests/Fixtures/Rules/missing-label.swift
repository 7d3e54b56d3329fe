import SwiftUI

struct LabelBar: View {
    var body: some View {
        TabView {
            NewsView().tabItem { Image(systemName: "newspaper") }
//          ^^^^^^^^ missing-label: this tab has no label: the bar shows an unlabelled button
            SportView().tabItem {}
//          ^^^^^^^^^ missing-label: this tab has no label: the bar shows an unlabelled button
            WeatherView().tabItem { EmptyView() }
//          ^^^^^^^^^^^ missing-label: this tab has no label: the bar shows an unlabelled button
            VStack { Text("Help") }
//          ^^^^^^ missing-label: this tab has no label: the bar shows an unlabelled button
            MoreView().tabItem { Image(systemName: "ellipsis").accessibilityLabel("More") }
        }
    }
}

struct ValueBar: View {
    @Binding var page: Int

    var body: some View {
        TabView(selection: $page) {
            Tab(value: 0) { NewsView() }
//          ^^^ missing-label: this tab has no label: the bar shows an unlabelled button
            Tab(value: 1) { SportView() } label: { Image(systemName: "trophy") }
//          ^^^ missing-label: this tab has no label: the bar shows an unlabelled button
            Tab(value: 2, role: .search) { SearchView() }
            Tab(value: 3) { WeatherView() } label: { WeatherLabel() }
        }
    }
}

struct TraitBar: View {
    @State private var page = 0

    var body: some View {
        CustomTabView(selectedTab: $page) {
            Text("News").id(0)
//          ^^^^ missing-label: this tab has no label: the bar shows "Unnamed"
            SportView().id(1)
            Text("Weather").customTabItem { Image(systemName: "cloud") }.id(2)
//          ^^^^ missing-label: this tab has no label: the bar shows an unlabelled button
        }
    }
}

struct DataBar: View {
    @State private var index = 0

    var body: some View {
        CustomTabView(
            tabs: [
                TabItemData(image: "n", selectedImage: "n2"),
//              ^^^^^^^^^^^ missing-label: this tab has no label: the bar shows an unlabelled button
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
