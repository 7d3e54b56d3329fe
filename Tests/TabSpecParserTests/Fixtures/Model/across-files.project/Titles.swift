extension Router.Page {
  var title: String { self == .home ? "Home" : "Mail" }
  var icon: String {
    switch self {
    case .home: "house"
    case .mail: "envelope"
    }
  }
}
