import SwiftUI

struct Around: View {
    @State private var text = ""

    var body: some View {
        TabView {
            Tab("News", systemImage: "newspaper") { NewsView() }
            Tab(role: .search) { SearchView() }
        }
        .tabViewStyle(.sidebarAdaptable)
        .searchable(text: $text)
//       ^^^^^^^^^^ searchable-on-bar: the bar hands this search field to its search tab; put it on the view inside that tab
//= 9:13 the search tab is here
    }
}

struct Inside: View {
    @State private var text = ""

    var body: some View {
        TabView {
            Tab("News", systemImage: "newspaper") { NewsView().searchable(text: $text) }
            Tab(role: .search) { SearchView().searchable(text: $text) }
        }
    }
}

struct WithoutSearchTab: View {
    @State private var text = ""

    var body: some View {
        TabView {
            Tab("News", systemImage: "newspaper") { NewsView() }
            Tab("Sport", systemImage: "trophy") { SportView() }
        }
        .searchable(text: $text)
    }
}
