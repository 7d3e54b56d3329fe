import SwiftUI

enum Section: Int {
    case news, sport = 4
}

enum Name: String {
    case news, sport
}

struct NumberBar: View {
    @State private var section: Section = Section.sport

    var body: some View {
        TabView(selection: $section) {
            NewsView().tabItem { Text("News") }.tag(Section.news)
            SportView().tabItem { Text("Sport") }.tag(Section.sport)
        }
    }
}

struct ValueBar: View {
    @State private var name = Name.news.rawValue

    var body: some View {
        TabView(selection: $name) {
            Tab("News", systemImage: "newspaper", value: Name.news.rawValue) { NewsView() }
            Tab("Sport", systemImage: "trophy", value: Name.sport.rawValue) { SportView() }
        }
        .onChange(of: name) { log(name) }
    }
}

struct TraitBar: View {
    @State private var section = 0

    var body: some View {
        CustomTabView(selectedTab: $section) {
            NewsView().customTabItem { Text("News") }.id(Section.news.rawValue)
            SportView().customTabItem { Text("Sport") }.id(4)
        }
    }
}

struct PositionBar: View {
    @State private var active = Section.news.rawValue

    var body: some View {
        CustomTabView(activeIndex: $active, variant: .filled) {
            CustomTabItem(title: "News") { NewsView() }
            if isSubscriber {
                CustomTabItem(title: "Sport") { SportView() }
            }
        }
    }
}

struct CountedBar: View {
    @State private var active = Section.news.rawValue

    var body: some View {
        CustomTabView(activeIndex: $active, variant: .filled) {
            CustomTabItem(title: "News") { NewsView() }
            CustomTabItem(title: "Sport") { SportView() }
        }
    }
}

struct BoundBar: View {
    @Binding var section: Int

    var body: some View {
        TabView(selection: $section) {
            NewsView().tabItem { Text("News") }.tag(Section.news.rawValue)
            SportView().tabItem { Text("Sport") }.tag(Section.sport.rawValue)
        }
    }
}

struct StoredBar: View {
    @AppStorage("section") private var section = Section.news.rawValue

    var body: some View {
        TabView(selection: $section) {
            NewsView().tabItem { Text("News") }.tag(Section.news.rawValue)
            SportView().tabItem { Text("Sport") }.tag(Section.sport.rawValue)
        }
    }
}

struct MismatchedBar: View {
    @State private var section: Section = .news

    var body: some View {
        TabView(selection: $section) {
            NewsView().tabItem { Text("News") }.tag(Section.news)
            SportView().tabItem { Text("Sport") }.tag(Section.sport)
        }
    }
}

struct UnknownEnumBar: View {
    @State private var section = 0

    var body: some View {
        TabView(selection: $section) {
            NewsView().tabItem { Text("News") }.tag(Library.books.rawValue)
            SportView().tabItem { Text("Sport") }.tag(Library.films.rawValue)
        }
    }
}
