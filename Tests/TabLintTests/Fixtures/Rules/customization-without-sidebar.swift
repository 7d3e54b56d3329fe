import SwiftUI

struct NoStyle: View {
    @AppStorage("order") private var order: TabViewCustomization

    var body: some View {
        TabView {
            Tab("News", systemImage: "newspaper") { NewsView() }.customizationID("news")
            Tab("Sport", systemImage: "trophy") { SportView() }.customizationID("sport")
        }
        .tabViewCustomization($order)
//       ^^^^^^^^^^^^^^^^^^^^ customization-without-sidebar: tabs are rearranged in the sidebar only; this bar needs the style .sidebarAdaptable
    }
}

struct OtherStyle: View {
    @AppStorage("order") private var order: TabViewCustomization

    var body: some View {
        TabView {
            Tab("News", systemImage: "newspaper") { NewsView() }.customizationID("news")
            Tab("Sport", systemImage: "trophy") { SportView() }.customizationID("sport")
        }
        .tabViewStyle(.tabBarOnly)
        .tabViewCustomization($order)
//       ^^^^^^^^^^^^^^^^^^^^ customization-without-sidebar: tabs are rearranged in the sidebar only; this bar needs the style .sidebarAdaptable
    }
}

struct OuterStyle: View {
    @AppStorage("order") private var order: TabViewCustomization

    var body: some View {
        Group {
            TabView {
                Tab("News", systemImage: "newspaper") { NewsView() }.customizationID("news")
                Tab("Sport", systemImage: "trophy") { SportView() }.customizationID("sport")
            }
            .tabViewCustomization($order)
        }
        .tabViewStyle(.sidebarAdaptable)
    }
}

struct UnknownStyle: View {
    @AppStorage("order") private var order: TabViewCustomization

    var body: some View {
        TabView {
            Tab("News", systemImage: "newspaper") { NewsView() }.customizationID("news")
            Tab("Sport", systemImage: "trophy") { SportView() }.customizationID("sport")
        }
        .tabViewStyle(style)
        .tabViewCustomization($order)
    }
}

struct ConditionalStyle: View {
    @AppStorage("order") private var order: TabViewCustomization

    var body: some View {
        TabView {
            Tab("News", systemImage: "newspaper") { NewsView() }.customizationID("news")
            Tab("Sport", systemImage: "trophy") { SportView() }.customizationID("sport")
        }
        #if os(iOS)
        .tabViewStyle(.sidebarAdaptable)
        .tabViewCustomization($order)
        #endif
    }
}
