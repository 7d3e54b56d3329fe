import SwiftUI

struct Bar: View {
    @State private var section: Section = .news

    var body: some View {
        CustomTabBarContainerView(selection: $section) {
            NewsView().tabBarItem(tab: .news, selection: $section)
            SportView().tabBarItem(tab: .sport, selection: $section)
        }
    }
}
