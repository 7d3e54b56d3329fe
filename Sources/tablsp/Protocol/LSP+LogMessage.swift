extension LSP {
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#window_logMessage
  struct LogMessageParams: Encodable {
    var type: MessageType
    var message: String
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#messageType
  enum MessageType: Int, Encodable {
    case error = 1
    case warning = 2
    case info = 3
    case log = 4
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#logTrace
  struct LogTraceParams: Encodable {
    var message: String
  }
}
