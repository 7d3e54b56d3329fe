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
                .railTabItem(image: Image("north"), label: Text("North"), tag: .south)
            RingView()
                .railTabItem(image: Image("ring"), label: Text("Ring"), tag: Line.ring)
        }
    }
}

struct TooMany: View {
    @Binding var page: Int

    var body: some View {
        RailTabView(selection: $page) {
            PageView().railTabItem(image: Image("a"), label: { Text("A") }, tag: 0)
            PageView().railTabItem(image: Image("b"), tag: 1) { Text("B") }
            PageView().railTabItem(image: Image("c"), label: Text("C"), tag: "2")
            PageView().railTabItem(label: Text("D"), tag: 3)
            PageView().railTabItem(image: Image("e"), label: Image("f"), tag: 4)
            Divider()
            PlainView()
        }
    }
}

struct Depot: View {
    @State private var line: Line = Line.north

    var body: some View {
        RailTabView(selection: $line) {
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
