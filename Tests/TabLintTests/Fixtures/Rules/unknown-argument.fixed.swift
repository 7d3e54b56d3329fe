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
            CustomTabView(activeIndex: $index, variant: .filled) {
                CustomTabItem(title: "News") { NewsView() }
                CustomTabItem(title: "Sport", isNew: true) { SportView() }
            }
            CustomTabView(activeIndex: $index) {
                CustomTabItem(title: "News") { NewsView() }
                CustomTabItem { SportView() }
                CustomTabItem(title: "Weather", badge: 3) { WeatherView() }
            }
        }
    }
}
