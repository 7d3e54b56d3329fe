import SwiftUI

struct Dock<Content: View>: View {
    @Binding private var place: Place
    private let content: Content

    init(place: Binding<Place>, @ViewBuilder content: () -> Content) {
        _place = place
        self.content = content()
    }

    var body: some View { content }
}

struct DockItemModifier: ViewModifier {
    let place: Place
    let title: String

    func body(content: Content) -> some View {
        content.preference(key: PlacesKey.self, value: [place])
    }
}

extension View {
    func dockItem(_ place: Place, title: String, icon: String) -> some View {
        modifier(DockItemModifier(place: place, title: title))
    }

    func padded(by count: Int) -> some View {
        padding(CGFloat(count))
    }
}
