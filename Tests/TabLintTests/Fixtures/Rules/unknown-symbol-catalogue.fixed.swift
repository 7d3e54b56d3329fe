// config: { "symbols": "unknown-symbol-names.txt" }
import SwiftUI

struct Bar: View {
    var body: some View {
        TabView {
            Tab("News", systemImage: "paper") { NewsView() }
            Tab("Sport", systemImage: "paper") { SportView() }
            Tab("Weather", systemImage: "house") { WeatherView() }
            Tab("Help", systemImage: "stone") { HelpView() }
        }
    }
}
