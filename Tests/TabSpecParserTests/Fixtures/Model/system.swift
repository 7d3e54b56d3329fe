import SwiftUI

struct MainScreen: View {
  enum Page { case today, week, year }

  @State private var page = Page.today
  @AppStorage("tab") private var stored = 1

  var body: some View {
    TabView(selection: $page) {
      TodayView().tabItem { Label("Today", systemImage: "sun") }.tag(Page.today)
      Text("Week").tabItem {
        Image("week")
        Text("Week")
      }.tag(Page.week)
      Text("Year").tabItem { Image(systemName: "star") }
      OtherView()
      rest
    }
    SwiftUI.TabView(selection: self.$stored.animation()) {
      Tab("Today", systemImage: "sun", value: 1) { TodayView() }
      Tab(value: 2) {
        WeekView()
      } label: {
        Label("Week", image: "week")
      }
      TabSection("More") {
        Tab("Year", systemImage: "star", value: 3) { YearView() }.hidden(isShort)
        Tab("None", systemImage: "x", value: 4) { EmptyView() }.hidden()
      }
      Tab(value: 5, role: .search) { SearchView() }
    }
    .tabViewStyle(.sidebarAdaptable)
    TabView(selection: .constant(7)) { Text("Page").tag(7) }
      .tabViewStyle(PageTabViewStyle())
    TabView {}
      .toolbar(.hidden, for: .tabBar)
  }
}

#Preview { TabView { Text("Only").tabItem { Text("Only") } } }
