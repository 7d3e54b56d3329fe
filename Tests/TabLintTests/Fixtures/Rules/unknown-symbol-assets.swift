import SwiftUI

enum Section {
    case news, sport

    var title: String {
        switch self {
        case .news: return "News"
        case .sport: return "Sport"
        }
    }

    var icon: String {
        switch self {
        case .news: return "hous"
        case .sport: return "trophi"
        }
    }
}

struct Button: View {
    let section: Section
    var body: some View { Image(section.icon) }
}

struct Bar: View {
    @State private var section: Section = .news

    var body: some View {
        CustomTabBarContainerView(selection: $section) {
            NewsView().tabBarItem(tab: .news, selection: $section)
            SportView().tabBarItem(tab: .sport, selection: $section)
        }
    }
}
