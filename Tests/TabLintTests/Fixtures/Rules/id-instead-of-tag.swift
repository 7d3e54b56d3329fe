import SwiftUI

struct EveryTab: View {
    @State private var section = 0

    var body: some View {
        TabView(selection: $section) {
            Text("News").tabItem { Text("News") }.id(0)
//                                                ^^ id-instead-of-tag: .id(0) doesn't make a tab selectable; .tag(0) does
            SportView()
                .id(1)
//               ^^ id-instead-of-tag: .id(1) doesn't make a tab selectable; .tag(1) does
                .tabItem { Text("Sport") }
        }
    }
}

struct OneTab: View {
    @Binding var section: Section

    var body: some View {
        TabView(selection: $section) {
            NewsView().tabItem { Text("News") }.tag(Section.news)
            SportView().tabItem { Text("Sport") }.id(Section.sport)
//                                                ^^ id-instead-of-tag: .id(Section.sport) doesn't make a tab selectable; .tag(Section.sport) does
            WeatherView().tabItem { Text("Weather") }
//          ^^^^^^^^^^^ missing-id: tab "Weather" has no tag; selecting it leaves 'section' unchanged
        }
    }
}

struct BothModifiers: View {
    @Binding var section: Int

    var body: some View {
        TabView(selection: $section) {
            NewsView().tabItem { Text("News") }.tag(0).id(reloads)
            SportView().tabItem { Text("Sport") }.tag(1)
        }
    }
}

struct OpenViews: View {
    @Binding var section: Int

    var body: some View {
        TabView(selection: $section) {
            NewsView().id(0)
            SportView().id(1)
        }
    }
}

struct WithoutSelection: View {
    var body: some View {
        TabView {
            NewsView().tabItem { Text("News") }.id(0)
            SportView().tabItem { Text("Sport") }.id(1)
        }
    }
}

struct TraitBar: View {
    @State private var section = 0

    var body: some View {
        CustomTabView(selectedTab: $section) {
            Text("News").customTabItem { Text("News") }.id(0)
            Text("Sport").customTabItem { Text("Sport") }.id(1)
        }
    }
}
