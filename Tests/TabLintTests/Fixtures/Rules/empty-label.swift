import SwiftUI

enum Section {
    case news, sport

    var title: String {
        switch self {
        case .news: return "News"
        case .sport: return ""
//                          ^^ empty-label: the label of tab 2 is blank
        }
    }
}

struct Labels: View {
    @State private var section: Section = .news
    @State private var page = 0

    var body: some View {
        VStack {
            TabView {
                NewsView().tabItem { Text("") }
//              ^^^^^^^^ missing-icon: this tab has no icon, others have one
//                                        ^^ empty-label: the label of tab 1 is blank
                SportView().tabItem { Label(" ", systemImage: "trophy") }
//                                          ^^^ empty-label: the label of tab 2 is blank
                WeatherView().tabItem { Text(verbatim: "\t") }
//              ^^^^^^^^^^^ missing-icon: this tab has no icon, others have one
//                                                     ^^^^ empty-label: the label of tab 3 is blank
                HelpView().tabItem { Text(name) }
//              ^^^^^^^^ missing-icon: this tab has no icon, others have one
            }
            TabView {
                Tab("", systemImage: "newspaper") { NewsView() }
//                  ^^ empty-label: the label of tab 1 is blank
                Tab("Sport", systemImage: "trophy") { SportView() }
            }
            CustomTabBarContainerView(selection: $section) {
                NewsView().tabBarItem(tab: .news, selection: $section)
                SportView().tabBarItem(tab: .sport, selection: $section)
            }
            CustomTabView(activeIndex: $page, variant: .filled) {
                CustomTabItem(title: "  ") { NewsView() }
//                                   ^^^^ empty-label: the label of tab 1 is blank
                CustomTabItem(title: "Sport") { SportView() }
            }
            CustomTabView(
                tabs: [
                    TabItemData(image: "n", selectedImage: "n2", title: ""),
//                                                                      ^^ empty-label: the label of tab 1 is blank
                    TabItemData(image: "s", selectedImage: "s2", title: "Sport"),
                ],
                selectedIndex: $page
            ) { index in
                PageView(index)
            }
        }
    }
}
