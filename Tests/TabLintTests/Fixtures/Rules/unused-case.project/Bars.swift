import SwiftUI

struct Bar: View {
    @State private var section: Section = .news

    var body: some View {
        TabView(selection: $section) {
//      ^^^^^^^ unused-case: Section.weather has no tab in this bar
//= Section.swift: the case is here
            NewsView().tabItem { Text("News") }.tag(Section.news)
            SportView().tabItem { Text("Sport") }.tag(Section.sport)
        }
    }
}

struct OneBar: View {
    @State private var page: Shared = .first

    var body: some View {
        TabView(selection: $page) {
            NewsView().tabItem { Text("News") }.tag(Shared.first)
            SportView().tabItem { Text("Sport") }.tag(Shared.second)
        }
    }
}

struct OtherBar: View {
    @State private var page: Shared = .second

    var body: some View {
        TabView(selection: $page) {
            SportView().tabItem { Text("Sport") }.tag(Shared.second)
            WeatherView().tabItem { Text("Weather") }.tag(Shared.third)
        }
    }
}
