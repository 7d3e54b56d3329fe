/// The server does nothing any more but wait for `exit`. Requests that wait are answered before, as they came before.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#shutdown
enum ShutdownRequest: Request {
  typealias Params = NoParams

  /// Always null.
  typealias Result = Bool?

  static let method = "shutdown"

  static func answer(_ params: NoParams, from server: LanguageServer) -> Bool? {
    server.shutDown()
    return nil
  }
}
