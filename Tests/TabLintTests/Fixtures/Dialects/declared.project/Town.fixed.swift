import SwiftUI

struct Town: View {
    @State private var place: Place = Place.harbour

    var body: some View {
        Dock(place: $place) {
            HarbourView().dockItem(.harbour, title: "Harbour", icon: "ferry")
            MarketView().dockItem(.market, title: "Harbour", icon: "cart")
        }
    }
}

struct Village: View {
    @State private var place: Place = .market

    var body: some View {
        VStack {
            Dock(place: $place) {
                switch place {
                case .market: MarketView().dockItem(.market, title: "Market", icon: "cart")
                default: CastleView().dockItem(.castle, title: "Castle", icon: "crown")
                }
            }
            Dock(place: $place) {
                Text("Nothing").padded(by: 2)
            }
        }
    }
}
