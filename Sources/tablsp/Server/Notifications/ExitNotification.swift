/// The server ends at once: with code 0 after `shutdown`, else with 1.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#exit
enum ExitNotification: Notification {
  typealias Params = NoParams

  static let method = "exit"

  static func handle(_ params: NoParams, at server: LanguageServer) {
    server.exit()
  }
}
