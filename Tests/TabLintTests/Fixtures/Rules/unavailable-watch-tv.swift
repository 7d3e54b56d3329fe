// config: { "target": "watchOS 11" }
import SwiftUI

struct Watch: View {
    var body: some View {
        TabView {
            Tab("News", systemImage: "newspaper") { NewsView() }
                .badge(3)
//               ^^^^^ unavailable: watchOS has no '.badge'
            Tab("Sport", systemImage: "trophy") { SportView() }
        }
        .tabViewStyle(.sidebarAdaptable)
//                    ^^^^^^^^^^^^^^^^^ unavailable: watchOS has no '.sidebarAdaptable'
    }
}

struct Old: View {
    var body: some View {
        TabView {
            NewsView().badge(2)
//                     ^^^^^ unavailable: watchOS has no '.badge'
            SportView()
        }
        .tabViewStyle(.verticalPage)
    }
}
