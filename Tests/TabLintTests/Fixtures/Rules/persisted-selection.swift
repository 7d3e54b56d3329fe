import SwiftUI

enum Section: String {
    case news, sport
}

final class Store: ObservableObject {
    @AppStorage("section") var section = "news"
    @Published var page = 0
}

struct NumberBar: View {
    @AppStorage("section") private var section = 0

    var body: some View {
        TabView(selection: $section) {
//              ^^^^^^^^^^^^^^^^^^^ persisted-selection: 'section' is restored from AppStorage: a value stored by an older version may match no tab
//= 13:40 it is declared here
            Text("News").tabItem { Text("News") }.tag(0)
            Text("Sport").tabItem { Text("Sport") }.tag(1)
        }
    }
}

struct SceneBar: View {
    @SceneStorage("section") private var section: String?

    var body: some View {
        TabView(selection: $section) {
//              ^^^^^^^^^^^^^^^^^^^ persisted-selection: 'section' is restored from SceneStorage: a value stored by an older version may match no tab
//= 24:42 it is declared here
            Tab("News", systemImage: "newspaper", value: "news") { NewsView() }
            Tab("Sport", systemImage: "trophy", value: "sport") { SportView() }
        }
    }
}

struct ModelBar: View {
    @StateObject private var store = Store()

    var body: some View {
        CustomTabView(selectedTab: $store.section) {
//                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^ persisted-selection: 'store.section' is restored from AppStorage: a value stored by an older version may match no tab
//= 8:32 it is declared here
            NewsView().customTabItem { Text("News") }.id("news")
            SportView().customTabItem { Text("Sport") }.id("sport")
        }
    }
}

struct ItemBar: View {
    @AppStorage("active") private var active: Int = 1

    var body: some View {
        CustomTabView(activeIndex: $active, variant: .filled) {
//                    ^^^^^^^^^^^^^^^^^^^^ persisted-selection: 'active' is restored from AppStorage: a value stored by an older version may match no tab
//= 46:39 it is declared here
            CustomTabItem(title: "News") { NewsView() }
            CustomTabItem(title: "Sport") { SportView() }
        }
    }
}

struct EnumBar: View {
    @AppStorage("section") private var section: Section = .news

    var body: some View {
        TabView(selection: $section) {
            Text("News").tabItem { Text("News") }.tag(Section.news)
            Text("Sport").tabItem { Text("Sport") }.tag(Section.sport)
        }
    }
}

struct PublishedBar: View {
    @StateObject private var store = Store()

    var body: some View {
        TabView(selection: $store.page) {
            Text("News").tabItem { Text("News") }.tag(0)
            Text("Sport").tabItem { Text("Sport") }.tag(1)
        }
    }
}
