import SwiftUI

struct Bar: View {
    var body: some View {
        TabView {
            NewsView().tabItem { Text("News") } // tablsp:ignore
            SportView().tabItem { Text("Sport") }
            // tablsp:ignore-end missing-label
            // tablsp:ignore-begin missing-icon
            Text("Weather").tabItem { Label("Weather", systemImage: "circle") }
        }
    }
}
