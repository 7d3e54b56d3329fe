import SwiftUI

struct Mixed: View {
    var body: some View {
        VStack {
            TabView {
//          ^^^^^^^ mixed-tab-syntax: Tab and .tabItem can't share one TabView
//= 8:17 a 'Tab' is here
//= 7:28 a '.tabItem' is here
                NewsView().tabItem { Label("News", systemImage: "newspaper") }
                Tab("Sport", systemImage: "trophy") { SportView() }
            }
            TabView {
                if #available(iOS 18, *) {
                    Tab("News", systemImage: "newspaper") { NewsView() }
                    Tab("Sport", systemImage: "trophy") { SportView() }
                } else {
                    NewsView().tabItem { Label("News", systemImage: "newspaper") }
                    SportView().tabItem { Label("Sport", systemImage: "trophy") }
                }
            }
        }
    }
}
