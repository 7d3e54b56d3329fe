// config: { "containers": [{ "name": "PagedView", "selection": "selection", "content": "tabs", "tab": "child", "id": "position", "label": { "modifier": "caption" }, "visibleTabs": null }, { "name": "StripView", "selection": null, "content": "tabs", "tab": { "call": "StripItem" }, "id": { "argument": "_" }, "label": { "argument": "name" }, "visibleTabs": { "argument": "limit" } }] }
import SwiftUI

struct Pages: View {
    @State private var index = 0
    @State private var first = 0

    var body: some View {
        VStack {
            PagedView(
                tabBarView: BarView(),
                tabs: [
                    Text("One").caption("One"),
                    Text("Two").caption("One"),
                    Text("Three").caption { Label("Three", systemImage: "circle") },
                ],
                selection: $index)
            PagedView(
                tabBarView: BarView(),
                tabs: [
                    Text("One").caption("One"),
                    Text("Two").caption("Two"),
                    TwoView(),
                    TwoView(),
                    TwoView(),
                    TwoView(),
                ],
                selection: $first)
        }
    }
}

struct Strips: View {
    var body: some View {
        VStack {
            StripView(
                tabs: {
                    StripItem("a", name: "A") { PageView() }
                    StripItem("a", name: "B") { PageView() }
                    StripItem(name: "C") { PageView() }
                }, limit: 2)
            StripView(tabs: [], limit: 2)
        }
    }
}
