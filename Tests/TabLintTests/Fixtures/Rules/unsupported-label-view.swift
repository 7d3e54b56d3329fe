import SwiftUI

struct ThirdViews: View {
    var body: some View {
        TabView {
            NewsView().tabItem {
                Image(systemName: "newspaper")
                Text("News")
                Text("today")
//              ^^^^ unsupported-label-view: a tab item draws one text: this one isn't shown
            }
            SportView().tabItem {
                Image(systemName: "trophy")
                Image(systemName: "star")
//              ^^^^^ unsupported-label-view: a tab item draws one image: this one isn't shown
                Text("Sport")
            }
            WeatherView().tabItem {
                Label("Weather", systemImage: "cloud")
                Text("today")
//              ^^^^ unsupported-label-view: a tab item draws one text: this one isn't shown
                Circle().fill(.red)
//              ^^^^^^ unsupported-label-view: a tab item draws a text and an image only: this Circle isn't shown
            }
            HelpView().tabItem {
//          ^^^^^^^^ missing-icon: this tab has no icon, all others have one
                ProgressView()
//              ^^^^^^^^^^^^ unsupported-label-view: a tab item draws a text and an image only: this ProgressView isn't shown
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
                    .resizable()
//                   ^^^^^^^^^ unsupported-label-view: .resizable has no effect in a tab item: the bar sizes the image
                    .frame(width: 20, height: 20)
//                   ^^^^^ unsupported-label-view: .frame has no effect in a tab item: the bar sizes the image
                Text("News").font(.custom("Avenir", size: 12))
//                           ^^^^ unsupported-label-view: a tab item has the bar's font: this .font has no effect
            }
            SportView().tabItem {
                Label("Sport", systemImage: "trophy")
                    .onTapGesture { reload() }
//                   ^^^^^^^^^^^^ unsupported-label-view: .onTapGesture in a tab item is never called: the bar takes the tap
            }
            WeatherView().tabItem {
                Button("Weather") { reload() }
//              ^^^^^^ unsupported-label-view: a Button in a tab item can't be tapped: the bar takes the tap
            }
            HelpView().tabItem {
                VStack {
                    Image(systemName: "lifepreserver").renderingMode(.template)
                    Text("Help").font(.caption)
                }
                .gesture(LongPressGesture())
//               ^^^^^^^ unsupported-label-view: .gesture in a tab item is never called: the bar takes the tap
            }
            MoreView().tabItem {
                Label {
                    Text("More").font(Font.custom("Avenir", size: 12))
//                               ^^^^ unsupported-label-view: a tab item has the bar's font: this .font has no effect
                } icon: {
                    Image("more").resizable()
//                                ^^^^^^^^^ unsupported-label-view: .resizable has no effect in a tab item: the bar sizes the image
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
//                     ^^^^^^^ label-in-page-style: a page style draws no bar: this label is never shown
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
