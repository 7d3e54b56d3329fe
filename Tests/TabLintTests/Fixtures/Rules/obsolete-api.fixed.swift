import SwiftUI

struct Beta: View {
    @State private var page = 0

    var body: some View {
        TabView(selection: $page) {
            Text("News").tabItem { Text("News") }.tag(0)
            Text("Sport").tabItem { Text("Sport") }.tag(1)
            Text("Weather").tag(2).tabItem { Label("Weather", systemImage: "circle") }
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
