import SwiftUI

struct CustomTabView<Content: View>: View {
    @Binding var activeIndex: Int
    var variant = Variant.filled
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack {
            CustomTabView(activeIndex: $activeIndex, variant: .filled) {
//          ^^^^^^^^^^^^^ container-shadowed: 'CustomTabView' is the type around it here: it shows itself without end
//= 3:8 'CustomTabView' is declared here
                CustomTabItem(title: "News") { NewsView() }
                CustomTabItem(title: "Sport") { SportView() }
            }
        }
    }
}

extension CustomTabView {
    var second: some View {
        CustomTabView(selectedTab: $page) {
//      ^^^^^^^^^^^^^ container-shadowed: 'CustomTabView' is the type around it here: it shows itself without end
//= 3:8 'CustomTabView' is declared here
            NewsView().customTabItem { Text("News") }.id(0)
            SportView().customTabItem { Text("Sport") }.id(1)
        }
    }

    static func make() -> some View {
        CustomTabView(activeIndex: .constant(start), variant: .filled) {
//                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ constant-selection: a constant selection can't change: tapping a tab does nothing
            CustomTabItem(title: "News") { NewsView() }
            CustomTabItem(title: "Sport") { SportView() }
        }
    }
}

struct TabView: View {
    var body: some View {
        TabView {
//      ^^^^^^^ container-shadowed: 'TabView' is the type around it here: it shows itself without end
//= 34:8 'TabView' is declared here
            NewsView().tabItem { Text("News") }
            SportView().tabItem { Text("Sport") }
        }
    }
}

enum Screens {
    struct TabView: View {
        var body: some View {
            SwiftUI.TabView {
                NewsView().tabItem { Text("News") }
                SportView().tabItem { Text("Sport") }
            }
        }
    }
}
