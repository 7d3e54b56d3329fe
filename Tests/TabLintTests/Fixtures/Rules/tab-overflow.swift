import SwiftUI

struct Six: View {
    @State private var page = 0

    var body: some View {
        VStack {
            TabView {
//          ^^^^^^^ mixed-tab-syntax: Tab and .tabItem can't share one TabView
//= 11:21 a 'Tab' is here
//= 9:61 a '.tabItem' is here
//          ^^^^^^^ tab-overflow: 6 tabs: 4 are shown, the others move into "More"
                ForEach(0..<4) { number in PageView(number).tabItem { Text("\(number)") } }
//                                         ^^^^^^^^ missing-icon: this tab has no icon, others have one
                TabSection("More") {
                    Tab("Help", systemImage: "lifepreserver") { HelpView() }
                }
                Tab(role: .search) { SearchView() }
            }
            CustomTabView(selectedTab: $page) {
//          ^^^^^^^^^^^^^ tab-overflow: 6 tabs: 4 are shown, the others move into "More"
                ForEach(0..<6, id: \.self) { number in
                    PageView(number).customTabItem { Text("\(number)") }
                }
            }
            CustomTabView(activeIndex: $page, variant: .filled) {
//          ^^^^^^^^^^^^^ tab-overflow: 6 tabs: 4 are shown, the others move into "More"
                CustomTabItem(title: "A")
                CustomTabItem(title: "B")
                CustomTabItem(title: "C")
                if isSignedIn {
                    CustomTabItem(title: "D")
                    CustomTabItem(title: "E")
                    CustomTabItem(title: "F")
                } else {
                    CustomTabItem(title: "G")
                }
            }
        }
    }
}

struct Fitting: View {
    @State private var page = 0

    var body: some View {
        VStack {
            TabView {
                Tab("A", systemImage: "a.circle") { PageView() }
                Tab("B", systemImage: "b.circle") { PageView() }
                Tab("C", systemImage: "c.circle") { PageView() }
                Tab("D", systemImage: "d.circle") { PageView() }
                Tab("E", systemImage: "e.circle") { PageView() }
                Tab("F", systemImage: "f.circle") { PageView() }.hidden()
            }
            TabView {
                ForEach(0..<9) { number in PageView(number) }
            }
            .tabViewStyle(.page)
            CustomTabView(activeIndex: $page, variant: .scrollable) {
                CustomTabItem(title: "A")
                CustomTabItem(title: "B")
                CustomTabItem(title: "C")
                CustomTabItem(title: "D")
                CustomTabItem(title: "E")
                CustomTabItem(title: "F")
            }
        }
    }
}
