enum Page: String, CaseIterable {
  case home, mail
  var title: String { rawValue }
}
struct Loops: View {
  @State private var page: Page = .home
  let loaded: [Item]
  var body: some View {
    TabView(selection: $page) {
      ForEach(Page.allCases, id: \.self) { page in
        switch page {
        case .home: HomeView().tabItem { Text("Home") }.tag(page)
        case .mail: MailView().tabItem { Text(page.title) }.tag(page)
        }
      }
      ForEach(Array(Page.allCases.enumerated()), id: \.offset) { index, page in
        Text(page.title).tabItem { Text(page.title) }
      }
      ForEach(0..<100) { number in Text("\(number)").tabItem { Text("Many") } }
      ForEach(loaded) { item in ItemView(item).tabItem { Text(item.name) }.tag(item.page) }
    }
  }
}
