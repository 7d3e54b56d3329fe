import SwiftUI

struct Mixed: View {
    var body: some View {
        VStack {
            TabView {
                Tab("News", systemImage: "newspaper") { NewsView() }
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
