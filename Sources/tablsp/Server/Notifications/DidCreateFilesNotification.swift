/// The user has created files or folders in the editor.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#workspace_didCreateFiles
enum DidCreateFilesNotification: Notification {
  struct Params: Decodable {
    let files: [File]
  }

  struct File: Decodable {
    let uri: String
  }

  static let method = "workspace/didCreateFiles"

  static func advertise(in capabilities: inout LSP.ServerCapabilities, to client: Client) {
    guard client.capabilities.workspace.didCreateFiles else { return }
    capabilities.workspace.hear(of: \.didCreate)
  }

  static func handle(_ params: Params, at server: LanguageServer) {
    for file in params.files { server.diskHasChanged(DocumentKey(uri: file.uri)) }
  }
}
