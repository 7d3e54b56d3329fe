import SwiftUI

struct Beta: View {
    @State private var page = 4

    var body: some View {
        TabbedView(selection: $page) {
            Text("News").tabItem { Text("News") }.tag(0)
            Text("Sport").tabItem { Text("Sport") }.tag(0)
            Text("Weather").tag(7)
        }
        .id(UUID())
    }
}

struct BetaModifiers: View {
    var body: some View {
        TabView {
            Text("News").tabItem { VStack {
                Image(systemName: "newspaper")
                Text("News")
            } }
            SportView().tabItem { Text("Sport") }
            WeatherView().tabItem { Text("Weather") }
        }
    }
}
