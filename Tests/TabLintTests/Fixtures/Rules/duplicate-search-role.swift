import SwiftUI

struct Twice: View {
    @Binding var page: Int

    var body: some View {
        TabView(selection: $page) {
            Tab("Find", systemImage: "magnifyingglass", value: 0, role: .search) { FindView() }
            Tab("News", systemImage: "newspaper", value: 1) { NewsView() }
            Tab(
                value: 2,
                role: TabRole.search
//              ^^^^^^^^^^^^^^^^^^^^ duplicate-search-role: only the first search tab is used
//= 8:13 the first search tab is here
            ) {
                SearchView()
            }
        }
    }
}

struct Once: View {
    var body: some View {
        TabView {
            Tab("News", systemImage: "newspaper") { NewsView() }
            if isSignedIn {
                Tab(role: .search) { SearchView() }
            } else {
                Tab(role: .search) { FindView() }
            }
            Tab("Pay", systemImage: "creditcard", role: .prominent) { PayView() }
        }
    }
}
