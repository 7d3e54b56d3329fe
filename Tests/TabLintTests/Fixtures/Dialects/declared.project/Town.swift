import SwiftUI

struct Town: View {
    @State private var place: Place = .castle

    var body: some View {
        Dock(place: $place) {
//           ^^^^^^^^^^^^^ selection-out-of-range: 'place' starts at Place.castle, but the tabs are Place.harbour: no tab is shown
//= 4:39 it starts here
            HarbourView().dockItem(.harbour, title: "Harbour", icon: "ferry")
            MarketView().dockItem(.harbour, title: "Harbour", icon: "cart")
//                                ^^^^^^^^ duplicate-id: id Place.harbour is already used by tab "Harbour"; "Harbour" can never be selected
//= 8:36 Place.harbour is used here first
//                                                 ^^^^^^^^^ duplicate-label: "Harbour" names two tabs
//= 8:53 it is used here first
        }
    }
}

struct Village: View {
    @State private var place: Place = .market

    var body: some View {
        VStack {
            Dock(place: $place) {
                switch place {
//              ^^^^^^ switch-in-container: switch on 'place': only the selected tab exists, the bar loses its other buttons
                case .market: MarketView().dockItem(.market, title: "Market", icon: "cart")
                default: CastleView().dockItem(.castel, title: "Castle", icon: "crown")
//                                              ^^^^^^ unknown-case: Place has no case 'castel'; did you mean 'castle'?
//= Place.swift: 'Place' is declared here
                }
            }
            Dock(place: $place) {
                Text("Nothing").padded(by: 2)
            }
        }
    }
}
