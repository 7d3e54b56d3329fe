import SwiftUI

enum Section: Int {
    case news, sport = 4
}

enum Name: String {
    case news, sport
}

struct NumberBar: View {
    @State private var section: Int = 4

    var body: some View {
        TabView(selection: $section) {
            NewsView().tabItem { Text("News") }.tag(Section.news.rawValue)
//                                                  ^^^^^^^^^^^^^^^^^^^^^ raw-value-id: use the case Section.news as tag, not its raw value: any other value fits as well
            SportView().tabItem { Text("Sport") }.tag(Section.sport.rawValue)
//                                                    ^^^^^^^^^^^^^^^^^^^^^^ raw-value-id: use the case Section.sport as tag, not its raw value: any other value fits as well
        }
    }
}

struct ValueBar: View {
    @State private var name = Name.news.rawValue

    var body: some View {
        TabView(selection: $name) {
            Tab("News", systemImage: "newspaper", value: Name.news.rawValue) { NewsView() }
//                                                       ^^^^^^^^^^^^^^^^^^ raw-value-id: use the case Name.news as value, not its raw value: any other value fits as well
            Tab("Sport", systemImage: "trophy", value: Name.sport.rawValue) { SportView() }
//                                                     ^^^^^^^^^^^^^^^^^^^ raw-value-id: use the case Name.sport as value, not its raw value: any other value fits as well
        }
        .onChange(of: name) { log(name) }
    }
}

struct TraitBar: View {
    @State private var section = 0

    var body: some View {
        CustomTabView(selectedTab: $section) {
            NewsView().customTabItem { Text("News") }.id(Section.news.rawValue)
//                                                       ^^^^^^^^^^^^^^^^^^^^^ raw-value-id: use the case Section.news as id, not its raw value: any other value fits as well
            SportView().customTabItem { Text("Sport") }.id(4)
        }
    }
}

struct PositionBar: View {
    @State private var active = Section.news.rawValue
//                              ^^^^^^^^^^^^^^^^^^^^^ raw-value-id: the raw value of Section.news is taken for a position: positions shift when a tab is missing

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
//              ^^^^^^^^^^^^^^^^^^^ persisted-selection: 'section' is restored from AppStorage: a value stored by an older version may match no tab
//= 81:40 it is declared here
            NewsView().tabItem { Text("News") }.tag(Section.news.rawValue)
            SportView().tabItem { Text("Sport") }.tag(Section.sport.rawValue)
        }
    }
}

struct MismatchedBar: View {
    @State private var section: Section = .news

    var body: some View {
        TabView(selection: $section) {
            NewsView().tabItem { Text("News") }.tag(Section.news.rawValue)
//                                                  ^^^^^^^^^^^^^^^^^^^^^ id-type-mismatch: tag Section.news.rawValue is Int but 'section' is Section; this tab can never be selected
//= 92:24 'section' is declared here
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
