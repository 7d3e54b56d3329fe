import SwiftUI

struct Bar: View {
    @SceneStorage("order") private var order: TabViewCustomization
    private static let sport = "sport"

    var body: some View {
        TabView {
            Tab("News", systemImage: "newspaper") { NewsView() }.customizationID("news")
            if isSignedIn {
                Tab("Sport", systemImage: "trophy") { SportView() }.customizationID(Self.sport)
            } else {
                Tab("Sports", systemImage: "figure.run") { SportView() }.customizationID("sport")
            }
            TabSection("Papers") {
                Tab("Week", systemImage: "doc") { WeekView() }.customizationID("papers")
//                                                                             ^^^^^^^^ duplicate-customization-id: customizationID "papers" is already used by this section: they move and hide together
//= 19:30 it is used here first
                Tab("Month", systemImage: "calendar") { MonthView() }.customizationID("news")
//                                                                                    ^^^^^^ duplicate-customization-id: customizationID "news" is already used by tab "News": they move and hide together
//= 9:82 it is used here first
            }
            .customizationID("papers")
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabViewCustomization($order)
    }
}
