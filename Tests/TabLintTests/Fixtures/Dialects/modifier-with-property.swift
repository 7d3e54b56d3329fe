// config: { "containers": [{ "name": ["TabBar", "SideBar"], "selection": "selection", "tab": { "modifier": "barItem" }, "id": { "argument": "for" }, "label": { "property": "caption" }, "icon": { "property": "symbol" } }] }
import SwiftUI

enum Room {
    case kitchen, bath, cellar

    var caption: String {
        switch self {
        case .kitchen: "Kitchen"
        case .bath: "Kitchen"
//                  ^^^^^^^^^ duplicate-label: "Kitchen" names two tabs
//= 9:24 it is used here first
        case .cellar: ""
//                    ^^ empty-label: the label of tab 3 is blank
        }
    }

    var symbol: String {
        switch self {
        case .kitchen: "refrigerater"
//                     ^^^^^^^^^^^^^^ unknown-symbol: no system symbol "refrigerater"; did you mean "refrigerator"?
        case .bath: "bathtub"
        case .cellar: "bathtub"
//                    ^^^^^^^^^ duplicate-icon: two tabs have the icon "bathtub"
//= 18:21 it is used here first
        }
    }
}

struct House: View {
    @State private var room: Room = .kitchen

    var body: some View {
        SideBar(selection: $room) {
            KitchenView().barItem(for: .kitchen)
            BathView().barItem(for: .bath)
            CellarView().barItem(for: .cellar)
        }
    }
}
