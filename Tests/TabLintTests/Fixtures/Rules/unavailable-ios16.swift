// config: { "target": "iOS 16.4" }
import SwiftUI

struct Old: View {
    @SceneStorage("order") private var order: TabViewCustomization

    var body: some View {
        TabView {
            Tab("News", systemImage: "newspaper") { NewsView() }
//          ^^^ unavailable: 'Tab' needs iOS 18; the target is iOS 16.4
                .customizationID("news")
            TabSection("Papers") {
//          ^^^^^^^^^^ unavailable: 'TabSection' needs iOS 18; the target is iOS 16.4
                Tab("Week", systemImage: "doc") { WeekView() }
//              ^^^ missing-customization-id: tab "Week" has no customizationID: it can't be moved or hidden
//              ^^^ unavailable: 'Tab' needs iOS 18; the target is iOS 16.4
            }
            .customizationID("papers")
        }
        .tabViewStyle(.sidebarAdaptable)
//                    ^^^^^^^^^^^^^^^^^ unavailable: '.sidebarAdaptable' needs iOS 18; the target is iOS 16.4
        .tabViewCustomization($order)
//       ^^^^^^^^^^^^^^^^^^^^ unavailable: '.tabViewCustomization' needs iOS 18; the target is iOS 16.4
        .toolbarVisibility(.hidden, for: .tabBar)
//       ^^^^^^^^^^^^^^^^^ unavailable: '.toolbarVisibility' needs iOS 18; the target is iOS 16.4
        .tabBarMinimizeBehavior(.onScrollDown)
//       ^^^^^^^^^^^^^^^^^^^^^^ unavailable: '.tabBarMinimizeBehavior' needs iOS 26; the target is iOS 16.4
    }
}

struct Checked: View {
    var body: some View {
        if #available(iOS 18, macOS 15, *) {
            TabView {
                Tab("News", systemImage: "newspaper") { NewsView() }
                Tab("Pay", systemImage: "creditcard", role: .prominent) { PayView() }
//                                                          ^^^^^^^^^^ unavailable: '.prominent' needs iOS 27; the target is iOS 16.4
            }
            .tabBarMinimizeBehavior(.onScrollDown)
//           ^^^^^^^^^^^^^^^^^^^^^^ unavailable: '.tabBarMinimizeBehavior' needs iOS 26; the target is iOS 16.4
        } else {
            TabView {
                NewsView().tabItem { Text("News") }.badge(2)
//                         ^^^^^^^ label-in-page-style: a page style draws no bar: this label is never shown
                PayView().tabItem { Text("Pay") }
//                        ^^^^^^^ label-in-page-style: a page style draws no bar: this label is never shown
            }
            .tabViewStyle(.carousel)
//                        ^^^^^^^^^ unavailable: iOS has no '.carousel'
        }
    }
}

@available(iOS 18.0, *)
struct Newer: View {
    var body: some View {
        TabView {
            Tab("News", systemImage: "newspaper") { NewsView() }
            Tab("Sport", systemImage: "trophy") { SportView() }
        }
        #if os(macOS)
        .tabViewStyle(.grouped)
        #endif
    }
}

extension Newer {
    @available(iOS 26.1, *)
    var accessory: some View {
        TabView {
            Tab("News", systemImage: "newspaper") { NewsView() }
            Tab("Sport", systemImage: "trophy") { SportView() }
        }
        .tabViewBottomAccessory(isEnabled: isPlaying) { PlayerView() }
    }

    func guarded() -> AnyView {
        guard #available(iOS 26, *) else { return AnyView(EmptyView()) }
        return AnyView(
            TabView {
                Tab("News", systemImage: "newspaper") { NewsView() }
                Tab("Sport", systemImage: "trophy") { SportView() }
            }
            .tabViewBottomAccessory(isEnabled: isPlaying) { PlayerView() })
//           ^^^^^^^^^^^^^^^^^^^^^^ unavailable: '.tabViewBottomAccessory(isEnabled:)' needs iOS 26.1; the target is iOS 16.4
    }
}

struct OwnBar: View {
    @State private var index = 0

    var body: some View {
        CustomTabView(activeIndex: $index, variant: .filled) {
            CustomTabItem(title: "News") { NewsView() }
            CustomTabItem(title: "Sport") { SportView() }
        }
        .tabBarMinimizeBehavior(.never)
    }
}
