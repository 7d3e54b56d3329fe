import SwiftUI

struct EveryTab: View {
    @State private var section = 0

    var body: some View {
        TabView(selection: $section) {
            Text("News").tabItem { Text("News") }.tag(0)
            SportView()
                .tag(1)
                .tabItem { Text("Sport") }
        }
    }
}

struct OneTab: View {
    @Binding var section: Section

    var body: some View {
        TabView(selection: $section) {
            NewsView().tabItem { Text("News") }.tag(Section.news)
            SportView().tabItem { Text("Sport") }.tag(Section.sport)
            WeatherView().tabItem { Text("Weather") }
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
