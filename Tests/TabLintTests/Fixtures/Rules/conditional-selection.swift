import SwiftUI

struct Conditions: View {
    @State private var page = 1
    @State private var value: Section = .account
    @State private var index = 2

    var body: some View {
        VStack {
            TabView(selection: $page) {
//                  ^^^^^^^^^^^^^^^^ conditional-selection: tab 1 exists only when 'isSignedIn', but 'page' starts there
//= 12:33 the tab is here
                NewsView().tabItem { Text("News") }.tag(0)
                if isSignedIn { AccountView().tabItem { Text("Account") }.tag(1) }
            }
            TabView(selection: $value) {
//                  ^^^^^^^^^^^^^^^^^ conditional-selection: tab Section.account exists only when 'isSignedIn', but 'value' starts there
//= 16:17 the tab is here
                Tab("News", systemImage: "newspaper", value: .news) { NewsView() }
                Tab("Account", systemImage: "person", value: .account) { AccountView() }
                    .hidden(!isSignedIn)
            }
            CustomTabView(selectedTab: $page) {
//                        ^^^^^^^^^^^^^^^^^^ conditional-selection: tab 1 exists only when 'DEBUG', but 'page' starts there
//= 22:17 the tab is here
                NewsView().customTabItem { Text("News") }.id(0)
                #if DEBUG
                DebugView().customTabItem { Text("Debug") }.id(1)
                #endif
            }
        }
    }
}

struct Covered: View {
    @State private var page = 1

    var body: some View {
        VStack {
            TabView(selection: $page) {
                NewsView().tabItem { Text("News") }.tag(0)
                if isSignedIn {
                    AccountView().tabItem { Text("Account") }.tag(1)
                } else {
                    LoginView().tabItem { Text("Login") }.tag(1)
                }
            }
            TabView(selection: $page) {
                SportView().tabItem { Text("Sport") }.tag(1)
                if isSignedIn { AccountView().tabItem { Text("Account") }.tag(2) }
            }
        }
    }
}
