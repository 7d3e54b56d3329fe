/// The editor's settings have changed. They never change results; the configuration files may have changed with them.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#workspace_didChangeConfiguration
enum DidChangeConfigurationNotification: Notification {
  typealias Params = NoParams

  static let method = "workspace/didChangeConfiguration"

  static func handle(_ params: NoParams, at server: LanguageServer) {
    server.checkConfigurations()
  }
}
