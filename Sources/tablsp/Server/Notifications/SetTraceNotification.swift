/// How much the client wants to know of what the server does; anything but `off` gives a `$/logTrace` for each answer.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#setTrace
enum SetTraceNotification: Notification {
  struct Params: Decodable {
    let value: Value
  }

  enum Value: String, Decodable {
    case off
    case messages
    case verbose
  }

  static let method = "$/setTrace"

  static func handle(_ params: Params, at server: LanguageServer) {
    server.trace = params.value
  }
}
