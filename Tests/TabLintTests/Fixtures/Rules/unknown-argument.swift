import SwiftUI

struct CustomTabView<Content: View>: View {
    @Binding var activeIndex: Int
    var variant = Variant.filled
    @ViewBuilder let content: () -> Content

    var body: some View { content() }
}

struct CustomTabItem<Content: View>: View {
    let title: String
    var isNew = false
    let content: Content

    init(title: String, isNew: Bool = false, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View { content }
}

struct Bars: View {
    @State private var index = 0

    var body: some View {
        VStack {
            CustomTabView(selectedIndex: $index, variant: .filled) {
//                        ^^^^^^^^^^^^^ unknown-argument: CustomTabView has no argument 'selectedIndex'; did you mean 'activeIndex'?
//= 3:8 'CustomTabView' is declared here
                CustomTabItem(title: "News") { NewsView() }
                CustomTabItem(title: "Sport", isNew: true) { SportView() }
            }
            CustomTabView(activeIndex: $index) {
                CustomTabItem(titel: "News") { NewsView() }
//                            ^^^^^ unknown-argument: CustomTabItem has no argument 'titel'; did you mean 'title'?
//= 11:8 'CustomTabItem' is declared here
                CustomTabItem { SportView() }
//              ^^^^^^^^^^^^^ unknown-argument: CustomTabItem needs the argument 'title'
//= 11:8 'CustomTabItem' is declared here
                CustomTabItem(title: "Weather", badge: 3) { WeatherView() }
//                                              ^^^^^ unknown-argument: CustomTabItem has no argument 'badge'
//= 11:8 'CustomTabItem' is declared here
            }
        }
    }
}
