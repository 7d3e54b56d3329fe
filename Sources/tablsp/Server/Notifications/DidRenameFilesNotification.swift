/// The user has renamed files or folders in the editor. Documents that are open are closed and opened by the client.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#workspace_didRenameFiles
enum DidRenameFilesNotification: Notification {
  struct Params: Decodable {
    let files: [File]
  }

  struct File: Decodable {
    let oldUri: String
    let newUri: String
  }

  static let method = "workspace/didRenameFiles"

  static func advertise(in capabilities: inout LSP.ServerCapabilities, to client: Client) {
    guard client.capabilities.workspace.didRenameFiles else { return }
    capabilities.workspace.hear(of: \.didRename)
  }

  static func handle(_ params: Params, at server: LanguageServer) {
    for file in params.files {
      server.diskHasChanged(DocumentKey(uri: file.oldUri))
      server.diskHasChanged(DocumentKey(uri: file.newUri))
    }
  }
}
