import SwiftUI

struct LabelBar: View {
    var body: some View {
        TabView {
//      ^^^^^^^ single-tab: this bar has one tab: there is nothing to switch to
            NewsView().tabItem { Text("News") }
        }
    }
}

struct BareBar: View {
    var body: some View {
        TabView { HomeView() }
//      ^^^^^^^ single-tab: this bar has one tab: there is nothing to switch to
    }
}

struct PreferenceBar: View {
    @Binding var section: Section

    var body: some View {
        CustomTabBarContainerView(selection: $section) {
//      ^^^^^^^^^^^^^^^^^^^^^^^^^ single-tab: this bar has one tab: there is nothing to switch to
            NewsView().tabBarItem(tab: .news, selection: $section)
        }
    }
}

struct DataBar: View {
    @State private var index = 0

    var body: some View {
        CustomTabView(
//      ^^^^^^^^^^^^^ single-tab: this bar has one tab: there is nothing to switch to
            tabs: [TabItemData(image: "n", selectedImage: "n2", title: "News")], selectedIndex: $index
        ) { index in
            PageView(index)
        }
    }
}

struct ItemBar: View {
    @State private var index = 0

    var body: some View {
        CustomTabView(activeIndex: $index, variant: .scrollable) {
//      ^^^^^^^^^^^^^ single-tab: this bar has one tab: there is nothing to switch to
            CustomTabItem(title: "News") { NewsView() }
        }
    }
}

struct TraitBar: View {
    @State private var page = 0

    var body: some View {
        CustomTabView(selectedTab: $page) {
//      ^^^^^^^^^^^^^ single-tab: this bar has one tab: there is nothing to switch to
            NewsView().customTabItem { Text("News") }.id(0)
        }
    }
}

struct Grouped: View {
    var body: some View {
        TabView {
//      ^^^^^^^ single-tab: this bar has one tab: there is nothing to switch to
            Group {
                TabSection("News") {
                    Tab("News", systemImage: "newspaper") { NewsView() }
                }
                Tab("Sport", systemImage: "trophy") { SportView() }.hidden()
            }
        }
    }
}

struct Silent: View {
    @Binding var page: Int
    let items: [Item]
    let content: Content

    var body: some View {
        VStack {
            TabView {
                if isSignedIn { Tab("News", systemImage: "newspaper") { NewsView() } }
            }
            TabView { content }
            TabView { self.content }
            TabView { pages() }
            TabView(selection: $page) {
                ForEach(items) { item in ItemView(item) }
            }
            TabView(selection: $page) {
                ForEach(0..<1, id: \.self) { item in Text("\(item)") }
            }
            .tabViewStyle(.page)
        }
    }
}
