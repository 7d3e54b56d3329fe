import SwiftUI

struct TaggedBar: View {
    var body: some View {
        TabView {
//      ^^^^^^^ id-without-selection: tags have no effect: this TabView has no selection
//= 10:22 the first tag is here
            NewsView()
                .tabItem { Text("News") }
            SportView()
                .tabItem { Text("Sport") }
                .tag(Section.sport)
        }
    }
}

struct ValueBar: View {
    var body: some View {
        TabView {
//      ^^^^^^^ id-without-selection: values have no effect: this TabView has no selection
//= 18:58 the first value is here
            Tab("News", systemImage: "newspaper", value: 0) { NewsView() }
            Tab("Sport", systemImage: "trophy", value: 1) { SportView() }
        }
    }
}

struct LoopBar: View {
    let sections: [Section]

    var body: some View {
        TabView {
            ForEach(sections, id: \.self) { section in
                SectionView(section).tabItem { Text(section.name) }
//                                   ^^^^^^^ label-in-page-style: a page style draws no bar: this label is never shown
            }
        }
        .tabViewStyle(.page)
    }
}

struct TaggedPages: View {
    var body: some View {
        TabView {
//      ^^^^^^^ id-without-selection: tags have no effect: this TabView has no selection
//= 40:27 the first tag is here
            Color.red.tag(0)
            Color.blue.tag(1)
        }
        .tabViewStyle(.page)
    }
}

struct TraitBar: View {
    var body: some View {
        CustomTabView {
            NewsView().customTabItem { Text("News") }.id(0)
            SportView().customTabItem { Text("Sport") }.id(1)
        }
    }
}
