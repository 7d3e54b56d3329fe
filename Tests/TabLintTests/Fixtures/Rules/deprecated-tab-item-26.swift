// config: { "target": "iOS 26" }
import SwiftUI

struct Bar: View {
    var body: some View {
        TabView {
            NewsView().tabItem { Text("News") }
            SportView().tabItem { Text("Sport") }
        }
    }
}
