// config: { "target": "visionOS 1" }
import SwiftUI

struct Vision: View {
    var body: some View {
        TabView {
            Tab("News", systemImage: "newspaper") { NewsView() }
//          ^^^ unavailable: 'Tab' needs visionOS 2; the target is visionOS 1
            Tab("Sport", systemImage: "trophy") { SportView() }
//          ^^^ unavailable: 'Tab' needs visionOS 2; the target is visionOS 1
        }
    }
}
