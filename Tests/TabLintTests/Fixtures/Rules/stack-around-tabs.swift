import SwiftUI

struct Stack: View {
    var body: some View {
        NavigationStack(path: $path) {
//      ^^^^^^^^^^^^^^^ stack-around-tabs: put a NavigationStack inside each tab: around the TabView it covers the bar
//= 6:13 the bar is here
            TabView {
                NewsView().tabItem { Text("News") }
                SportView().tabItem { Text("Sport") }
            }
            .navigationTitle("Paper")
        }
        .environment(\.locale, locale)
    }
}

struct OldView: View {
    var body: some View {
        NavigationView {
//      ^^^^^^^^^^^^^^ stack-around-tabs: put a NavigationView inside each tab: around the TabView it covers the bar
//= 21:21 the bar is here
            Group {
                if isSignedIn {
                    TabView {
                        Tab("News", systemImage: "newspaper") { NewsView() }
                        Tab("Sport", systemImage: "trophy") { SportView() }
                    }
                } else {
                    LoginView()
                }
            }
        }
    }
}

struct Silent: View {
    @State private var index = 0

    var body: some View {
        VStack {
            NavigationStack {
                TabView {
                    Color.red
                    Color.blue
                }
                .tabViewStyle(.page)
            }
            NavigationStack {
                VStack {
                    TabView {
                        NewsView().tabItem { Text("News") }
                        SportView().tabItem { Text("Sport") }
                    }
                }
            }
            NavigationStack {
                CustomTabView(activeIndex: $index, variant: .filled) {
                    CustomTabItem(title: "News") { NewsView() }
                    CustomTabItem(title: "Sport") { SportView() }
                }
            }
            TabView {
                NavigationStack { NewsView() }.tabItem { Text("News") }
                NavigationStack { SportView() }.tabItem { Text("Sport") }
            }
        }
    }
}
