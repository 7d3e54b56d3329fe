import SwiftUI

struct Bar: View {
    @State private var section: Section = .news

    var body: some View {
        CustomTabBarContainerView(selection: $section) {
            NewsView().tabBarItem(tab: .news, selection: $section)
            SportView().tabBarItem(tab: .sport, selection: $section)
            WeatherView().tabBarItem(tab: .weather, selection: $section)
            CloudView().tabBarItem(tab: .weather, selection: $section)
//                                      ^^^^^^^^ duplicate-id: tab Section.weather is already used by tab "Weather"; "Weather" can never be selected
//= 10:43 Section.weather is used here first
        }
    }
}
