import SwiftUI

struct Inner: View {
    @State private var page = 0

    var body: some View {
        VStack {
            TabView(selection: $page) {
                NavigationStack {
                    NewsView()
                }.tabItem { Text("News") }.tag(0)
                ScrollView { SportView() }.tabItem { Text("Sport") }.tag(1)
                Group { WeatherView().tabItem { Text("Weather") }.tag(2) }
                List {
                    Text("A").tag(0)
                    Text("B").tag(1)
                }
                .tabItem { Text("Help") }
                .tag(3)
            }
            CustomTabView(selectedTab: $page) {
                VStack {
                    NewsView()
                }
                .id(0).customTabItem { Text("News") }
                SportView().customTabItem { Text("Sport") }.id(1)
            }
        }
    }
}
