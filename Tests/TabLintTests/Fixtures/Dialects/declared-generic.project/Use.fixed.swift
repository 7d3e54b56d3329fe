import SwiftUI

struct Chips: View {
    @State private var chip = 0

    var body: some View {
        ChipBar(selection: $chip) {
            Text("A").chipItem(tag: 0, title: "A")
            Text("B").chipItem(tag: 1, title: "B")
        }
    }
}

struct Counts: View {
    @State private var count = 2

    var body: some View {
        CountBar(count: $count) {
            Text("A").itemStyle(2)
            Text("B").itemStyle(2)
        }
    }
}

struct CountBar<Content: View>: View {
    @Binding var count: Int
    @ViewBuilder let content: () -> Content

    var body: some View { content() }
}
