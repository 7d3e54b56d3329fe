// config: { "containers": [{ "name": "PagedView", "selection": "selection", "content": "tabs", "tab": "child", "id": "position", "label": { "modifier": "caption" }, "visibleTabs": null }, { "name": "StripView", "selection": null, "content": "tabs", "tab": { "call": "StripItem" }, "id": { "argument": "_" }, "label": { "argument": "name" }, "visibleTabs": { "argument": "limit" } }] }
import SwiftUI

struct Pages: View {
    @State private var index = 3
    @State private var first = 0

    var body: some View {
        VStack {
            PagedView(
                tabBarView: BarView(),
                tabs: [
                    Text("One").caption("One"),
                    Text("Two").caption("One"),
//                                      ^^^^^ duplicate-label: "One" names two tabs
//= 13:41 it is used here first
                    Text("Three"),
//                  ^^^^ missing-label: this tab has no label: the bar shows an unlabelled button
                ],
                selection: $index)
//              ^^^^^^^^^^^^^^^^^ selection-out-of-range: 'index' starts at 3, but the tabs are 0…2: no tab is shown
//= 5:32 it starts here
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
//          ^^^^^^^^^ tab-overflow: 3 tabs: 1 is shown, "B" and "C" move into "More"
                tabs: {
                    StripItem("a", name: "A") { PageView() }
                    StripItem("a", name: "B") { PageView() }
//                            ^^^ duplicate-id: id "a" is already used by tab "A"; "B" can never be selected
//= 38:31 "a" is used here first
                    StripItem(name: "C") { PageView() }
                }, limit: 2)
            StripView(tabs: [], limit: 2)
//          ^^^^^^^^^ no-tabs: this bar has no tabs: it shows an empty screen
        }
    }
}
