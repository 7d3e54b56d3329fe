import SwiftUI

struct Six: View {
    @State private var page = 0

    var body: some View {
        VStack {
            TabView {
                ForEach(0..<4) { number in Tab { PageView(number) } label: { Text("\(number)") } }
                TabSection("More") {
                    Tab("Help", systemImage: "lifepreserver") { HelpView() }
                }
                Tab(role: .search) { SearchView() }
            }
            CustomTabView(selectedTab: $page) {
                ForEach(0..<6, id: \.self) { number in
                    PageView(number).customTabItem { Text("\(number)") }
                }
            }
            CustomTabView(activeIndex: $page, variant: .filled) {
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
