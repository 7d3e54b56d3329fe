import SwiftUI

struct Bar: View {
    @SceneStorage("order") private var order: TabViewCustomization
    let papers: [Paper]

    var body: some View {
        TabView {
            Tab("News", systemImage: "newspaper") { NewsView() }.customizationID("news.\(user.name)")
//                                                                               ^^^^^^^^^^^^^^^^^^^ unstable-customization-id: this customizationID is not the same in the next run: the tab's place is forgotten
            Tab("Sport", systemImage: "trophy") { SportView() }.customizationID(UUID().uuidString)
//                                                                              ^^^^^^^^^^^^^^^^^ unstable-customization-id: this customizationID is not the same in the next run: the tab's place is forgotten
            Tab("Help", systemImage: "lifepreserver") { HelpView() }.customizationID(Names.help)
            TabSection("Papers") {
                ForEach(papers) { paper in
                    Tab(paper.name, systemImage: "doc") { PaperView(paper) }
                        .customizationID("paper.\(paper.id)")
                }
                ForEach(papers) { paper in
                    Tab(paper.name, systemImage: "book") { PaperView(paper) }
                        .customizationID("paper.\(paper.id).\(user.name)")
//                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ unstable-customization-id: this customizationID is not the same in the next run: the tab's place is forgotten
                }
            }
            .customizationID("papers.\(year)")
//                           ^^^^^^^^^^^^^^^^ unstable-customization-id: this customizationID is not the same in the next run: the tab's place is forgotten
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabViewCustomization($order)
    }
}
