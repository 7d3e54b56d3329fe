/// The client has no use for an answer any more. A request that still waits is answered with an error; one that is
/// answered already, or that we don't know, is passed over.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#cancelRequest
enum CancelRequestNotification: Notification {
  struct Params: Decodable {
    let id: LSP.MessageID
  }

  static let method = "$/cancelRequest"
  static let overtakes = true

  static func handle(_ params: Params, at server: LanguageServer) {
    server.cancel(params.id)
  }
}
