// config: { "target": "macOS 15" }
import SwiftUI

struct Pages: View {
    var body: some View {
        TabView {
            Color.red
            Color.blue
        }
        .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
//                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ unavailable: macOS has no 'PageTabViewStyle'
    }
}

struct Fine: View {
    var body: some View {
        TabView {
            NewsView().tabItem { Text("News") }.badge(3)
            SportView().tabItem { Text("Sport") }
        }
        .tabViewStyle(.grouped)
    }
}

struct OnPhonesOnly: View {
    var body: some View {
        #if os(iOS)
        TabView {
            Color.red
            Color.blue
        }
        .tabViewStyle(.page)
        #elseif canImport(AppKit)
        TabView {
            Color.red
            Color.blue
        }
        .tabViewStyle(.verticalPage)
        #else
        TabView {
            Color.red
            Color.blue
        }
        .tabViewStyle(.carousel)
        #endif
    }
}

#if DEBUG && !os(iOS)
struct Debugging: View {
    var body: some View {
        TabView {
            NewsView().tabItem { Text("News") }
            SportView().tabItem { Text("Sport") }
        }
        .tabViewBottomAccessory { PlayerView() }
//       ^^^^^^^^^^^^^^^^^^^^^^ unavailable: macOS has no '.tabViewBottomAccessory'
    }
}
#endif
