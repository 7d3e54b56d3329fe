import SwiftUI

struct Bars: View {
    @State private var page = 0
    @State private var active = 0
    private let name = UUID()

    var body: some View {
        VStack {
            TabView(selection: $page) {
                Text("News").tabItem { Text("News") }.tag(0)
                Text("Sport").tabItem { Text("Sport") }.tag(1)
            }
            .tint(.red)
            .id(UUID())
//           ^^ unstable-bar-id: a new identity each time the body runs: the selection is lost
            CustomTabView(activeIndex: $active, variant: .filled) {
                CustomTabItem(title: "News") { NewsView().id(UUID()) }
                CustomTabItem(title: "Sport") { SportView() }
            }
            .id(UUID())
//           ^^ unstable-bar-id: a new identity each time the body runs: the selection is lost
            TabView {
                NewsView().tabItem { Text("News") }
                SportView().tabItem { Text("Sport") }
            }
            .id(name)
        }
        .id(UUID())
    }
}
