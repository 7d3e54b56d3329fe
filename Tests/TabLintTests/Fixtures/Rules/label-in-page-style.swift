import SwiftUI

struct Pages: View {
    var body: some View {
        TabView {
            NewsView()
                .tabItem { Text("News") }
//               ^^^^^^^ label-in-page-style: a page style draws no bar: this label is never shown
            SportView()
            WeatherView().tabItem { EmptyView() }
            HelpView().tabItem { HelpLabel() }
//                     ^^^^^^^ label-in-page-style: a page style draws no bar: this label is never shown
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
    }
}

struct WatchPages: View {
    @Binding var page: Int

    var body: some View {
        TabView(selection: $page) {
            Tab("News", systemImage: "newspaper", value: 0) { NewsView() }
//              ^^^^^^ label-in-page-style: a page style draws no bar: this label is never shown
            Tab(value: 1) { SportView() }
            Tab(value: 2) { WeatherView() } label: {
//                                          ^^^^^ label-in-page-style: a page style draws no bar: this label is never shown
                Label("Weather", systemImage: "cloud")
            }
        }
        .tabViewStyle(.verticalPage)
    }
}

struct OuterStyle: View {
    var body: some View {
        VStack {
            TabView {
                NewsView().tabItem { Text("News") }
//                         ^^^^^^^ label-in-page-style: a page style draws no bar: this label is never shown
                SportView()
            }
            Text("Footer")
        }
        .tabViewStyle(PageTabViewStyle())
    }
}

struct OwnBar: View {
    @State private var page = 0

    var body: some View {
        CustomTabView(selectedTab: $page) {
            NewsView().customTabItem { Text("News") }.id(0)
            SportView().customTabItem { Text("Sport") }.id(1)
        }
        .tabViewStyle(.page)
    }
}
