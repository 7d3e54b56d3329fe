import SwiftUI

enum Section: CaseIterable {
    case news, sport, weather
    static let start = Section.news

    var title: String {
        switch self {
        case .news: "News"
        case .sport: "Sport"
        case .sport, .weather: "Weather"
        }
    }
}

protocol Named {}

enum Open: Named, External {
    case news
}

struct Bar: View {
    @State private var section: Section = .weather

    var body: some View {
        TabView(selection: $section) {
            Tab("News", systemImage: "newspaper", value: .news) { NewsView() }
            Tab("Sport", systemImage: "trophy", value: Section.sport) { SportView() }
            Tab("Start", systemImage: "house", value: Section.weather) { StartView() }
            Tab("Help", systemImage: "lifepreserver", value: .assistance) { HelpView() }
        }
        .onAppear {
            switch section {
            case .sport: reload()
            default: break
            }
        }
    }
}

struct OpenBar: View {
    @State private var open: Open = .extra

    var body: some View {
        TabView(selection: $open) {
            NewsView().tabItem { Text("News") }.tag(Open.news)
            SportView().tabItem { Text("Sport") }.tag(Open.extra)
        }
    }
}
