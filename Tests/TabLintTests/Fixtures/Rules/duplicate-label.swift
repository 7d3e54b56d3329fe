import SwiftUI

struct Labels: View {
    @State private var page = 0

    var body: some View {
        VStack {
            TabView {
                NewsView().tabItem { Label("News", systemImage: "newspaper") }
                SportView().tabItem { Text("News") }
//              ^^^^^^^^^ missing-icon: this tab has no icon, others have one
//                                         ^^^^^^ duplicate-label: "News" names two tabs
//= 9:44 it is used here first
                WeatherView().tabItem { Text("news") }
//              ^^^^^^^^^^^ missing-icon: this tab has no icon, others have one
            }
            TabView {
                Tab("News", systemImage: "newspaper") { NewsView() }
                if isSignedIn {
                    Tab("Sport", systemImage: "trophy") { SportView() }
                } else {
                    Tab("Sport", systemImage: "figure.run") { SportView() }
                }
                Tab("News", systemImage: "globe") { WorldView() }
//                  ^^^^^^ duplicate-label: "News" names two tabs
//= 14:21 it is used here first
            }
            CustomTabView(activeIndex: $page, variant: .filled) {
                CustomTabItem(title: "News") { NewsView() }
                CustomTabItem(title: "News") { SportView() }
//                                   ^^^^^^ duplicate-label: "News" names two tabs
//= 23:38 it is used here first
            }
            CustomTabView(selectedTab: $page) {
                NewsView().customTabItem { Text("News") }.id(0)
                SportView().customTabItem { Text("News") }.id(1)
//                                               ^^^^^^ duplicate-label: "News" names two tabs
//= 27:49 it is used here first
            }
        }
    }
}
