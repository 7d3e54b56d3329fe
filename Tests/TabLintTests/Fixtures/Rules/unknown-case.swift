import SwiftUI

enum Section: CaseIterable {
    case news, sport, weather
    static let start = Section.news

    var title: String {
        switch self {
        case .news: "News"
        case .sprot: "Sport"
//            ^^^^^ unknown-case: Section has no case 'sprot'; did you mean 'sport'?
//= 3:6 'Section' is declared here
        case .sport, .weather: "Weather"
        }
    }
}

protocol Named {}

enum Open: Named, External {
    case news
}

struct Bar: View {
    @State private var section: Section = .wether
//                                         ^^^^^^ unknown-case: Section has no case 'wether'; did you mean 'weather'?
//= 3:6 'Section' is declared here

    var body: some View {
        TabView(selection: $section) {
            Tab("News", systemImage: "newspaper", value: .new) { NewsView() }
//                                                        ^^^ unknown-case: Section has no case 'new'; did you mean 'news'?
//= 3:6 'Section' is declared here
            Tab("Sport", systemImage: "trophy", value: Section.sport) { SportView() }
            Tab("Start", systemImage: "house", value: Section.weather) { StartView() }
            Tab("Help", systemImage: "lifepreserver", value: .assistance) { HelpView() }
//                                                            ^^^^^^^^^^ unknown-case: Section has no case 'assistance'
//= 3:6 'Section' is declared here
        }
        .onAppear {
            switch section {
            case .sports: reload()
//                ^^^^^^ unknown-case: Section has no case 'sports'; did you mean 'sport'?
//= 3:6 'Section' is declared here
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
