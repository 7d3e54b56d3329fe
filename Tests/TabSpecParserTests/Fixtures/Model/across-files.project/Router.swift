final class Router: ObservableObject {
  enum Page: String { case home, mail }
  @Published var page: Page = .mail
}
typealias Page = Router.Page
