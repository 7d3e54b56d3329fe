import SwiftUI

enum Section {
//   ^^^^^^^ missing-label: Section names tabs but has no 'title': the bar shows unlabelled buttons
//= 50:13 its cases are tabs here
    case news, sport, weather
}

struct Positions: View {
    @State private var last = 2
    @State private var past = 3
    @State private var before = -1

    var body: some View {
        VStack {
            CustomTabView(activeIndex: $last, variant: .filled) {
                CustomTabItem(title: "News")
                CustomTabItem(title: "Sport")
                CustomTabItem(title: "Weather")
            }
            CustomTabView(activeIndex: $past, variant: .filled) {
//                        ^^^^^^^^^^^^^^^^^^ selection-out-of-range: 'past' starts at 3, but the tabs are 0…2: no tab is shown
//= 9:31 it starts here
                CustomTabItem(title: "News")
                CustomTabItem(title: "Sport")
                if isSignedIn { CustomTabItem(title: "Weather") }
            }
            CustomTabView(tabs: items, selectedIndex: $before) { index in PageView(index) }
//                                     ^^^^^^^^^^^^^^^^^^^^^^ selection-out-of-range: 'before' starts at -1, but the tabs are 0…1: no tab is shown
//= 10:33 it starts here
        }
    }

    private let items = [
        TabItemData(image: "n", selectedImage: "n2", title: "News"),
        TabItemData(image: "s", selectedImage: "s2", title: "Sport"),
    ]
}

struct Tags: View {
    @State private var page = 5
    @State private var name: String? = "help"
    @State private var section = Section.weather
    @State private var none: Int?

    var body: some View {
        VStack {
            TabView(selection: $page) {
//                  ^^^^^^^^^^^^^^^^ selection-out-of-range: 'page' starts at 5, but the tabs are 1, 2: no tab is shown
//= 35:31 it starts here
                NewsView().tabItem { Text("News") }.tag(1)
                SportView().tabItem { Text("Sport") }.tag(2)
            }
            CustomTabView(selectedTab: $name) {
//                        ^^^^^^^^^^^^^^^^^^ selection-out-of-range: 'name' starts at "help", but the tabs are "news", "sport": no tab is shown
//= 36:40 it starts here
                NewsView().customTabItem { Text("News") }.id("news")
                SportView().customTabItem { Text("Sport") }.id("sport")
            }
            CustomTabBarContainerView(selection: $section) {
//                                    ^^^^^^^^^^^^^^^^^^^ selection-out-of-range: 'section' starts at Section.weather, but the tabs are Section.news, Section.sport: no tab is shown
//= 37:34 it starts here
                NewsView().tabBarItem(tab: .news, selection: $section)
                SportView().tabBarItem(tab: .sport, selection: $section)
            }
            TabView(selection: $none) {
                NewsView().tabItem { Text("News") }.tag(1)
                SportView().tabItem { Text("Sport") }.tag(2)
            }
        }
    }
}

struct Silent: View {
    @State private var page = 5
    @State private var open = 5
    @State private var passed = 5
    @State private var untagged = 5
    @State private var looped = 2

    init(passed: Int) {
        _passed = State(initialValue: passed)
    }

    var body: some View {
        VStack {
            TabView(selection: $open) {
                NewsView()
                SportView().tabItem { Text("Sport") }.tag(2)
            }
            TabView(selection: $passed) {
                NewsView().tabItem { Text("News") }.tag(1)
                SportView().tabItem { Text("Sport") }.tag(2)
            }
            TabView(selection: $untagged) {
//          ^^^^^^^ missing-id: no tab has a tag: selecting one leaves 'untagged' unchanged
                NewsView().tabItem { Text("News") }
                SportView().tabItem { Text("Sport") }
            }
            TabView(selection: $looped) {
                ForEach(0..<3) { number in Text("\(number)").tabItem { Text("\(number)") } }
            }
            TabView(selection: $page) {
                NewsView().tabItem { Text("News") }.tag(offset)
                SportView().tabItem { Text("Sport") }.tag(2)
            }
        }
    }
}
