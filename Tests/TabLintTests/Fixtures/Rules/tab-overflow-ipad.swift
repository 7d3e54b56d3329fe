// config: { "target": "iPadOS 18", "visibleTabs": 2 }
import SwiftUI

struct Bars: View {
    var body: some View {
        VStack {
            TabView {
                Tab("A", systemImage: "a.circle") { PageView() }
                Tab("B", systemImage: "b.circle") { PageView() }
                Tab("C", systemImage: "c.circle") { PageView() }
            }
            .tabViewStyle(.sidebarAdaptable)
            TabView {
//          ^^^^^^^ tab-overflow: 3 tabs: 1 is shown, "B" and "C" move into "More"
                Tab("A", systemImage: "a.circle") { PageView() }
                Tab("B", systemImage: "b.circle") { PageView() }
                Tab("C", systemImage: "c.circle") { PageView() }
            }
        }
    }
}
