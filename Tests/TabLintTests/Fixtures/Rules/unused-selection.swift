import SwiftUI

struct Unused: View {
    @State private var selectedTab = 0
//                     ^^^^^^^^^^^ unused-selection: 'selectedTab' is never used; the bar's selection is 'page'
    @State private var page = 0
    @Binding var activeIndexOfBar: Int
//               ^^^^^^^^^^^^^^^^ unused-selection: 'activeIndexOfBar' is never used; the bar's selection is 'page'
    let isSelected: Bool
//      ^^^^^^^^^^ unused-selection: 'isSelected' is never used; the bar's selection is 'page'
    private var selectionTitle: String { "Title" }

    var body: some View {
        TabView(selection: $page) {
            NewsView().tabItem { Text("News") }.tag(0)
            SportView().tabItem { Text("Sport") }.tag(1)
        }
    }
}

struct Used: View {
    @State private var selection = 0
    @State private var selectedName = ""
    let selectedColor: Color

    init(selectedColor: Color) {
        self.selectedColor = selectedColor
    }

    var body: some View {
        TabView(selection: $selection) {
            NewsView(name: selectedName).tabItem { Text("News") }.tag(0)
            SportView().tabItem { Text("Sport") }.tag(1)
        }
        .tint(selectedColor)
    }
}

struct NoBar: View {
    @State private var selection = 0

    var body: some View { Text("No bar") }
}
