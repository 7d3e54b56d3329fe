import SwiftUI

struct Bar: View {
    var body: some View {
        TabView {
            Tab("News", systemImage: "newspaper") { NewsView() }
            TabSection("Papers") {
                Tab("Week", systemImage: "doc") { WeekView() }
                    .badge(2)
                    .sectionActions { Button("New") { create() } }
//                   ^^^^^^^^^^^^^^ section-actions-on-tab: a single tab shows no section actions; put them on a TabSection
                Tab("Month", systemImage: "calendar") { MonthView() }
            }
            .sectionActions { Button("New") { create() } }
        }
    }
}
