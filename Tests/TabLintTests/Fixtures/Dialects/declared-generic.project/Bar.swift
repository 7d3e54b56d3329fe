import SwiftUI

struct ChipBar<Selection: Hashable, Content: View>: View {
    @Binding var selection: Selection
    @ViewBuilder let content: () -> Content

    var body: some View { content() }
}

struct SwipeView<Content: View>: View {
    @Binding var offset: CGFloat
    @ViewBuilder let content: () -> Content

    var body: some View { content() }
}

extension View {
    func chipItem<Value: Hashable>(tag: Value, title: String) -> some View {
        preference(key: ChipKey.self, value: [AnyHashable(tag)])
    }

    func itemStyle(_ number: Int) -> some View {
        padding(CGFloat(number))
    }
}
