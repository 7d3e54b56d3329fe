/// The user does not want to wait for the scan. What it has not come to stays unknown.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#window_workDoneProgress_cancel
enum CancelWorkDoneProgressNotification: Notification {
  struct Params: Decodable {
    let token: LSP.ProgressToken
  }

  static let method = "window/workDoneProgress/cancel"

  static func handle(_ params: Params, at server: LanguageServer) {
    if server.workspace.progress?.token == params.token { server.cancelScan() }
  }
}
