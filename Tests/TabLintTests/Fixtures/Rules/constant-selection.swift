import SwiftUI

struct SystemBar: View {
    var body: some View {
        TabView(selection: .constant(0)) {
//              ^^^^^^^^^^^^^^^^^^^^^^^ constant-selection: a constant selection can't change: tapping a tab does nothing
            Text("News").tabItem { Text("News") }.tag(0)
            Text("Sport").tabItem { Text("Sport") }.tag(1)
        }
    }
}

struct QualifiedBar: View {
    var body: some View {
        TabView(selection: Binding<Section?>.constant(.news)) {
//              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ constant-selection: a constant selection can't change: tapping a tab does nothing
            Tab("News", systemImage: "newspaper", value: Section.news) { NewsView() }
            Tab("Sport", systemImage: "trophy", value: Section.sport) { SportView() }
        }
    }
}

struct PreferenceBar: View {
    var body: some View {
        CustomTabBarContainerView(selection: Binding.constant(.news)) {
//                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ constant-selection: a constant selection can't change: tapping a tab does nothing
            NewsView().tabBarItem(tab: .news, selection: .constant(.news))
            SportView().tabBarItem(tab: .sport, selection: .constant(.news))
        }
    }
}

struct DataBar: View {
    var body: some View {
        CustomTabView(
            tabs: [
                TabItemData(image: "n", selectedImage: "n2", title: "News"),
                TabItemData(image: "s", selectedImage: "s2", title: "Sport"),
            ],
            selectedIndex: .constant(1)
//          ^^^^^^^^^^^^^^^^^^^^^^^^^^^ constant-selection: a constant selection can't change: tapping a tab does nothing
        ) { index in
            PageView(index)
        }
    }
}

struct TraitBar: View {
    var body: some View {
        CustomTabView(selectedTab: .constant("news")) {
//                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ constant-selection: a constant selection can't change: tapping a tab does nothing
            NewsView().customTabItem { Text("News") }.id("news")
            SportView().customTabItem { Text("Sport") }.id("sport")
        }
    }
}

struct ItemBar: View {
    let start: Int

    var body: some View {
        CustomTabView(activeIndex: .constant(start), variant: .filled) {
//                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ constant-selection: a constant selection can't change: tapping a tab does nothing
            CustomTabItem(title: "News") { NewsView() }
            CustomTabItem(title: "Sport") { SportView() }
        }
    }
}

struct BoundBar: View {
    @Binding var section: Int

    var body: some View {
        TabView(selection: $section.animation()) {
            Text("News").tabItem { Text("News") }.tag(0)
            Text("Sport").tabItem { Text("Sport") }.tag(1)
        }
    }
}

struct ComputedBar: View {
    var body: some View {
        TabView(selection: Binding(get: { 0 }, set: { open($0) })) {
            Text("News").tabItem { Text("News") }.tag(0)
            Text("Sport").tabItem { Text("Sport") }.tag(1)
        }
    }
}

#Preview {
    TabView(selection: .constant(0)) {
        Text("News").tabItem { Text("News") }.tag(0)
        Text("Sport").tabItem { Text("Sport") }.tag(1)
    }
}

struct SystemBar_Previews: PreviewProvider {
    static var previews: some View {
        CustomTabView(activeIndex: .constant(0), variant: .filled) {
            CustomTabItem(title: "News") { NewsView() }
            CustomTabItem(title: "Sport") { SportView() }
        }
    }
}
