import SwiftUI

struct FourTabs: View {
    var body: some View {
        TabView {
            NewsView().tabItem { Text("Sixteen letters.") }
            SportView().tabItem { Text("Seventeen letters") }
//                                     ^^^^^^^^^^^^^^^^^^^ label-too-long: "Seventeen letters" (17 characters) will be cut: about 16 fit with 4 tabs
            WeatherView().tabItem { Text("tab_weather_forecast") }
            HelpView().tabItem { Text("tabs.help.and.support") }
        }
    }
}

struct FiveTabs: View {
    @State private var page = 0

    var body: some View {
        CustomTabView(activeIndex: $page, variant: .filled) {
            CustomTabItem(title: "Twelve chars") { NewsView() }
            CustomTabItem(title: "Thirteen char") { SportView() }
//                               ^^^^^^^^^^^^^^^ label-too-long: "Thirteen char" (13 characters) will be cut: about 12 fit with 5 tabs
            CustomTabItem(title: "Weather \(place) and more") { WeatherView() }
            CustomTabItem(title: "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦") { FamilyView() }
            CustomTabItem(title: "Help, support") { HelpView() }
//                               ^^^^^^^^^^^^^^^ label-too-long: "Help, support" (13 characters) will be cut: about 12 fit with 5 tabs
        }
    }
}

struct ScrollableTabs: View {
    @State private var page = 0

    var body: some View {
        CustomTabView(activeIndex: $page, variant: .scrollable) {
            CustomTabItem(title: "Television programmes") { NewsView() }
            CustomTabItem(title: "Radio programmes and podcasts") { SportView() }
        }
    }
}

struct Branches: View {
    var body: some View {
        TabView {
            Tab("News", systemImage: "newspaper") { NewsView() }
            Tab("Sport", systemImage: "trophy") { SportView() }
            if isSignedIn {
                Tab("Weather", systemImage: "cloud") { WeatherView() }
                Tab("Configuration", systemImage: "gear") { ConfigurationView() }
            } else {
                Tab("Login", systemImage: "person") { LoginView() }
            }
        }
    }
}

struct SevenTabs: View {
    var body: some View {
        TabView {
//      ^^^^^^^ tab-overflow: 7 tabs: 4 are shown, the others move into "More"
            ForEach(0..<6) { number in
                Text("\(number)").tabItem { Text("Week number \(number)") }
            }
            SettingsView().tabItem { Text("Configuration") }
//                                        ^^^^^^^^^^^^^^^ label-too-long: "Configuration" (13 characters) will be cut: about 12 fit with 5 tabs
        }
    }
}

struct Pages: View {
    var body: some View {
        TabView {
            NewsView().tabItem { Text("Television programmes of today") }
//                     ^^^^^^^ label-in-page-style: a page style draws no bar: this label is never shown
            SportView()
        }
        .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
    }
}

struct TraitBar: View {
    @State private var page = 0

    var body: some View {
        CustomTabView(selectedTab: $page) {
            NewsView().customTabItem { Label("Television programmes", systemImage: "tv") }.id(0)
//                                           ^^^^^^^^^^^^^^^^^^^^^^^ label-too-long: "Television programmes" (21 characters) will be cut: about 16 fit with 2 tabs
            SportView().customTabItem { Label(String(localized: "Radio programmes, live"), systemImage: "radio") }.id(1)
//                                                              ^^^^^^^^^^^^^^^^^^^^^^^^ label-too-long: "Radio programmes, live" (22 characters) will be cut: about 16 fit with 2 tabs
        }
    }
}
