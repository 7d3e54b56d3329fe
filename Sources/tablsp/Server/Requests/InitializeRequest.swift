/// The first request: who the client is and what it can do; the answer says what the server can. No disk is looked at
/// before `initialized`.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#initialize
enum InitializeRequest: Request {
  struct Params: Decodable {
    let processId: Int?
    let capabilities: LSP.ClientCapabilities
    let rootPath: String?
    let rootUri: String?
    let workspaceFolders: [LSP.WorkspaceFolder]?

    /// The folders' paths: the newest of the three ways to name them that the client uses.
    fileprivate var folders: [String] {
      let uris = workspaceFolders?.map(\.uri) ?? rootUri.map { [$0] }
      return uris?.compactMap { DocumentKey(uri: $0).folderPath } ?? rootPath.map { [$0] } ?? []
    }
  }

  struct Result: Encodable {
    struct ServerInfo: Encodable {
      let name = Version.name
      let version = Version.number
    }

    let capabilities: LSP.ServerCapabilities
    let serverInfo = ServerInfo()
  }

  static let method = "initialize"

  static func answer(_ params: Params, from server: LanguageServer) -> Result {
    let process = params.processId.flatMap(ClientProcess.init)
    let client = Client(capabilities: params.capabilities, process: process)
    server.start(for: client)
    server.setFolders(params.folders)
    return Result(capabilities: AllMessages.capabilities(for: client))
  }
}
