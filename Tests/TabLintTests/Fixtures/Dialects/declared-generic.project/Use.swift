import SwiftUI

struct Chips: View {
    @State private var chip = 2

    var body: some View {
        ChipBar(selection: $chip) {
//              ^^^^^^^^^^^^^^^^ selection-out-of-range: 'chip' starts at 2, but the tabs are 0, 1: no tab is shown
//= 4:31 it starts here
            Text("A").chipItem(tag: 0, title: "A")
            Text("B").chipItem(tag: 1, title: " ")
//                                            ^^^ empty-label: the label of tab 2 is blank
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
