import SwiftUI

struct Inner: View {
    @State private var page = 0

    var body: some View {
        VStack {
            TabView(selection: $page) {
                NavigationStack {
                    NewsView()
                        .tabItem { Text("News") }
//                       ^^^^^^^ misplaced-tab-item: .tabItem inside NavigationStack isn't seen by the TabView
                        .tag(0)
                }
                ScrollView { SportView().tag(1) }.tabItem { Text("Sport") }
//                                       ^^^ misplaced-tab-item: .tag inside ScrollView isn't seen by the TabView
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
                    NewsView().customTabItem { Text("News") }
//                             ^^^^^^^^^^^^^ misplaced-tab-item: .customTabItem inside VStack isn't seen by the CustomTabView
                }
                .id(0)
                SportView().customTabItem { Text("Sport") }.id(1)
            }
        }
    }
}
