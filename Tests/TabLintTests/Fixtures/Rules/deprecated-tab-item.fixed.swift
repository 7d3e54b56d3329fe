// config: { "target": "macOS 27.1" }
import SwiftUI

struct Bar: View {
    @State private var page = 0

    var body: some View {
        TabView(selection: $page) {
            Tab("News", systemImage: "newspaper", value: 0) {
                NewsView()
            }
            Tab("Sport", systemImage: "trophy", value: 1) {
                SportView()
            }
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
