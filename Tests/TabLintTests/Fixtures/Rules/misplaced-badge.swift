import SwiftUI

struct InsideLabels: View {
    var body: some View {
        TabView {
//      ^^^^^^^ id-without-selection: tags have no effect: this TabView has no selection
//= 11:22 the first tag is here
            NewsView()
                .tabItem {
                    Label("News", systemImage: "newspaper")
                        .badge(count)
//                       ^^^^^ misplaced-badge: a badge inside the label isn't shown; put it on the tab
                }
                .tag(0)
            SportView().tabItem {
                VStack {
                    Image(systemName: "trophy").badge(2)
//                                              ^^^^^ misplaced-badge: a badge inside the label isn't shown; put it on the tab
                    Text("Sport")
                }
            }
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
            Tab(value: 1) { SportView().badge(1) } label: { Label("Sport", systemImage: "trophy").badge(3) }
//                                                                                                ^^^^^ misplaced-badge: a badge inside the label isn't shown; put it on the tab
        }
        .badge(4)
//       ^^^^^ misplaced-badge: a badge on the TabView isn't shown; put it on a tab
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
//                                                  ^^^^^ misplaced-badge: a badge inside the label isn't shown: only system bars and lists draw badges
            SportView().customTabItem { Text("Sport") }.id(1)
        }
    }
}
