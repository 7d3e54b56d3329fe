struct Screen: View {
  @StateObject private var router = Router()
  var body: some View {
    TabView(selection: $router.page) {
      HomeView().tabItem { Label(Page.home.title, systemImage: Page.home.icon) }.tag(Page.home)
      MailView().tabItem { Label(Router.Page.mail.title, systemImage: "mail") }.tag(
        Router.Page.mail)
    }
  }
}
