import SwiftUI

struct InsideLabels: View {
    var body: some View {
        TabView {
            NewsView()
                .tabItem {
                    Label("News", systemImage: "newspaper")
                }
                .tag(0)
                .badge(count)
            SportView().tabItem {
                VStack {
                    Image(systemName: "trophy")
                    Text("Sport")
                }
            }.badge(2)
            WeatherView().tabItem { Label("Weather", systemImage: "cloud") }.badge("new")
        }
    }
}

struct OnContainer: View {
    @Binding var page: Int

    var body: some View {
        TabView(selection: $page) {
            Tab("News", systemImage: "newspaper", value: 0) { NewsView() }
                .badge(3)
            Tab(value: 1) { SportView().badge(1) } label: { Label("Sport", systemImage: "trophy") }.badge(3)
        }
        .badge(4)
    }
}

struct BarInBar: View {
    @Binding var page: Int

    var body: some View {
        TabView {
            CustomTabView(activeIndex: $page, variant: .filled) {
                CustomTabItem(title: "News") { NewsView() }
                CustomTabItem(title: "Sport") { SportView() }
            }
            .tabItem { Label("News", systemImage: "newspaper") }
            .badge(3)
            HelpView().tabItem { Label("Help", systemImage: "lifepreserver") }
        }
    }
}

struct TraitBar: View {
    @State private var page = 0

    var body: some View {
        CustomTabView(selectedTab: $page) {
            NewsView().customTabItem { Text("News").badge(2) }.id(0)
            SportView().customTabItem { Text("Sport") }.id(1)
        }
    }
}
