import SwiftUI

struct Beta: View {
    @State private var page = 0

    var body: some View {
        TabbedView(selection: $page) {
//      ^^^^^^^^^^ obsolete-api: 'TabbedView' was a beta's name; it is 'TabView' since the first release
            Text("News").tabItemLabel(Text("News")).tag(0)
//                       ^^^^^^^^^^^^ obsolete-api: '.tabItemLabel' was a beta's name; it is '.tabItem { … }' since the first release
            Text("Sport").tabItem(label: { Text("Sport") })
//                        ^^^^^^^ obsolete-api: '.tabItem(label:)' was a beta's name; it is '.tabItem { … }' since the first release
            Text("Weather")
        }
        .id(UUID())
    }
}

struct BetaModifiers: View {
    var body: some View {
        TabView {
            Text("News").tabItemLabel(VStack {
//                       ^^^^^^^^^^^^ obsolete-api: '.tabItemLabel' was a beta's name; it is '.tabItem { … }' since the first release
                Image(systemName: "newspaper")
                Text("News")
            })
            SportView().tabItem { Text("Sport") }
            WeatherView().tabItem(label: Text("Weather"))
//                        ^^^^^^^ obsolete-api: '.tabItem(label:)' was a beta's name; it is '.tabItem { … }' since the first release
        }
    }
}
