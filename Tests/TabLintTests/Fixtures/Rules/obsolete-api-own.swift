import SwiftUI

struct TabbedView<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
}

struct Own: View {
    var body: some View {
        TabbedView {
            Text("News")
            Text("Sport")
        }
    }
}
