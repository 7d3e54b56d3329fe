import SwiftUI

struct OtherBinding: View {
    @State private var section: Section = .news
    @State private var other: Section = .news

    var body: some View {
        CustomTabBarContainerView(selection: $section) {
            NewsView().tabBarItem(tab: .news, selection: $section)
            SportView().tabBarItem(tab: .sport, selection: $other)
//                                              ^^^^^^^^^^^^^^^^^ selection-argument-mismatch: this tab shows itself by 'other', but the bar is driven by 'section'
//= 8:35 the bar's selection is here
            WeatherView().tabBarItem(tab: .weather, selection: .constant(.weather))
//                                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ selection-argument-mismatch: this tab shows itself by '.constant(.weather)', but the bar is driven by 'section'
//= 8:35 the bar's selection is here
        }
    }
}

struct SameBinding: View {
    @ObservedObject var model: Model

    var body: some View {
        CustomTabBarContainerView(selection: $model.section) {
            NewsView().tabBarItem(tab: .news, selection: self.$model.section)
            SportView().tabBarItem(tab: .sport, selection: $model.section.animation(.easeIn))
        }
    }
}

struct NamedLikeIt: View {
    @State private var page: Section = .news
    @State private var pages: Section = .news

    var body: some View {
        SheetBar(selection: $page) {
            NewsView().tabbarItem(tab: .news, selection: $page)
            if isSubscriber {
                SportView().tabbarItem(tab: .sport, selection: $pages)
//                                                  ^^^^^^^^^^^^^^^^^ selection-argument-mismatch: this tab shows itself by 'pages', but the bar is driven by 'page'
//= 32:18 the bar's selection is here
            }
        }
    }
}

struct WithoutOwn: View {
    @State private var page: Section = .news

    var body: some View {
        SheetBar(selection: $page) {
            NewsView().tabItem(for: .news)
            SportView().tabItem(for: .sport)
        }
    }
}

struct MadeBinding: View {
    @State private var page: Section = .news

    var body: some View {
        CustomTabBarContainerView(selection: $page) {
            NewsView().tabBarItem(tab: .news, selection: Binding(get: { page }, set: { page = $0 }))
            SportView().tabBarItem(tab: .sport, selection: binding(for: .sport))
        }
    }
}
