import SwiftUI

enum Section: String {
//   ^^^^^^^ missing-label: Section names tabs but has no 'title': the bar shows unlabelled buttons
//= 62:9 its cases are tabs here
    case news, sport, weather
}

enum Other {
    case news
}

typealias Page = Section

struct Strings: View {
    @State private var section: Section = .news

    var body: some View {
        TabView(selection: $section) {
            NewsView().tabItem { Text("News") }.tag("news")
//                                                  ^^^^^^ id-type-mismatch: tag "news" is String but 'section' is Section; this tab can never be selected
//= 14:24 'section' is declared here
            SportView().tabItem { Text("Sport") }.tag(1)
//                                                    ^ id-type-mismatch: tag 1 is Int but 'section' is Section; this tab can never be selected
//= 14:24 'section' is declared here
            WeatherView().tabItem { Text("Weather") }.tag(Other.news)
//                                                        ^^^^^^^^^^ id-type-mismatch: tag Other.news is Other but 'section' is Section; this tab can never be selected
//= 14:24 'section' is declared here
            HelpView().tabItem { Text("Help") }.tag(Page.weather)
            MoreView().tabItem { Text("More") }.tag(Section.news.hashValue)
//                                                  ^^^^^^^^^^^^^^^^^^^^^^ id-type-mismatch: tag Section.news.hashValue is Int but 'section' is Section; this tab can never be selected
//= 14:24 'section' is declared here
        }
    }
}

struct Undeclared: View {
    @Binding var place: Place

    var body: some View {
        TabView(selection: $place) {
            NewsView().tabItem { Text("News") }.tag(0)
//                                                  ^ id-type-mismatch: tag 0 is Int but 'place' is Place; this tab can never be selected
//= 28:18 'place' is declared here
            SportView().tabItem { Text("Sport") }.tag(Place.sport)
        }
    }
}

struct Optionals: View {
    @State private var page: Int? = 0
    @State private var number = 1
    let optional: Int?

    var body: some View {
        VStack {
            TabView(selection: $page) {
                NewsView().tabItem { Text("News") }.tag(0)
                SportView().tabItem { Text("Sport") }.tag(1 as Int?)
                WeatherView().tabItem { Text("Weather") }.tag("2")
//                                                            ^^^ id-type-mismatch: tag "2" is String but 'page' is Int?; this tab can never be selected
//= 39:24 'page' is declared here
            }
            TabView(selection: $number) {
                NewsView().tabItem { Text("News") }.tag(1)
                SportView().tabItem { Text("Sport") }.tag(optional)
//                                                        ^^^^^^^^ id-type-mismatch: tag optional is Int? but 'number' is Int; this tab can never be selected
//= 40:24 'number' is declared here
            }
        }
    }
}

struct PreferenceBar: View {
    @Binding var section: Section

    var body: some View {
        CustomTabBarContainerView(selection: $section) {
            NewsView().tabBarItem(tab: "news", selection: $section)
//                                     ^^^^^^ id-type-mismatch: tab "news" is String but 'section' is Section; this tab can never be selected
//= 59:18 'section' is declared here
            SportView().tabBarItem(tab: .sport, selection: $section)
        }
    }
}

struct TraitBar<Value: Hashable>: View {
    @State private var page = 0
    @Binding var value: Value

    var body: some View {
        VStack {
            CustomTabView(selectedTab: $page) {
                NewsView().customTabItem { Text("News") }.id("0")
//                                                           ^^^ id-type-mismatch: id "0" is String but 'page' is Int; this tab can never be selected
//= 70:24 'page' is declared here
                SportView().customTabItem { Text("Sport") }.id(1)
            }
            CustomTabView(selectedTab: $value) {
                NewsView().customTabItem { Text("News") }.id(0)
                SportView().customTabItem { Text("Sport") }.id(1)
            }
        }
    }
}
