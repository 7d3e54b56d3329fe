extension LSP {
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#inlayHint
  struct InlayHint: Hashable, Encodable {
    var position: Position
    var label: String
    var tooltip: String
    var paddingLeft: Bool?
    var paddingRight: Bool?
  }
}
