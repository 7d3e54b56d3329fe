// config: { "target": "iOS 16.4" }
import SwiftUI

struct Old: View {
    @SceneStorage("order") private var order: TabViewCustomization

    var body: some View {
        TabView {
            Tab("News", systemImage: "newspaper") { NewsView() }
                .customizationID("news")
            TabSection("Papers") {
                Tab("Week", systemImage: "doc") { WeekView() }.customizationID("week")
            }
            .customizationID("papers")
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabViewCustomization($order)
        .toolbar(.hidden, for: .tabBar)
        .tabBarMinimizeBehavior(.onScrollDown)
    }
}

struct Checked: View {
    var body: some View {
        if #available(iOS 18, macOS 15, *) {
            TabView {
                Tab("News", systemImage: "newspaper") { NewsView() }
                Tab("Pay", systemImage: "creditcard", role: .prominent) { PayView() }
            }
            .tabBarMinimizeBehavior(.onScrollDown)
        } else {
            TabView {
                NewsView().tabItem { Text("News") }.badge(2)
                PayView().tabItem { Text("Pay") }
            }
            .tabViewStyle(.carousel)
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
