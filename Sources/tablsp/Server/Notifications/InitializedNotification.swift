/// The client has read what the server can: now the server may ask it for more, and look at the disk.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#initialized
enum InitializedNotification: Notification {
  typealias Params = NoParams

  static let method = "initialized"

  static func handle(_ params: NoParams, at server: LanguageServer) {
    let registrations = AllMessages.registrations(for: server.client)
    if !registrations.isEmpty {
      server.request(
        "client/registerCapability", LSP.RegistrationParams(registrations: registrations))
    }
    server.startScan()
  }
}
