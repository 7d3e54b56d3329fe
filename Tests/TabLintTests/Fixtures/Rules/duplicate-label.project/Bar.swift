import SwiftUI

struct Bar: View {
    @State private var section: Section = .news

    var body: some View {
        CustomTabBarContainerView(selection: $section) {
            NewsView().tabBarItem(tab: .news, selection: $section)
            SportView().tabBarItem(tab: .sport, selection: $section)
            SportView().tabBarItem(tab: .sport, selection: $section)
//                                      ^^^^^^ duplicate-id: tab Section.sport is already used by tab "Sport"; "Sport" can never be selected
//= 9:41 Section.sport is used here first
            WeatherView().tabBarItem(tab: .weather, selection: $section)
        }
    }
}
