// config: { "symbols": "unknown-symbol-names.txt" }
import SwiftUI

struct Bar: View {
    var body: some View {
        TabView {
            Tab("News", systemImage: "paper") { NewsView() }
            Tab("Sport", systemImage: "papper") { SportView() }
//                                    ^^^^^^^^ unknown-symbol: no system symbol "papper"; did you mean "paper"?
            Tab("Weather", systemImage: "house") { WeatherView() }
//                                      ^^^^^^^ unknown-symbol: no system symbol "house": nothing is drawn
            Tab("Help", systemImage: "stone") { HelpView() }
        }
    }
}
