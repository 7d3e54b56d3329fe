import SwiftUI

struct LabelBar: View {
    var body: some View {
        TabView {
            NewsView().tabItem { Label("News", systemImage: "star") }
            SportView().tabItem {
                Image(systemName: "star")
//                                ^^^^^^ duplicate-icon: two tabs have the icon "star"
//= 6:61 it is used here first
                Text("Sport")
            }
            WeatherView().tabItem { Label("Weather", image: "star") }
            HelpView().tabItem { Label("Help", image: "star") }
//                                                    ^^^^^^ duplicate-icon: two tabs have the icon "star"
//= 11:61 it is used here first
        }
    }
}

struct ValueBar: View {
    var body: some View {
        TabView {
            Tab("News", systemImage: "star") { NewsView() }
            TabSection("More") {
                Tab("Sport", systemImage: "trophy") { SportView() }
                Tab { WeatherView() } label: { Label("Weather", systemImage: "star") }
//                                                                           ^^^^^^ duplicate-icon: two tabs have the icon "star"
//= 20:38 it is used here first
            }
            Tab(role: .search) { SearchView() }
        }
    }
}

struct Branches: View {
    var body: some View {
        TabView {
            if isSignedIn {
                Tab("Account", systemImage: "person") { AccountView() }
            } else {
                Tab("Login", systemImage: "person") { LoginView() }
            }
            Tab("Team", systemImage: "person") { TeamView() }.hidden()
            Tab("News", systemImage: icon) { NewsView() }
            Tab("Sport", systemImage: icon) { SportView() }
        }
    }
}

struct TraitBar: View {
    @State private var page = 0

    var body: some View {
        CustomTabView(selectedTab: $page) {
            NewsView().customTabItem { Label("News", systemImage: "star") }.id(0)
            SportView().customTabItem { Label("Sport", systemImage: "star") }.id(1)
//                                                                  ^^^^^^ duplicate-icon: two tabs have the icon "star"
//= 50:67 it is used here first
        }
    }
}

struct DataBar: View {
    @State private var page = 0

    var body: some View {
        CustomTabView(
            tabs: [
                TabItemData(image: "star", selectedImage: "star2", title: "News"),
                TabItemData(image: "star", selectedImage: "cup2", title: "Sport"),
//                                 ^^^^^^ duplicate-icon: two tabs have the icon "star"
//= 62:36 it is used here first
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
            CustomTabItem(title: "News", systemImage: "star") { NewsView() }
            CustomTabItem(title: "Sport", systemImage: "star") { SportView() }
//                                                     ^^^^^^ duplicate-icon: two tabs have the icon "star"
//= 77:55 it is used here first
        }
    }
}

struct Pages: View {
    var body: some View {
        TabView {
            NewsView().tabItem { Image(systemName: "star") }
            SportView().tabItem { Image(systemName: "star") }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
    }
}

struct HiddenBar: View {
    var body: some View {
        TabView {
            NewsView().tabItem { Label("News", systemImage: "star") }
            SportView().tabItem { Label("Sport", systemImage: "star") }
        }
        .toolbar(.hidden, for: .tabBar)
    }
}
