// config: { "containers": [{ "name": "RailTabView", "selection": "selection", "tab": { "modifier": "railTabItem" }, "id": { "argument": "tag" }, "label": { "argument": "label" }, "icon": { "argument": "image" }, "visibleTabs": 4 }] }
import SwiftUI

enum Line: Hashable {
    case north, south, ring, depot
}

struct Stations: View {
    @State private var line: Line = .north

    var body: some View {
        RailTabView(selection: $line) {
            NorthView()
                .railTabItem(image: Image("north"), label: Text("North"), tag: Line.north)
            SouthView()
                .railTabItem(image: Image("north"), label: Text("North"), tag: Line.north)
//                                        ^^^^^^^ duplicate-icon: two tabs have the icon "north"
//= 14:43 it is used here first
//                                                              ^^^^^^^ duplicate-label: "North" names two tabs
//= 14:65 it is used here first
//                                                                             ^^^^^^^^^^ duplicate-id: tag Line.north is already used by tab "North"; "North" can never be selected
//= 14:80 Line.north is used here first
            RingView()
                .railTabItem(image: Image("ring"), label: Text(""), tag: Line.rign)
//                                                             ^^ empty-label: the label of tab 3 is blank
//                                                                            ^^^^ unknown-case: Line has no case 'rign'; did you mean 'ring'?
//= 4:6 'Line' is declared here
        }
    }
}

struct TooMany: View {
    @Binding var page: Int

    var body: some View {
        RailTabView(selection: $page) {
//      ^^^^^^^^^^^ tab-overflow: 5 tabs: 3 are shown, the others move into "More"
            PageView().railTabItem(image: Image("a"), label: { Text("A") }, tag: 0)
            PageView().railTabItem(image: Image("b"), tag: 1) { Text("B") }
            PageView().railTabItem(image: Image("c"), label: Text("C"), tag: "2")
//                                                                           ^^^ id-type-mismatch: tag "2" is String but 'page' is Int; this tab can never be selected
//= 24:18 'page' is declared here
            PageView().railTabItem(label: Text("D"), tag: 3)
//          ^^^^^^^^ missing-icon: this tab has no icon, all others have one
            PageView().railTabItem(image: Image("e"), label: Image("f"), tag: 4)
//          ^^^^^^^^ missing-label: this tab has no label: the bar shows an unlabelled button
            Divider()
            PlainView()
        }
    }
}

struct Depot: View {
    @State private var line: Line = .depot

    var body: some View {
        RailTabView(selection: $line) {
//                  ^^^^^^^^^^^^^^^^ selection-out-of-range: 'line' starts at Line.depot, but the tabs are Line.north, Line.ring: no tab is shown
//= 40:37 it starts here
            NorthView().railTabItem(image: Image("north"), label: Text("North"), tag: Line.north)
            RingView().railTabItem(image: Image("ring"), label: Text("Ring"), tag: .ring)
        }
    }
}

struct Fine: View {
    @State private var line: Line? = .north

    var body: some View {
        RailTabView(selection: $line) {
            NorthView().railTabItem(image: Image("north"), label: Text("North"), tag: Line.north)
            if isSummer {
                SouthView().railTabItem(image: Image("south"), label: Text("South"), tag: Line.south)
            } else {
                SouthView().railTabItem(image: Image("south"), label: Text("Snow"), tag: Line.south)
            }
        }
    }
}
