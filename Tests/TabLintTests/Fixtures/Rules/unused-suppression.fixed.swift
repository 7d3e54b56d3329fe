import SwiftUI

struct Bar: View {
    var body: some View {
        TabView {
            NewsView().tabItem { Text("News") }
            // tablsp:ignore duplicate-label -- two halves of one
            SportView().tabItem { Text("News") }
            // tablsp:ignore-begin missing-label
            Text("Weather")
            // tablsp:ignore-end missing-label, duplicate-icon
        }
    }
}
