// config: { "target": "macOS 27.1" }
import SwiftUI

struct Bar: View {
    @State private var page = 0

    var body: some View {
        TabView(selection: $page) {
            NewsView()
                .tabItem { Label("News", systemImage: "newspaper") }
//               ^^^^^^^ deprecated-tab-item: .tabItem is deprecated with macOS 27.1; 'Tab' takes its place
                .tag(0)
            SportView()
                .tabItem { Label("Sport", systemImage: "trophy") }
//               ^^^^^^^ deprecated-tab-item: .tabItem is deprecated with macOS 27.1; 'Tab' takes its place
                .tag(1)
        }
    }
}

struct OwnBar: View {
    @State private var page: Section = .news

    var body: some View {
        PaperBar(selection: $page) {
            NewsView().tabItem(for: .news)
            SportView().tabItem(for: .sport)
        }
    }
}
