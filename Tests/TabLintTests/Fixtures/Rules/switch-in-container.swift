import SwiftUI

struct Switched: View {
    @State private var section: Section = .news

    var body: some View {
        CustomTabBarContainerView(selection: $section) {
            switch section {
//          ^^^^^^ switch-in-container: switch on 'section': only the selected tab exists, the bar loses its other buttons
            case .news: NewsView().tabBarItem(tab: .news, selection: $section)
            case .sport: SportView().tabBarItem(tab: .sport, selection: $section)
            }
        }
    }
}

struct Trait: View {
    @State private var page = 1

    var body: some View {
        CustomTabView(selectedTab: $page) {
            NewsView().customTabItem { Text("News") }.id(0)
            Group {
                if page == 1 && isSignedIn {
//              ^^ switch-in-container: if on 'page': only the selected tab exists, the bar loses its other buttons
                    SportView().customTabItem { Text("Sport") }.id(1)
                }
            }
        }
    }
}

struct ModelBar: View {
    @ObservedObject var model: Model

    var body: some View {
        CustomTabBarContainerView(selection: $model.section) {
            if case .news = model.section {
//          ^^ switch-in-container: if on 'model.section': only the selected tab exists, the bar loses its other buttons
                NewsView().tabBarItem(tab: .news, selection: $model.section)
            } else if self.model.section == .sport {
                SportView().tabBarItem(tab: .sport, selection: $model.section)
            }
        }
    }
}

struct Silent: View {
    @State private var page = 1
    @State private var section: Section = .news

    var body: some View {
        VStack {
            TabView(selection: $page) {
                switch page {
                case 0: NewsView().tabItem { Text("News") }.tag(0)
                default: SportView().tabItem { Text("Sport") }.tag(1)
                }
            }
            CustomTabView(selectedTab: $page) {
                if isSignedIn {
                    NewsView().customTabItem { Text("News") }.id(1)
                } else {
                    LoginView().customTabItem { Text("Login") }.id(1)
                }
                if model.page == 1 {
                    SportView().customTabItem { Text("Sport") }.id(2)
                }
            }
            CustomTabBarContainerView(selection: $section) {
                VStack {
                    if section == .news { NewsView() }
                }
                .tabBarItem(tab: .news, selection: $section)
                SportView().tabBarItem(tab: .sport, selection: $section)
            }
        }
    }
}
