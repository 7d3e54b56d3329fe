import SwiftUI

struct LabelBar: View {
    var body: some View {
        TabView {
            NewsView().tabItem { Label("News", systemImage: "newspaper") }
            SportView()
                .tabItem { Text("Sport") }
            WeatherView().tabItem { Label("Weather", systemImage: "cloud") }
        }
    }
}

struct HalfOfThem: View {
    var body: some View {
        TabView {
            NewsView().tabItem { Label("News", systemImage: "newspaper") }
            SportView().tabItem { Text("Sport") }
            WeatherView().tabItem { Text("Weather") }
            Text("Help").tabItem { Label("Help", systemImage: "circle") }
        }
    }
}

struct ValueBar: View {
    var body: some View {
        TabView {
            Tab("News", image: "newspaper") { NewsView() }
            Tab { SportView() } label: { Text("Sport") }
            Tab(role: .search) { SearchView() }
        }
    }
}

struct DataBar: View {
    @State private var page = 0

    var body: some View {
        CustomTabView(
            tabs: [
                TabItemData(image: "star", selectedImage: "star2", title: "News"),
                TabItemData(title: "Sport"),
            ],
            selectedIndex: $page
        ) { index in
            PageView(index)
        }
    }
}

struct ItemBar: View {
    @State private var page = 0

    var body: some View {
        CustomTabView(activeIndex: $page, variant: .filled) {
            CustomTabItem(title: "News", icon: "star") { NewsView() }
            CustomTabItem(title: "Sport") { SportView() }
        }
    }
}

struct TextBar: View {
    var body: some View {
        TabView {
            NewsView().tabItem { Text("News") }
            SportView().tabItem { Text("Sport") }
        }
    }
}

struct OpenBar: View {
    var body: some View {
        TabView {
            NewsView().tabItem { Label("News", systemImage: "newspaper") }
            SportView().tabItem { SportLabel() }
            WeatherView()
            HelpView().tabItem { Label("Help", image: image) }
            if let icon {
                MoreView().tabItem {
                    Text("More")
                    if isBig { icon }
                }
            }
        }
    }
}
