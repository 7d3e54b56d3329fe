// config: { "containers": [{ "name": ["TabBar", "SideBar"], "selection": "selection", "tab": { "modifier": "barItem" }, "id": { "argument": "for" }, "label": { "property": "caption" }, "icon": { "property": "symbol" } }] }
import SwiftUI

enum Room {
    case kitchen, bath, cellar

    var caption: String {
        switch self {
        case .kitchen: "Kitchen"
        case .bath: "Kitchen"
        case .cellar: "Cellar"
        }
    }

    var symbol: String {
        switch self {
        case .kitchen: "refrigerator"
        case .bath: "bathtub"
        case .cellar: "bathtub"
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
