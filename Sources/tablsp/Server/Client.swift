import TabSpecParser

/// What the server knows of its client: what it said in `initialize`, and what follows from that.
struct Client {
  let capabilities: LSP.ClientCapabilities
  /// Nil if the client did not name it, or it is no process here.
  let process: ClientProcess?
  /// How columns are counted, on the wire.
  let positionEncoding: LSP.PositionEncoding

  /// A client that has not said anything yet.
  static let unknown = Client(capabilities: .none, process: nil)

  init(capabilities: LSP.ClientCapabilities, process: ClientProcess?) {
    self.capabilities = capabilities
    self.process = process
    let offered = capabilities.general.positionEncodings
    positionEncoding = offered.lazy.compactMap(LSP.PositionEncoding.init).first ?? .utf16
  }

  /// The same, as a `LineIndex` understands it.
  var columnUnit: LineIndex.ColumnUnit {
    switch positionEncoding {
    case .utf8: .utf8
    case .utf16: .utf16
    case .utf32: .utf32
    }
  }

  /// Whether it asks for diagnostics; then none are pushed.
  var pullsDiagnostics: Bool {
    capabilities.textDocument.diagnostic != nil
  }

  /// What it reads of a diagnostic, whichever way that comes.
  var diagnostics: LSP.ClientCapabilities.Diagnostics {
    capabilities.textDocument.diagnostic ?? capabilities.textDocument.publishDiagnostics
  }
}
