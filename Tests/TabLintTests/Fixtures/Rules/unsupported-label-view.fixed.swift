import SwiftUI

struct ThirdViews: View {
    var body: some View {
        TabView {
            NewsView().tabItem {
                Image(systemName: "newspaper")
                Text("News")
                Text("today")
            }
            SportView().tabItem {
                Image(systemName: "trophy")
                Image(systemName: "star")
                Text("Sport")
            }
            WeatherView().tabItem {
                Label("Weather", systemImage: "cloud")
                Text("today")
                Circle().fill(.red)
            }
            HelpView().tabItem {
                ProgressView()
                Text("Help")
            }
        }
    }
}

struct Effects: View {
    var body: some View {
        TabView {
            NewsView().tabItem {
                Image("news")
                Text("News")
            }
            SportView().tabItem {
                Label("Sport", systemImage: "trophy")
            }
            WeatherView().tabItem {
                Button("Weather") { reload() }
            }
            HelpView().tabItem {
                VStack {
                    Image(systemName: "lifepreserver").renderingMode(.template)
                    Text("Help").font(.caption)
                }
            }
            MoreView().tabItem {
                Label {
                    Text("More")
                } icon: {
                    Image("more")
                }
            }
        }
    }
}

struct Silent: View {
    var body: some View {
        TabView {
            NewsView().tabItem {
                HStack {
                    Image(systemName: "newspaper")
                    Text("News").foregroundStyle(.red)
                }
            }
            SportView().tabItem {
                if isSelected {
                    Image(systemName: "trophy.fill")
                } else {
                    Image(systemName: "trophy")
                }
                Text("Sport").frame(width: 40)
            }
            WeatherView().tabItem {
                WeatherIcon()
                Text("Weather")
                EmptyView()
            }
            HelpView().tabItem {
                switch mode {
                case .short: Text("Help")
                case .long: Text("Help, please")
                }
            }
        }
    }
}

struct NotDrawnAnyway: View {
    var body: some View {
        TabView {
            NewsView().tabItem {
                Text("News")
                Circle()
            }
            SportView()
        }
        .tabViewStyle(.page)
    }
}

struct OwnBar: View {
    @State private var page = 0

    var body: some View {
        CustomTabView(selectedTab: $page) {
            NewsView().customTabItem {
                Text("News")
                Circle()
            }
            .id(0)
            SportView().customTabItem { Text("Sport") }.id(1)
        }
    }
}
