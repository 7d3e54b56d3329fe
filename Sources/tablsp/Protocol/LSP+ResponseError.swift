extension LSP {
  /// Why a request has no result. https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#responseError
  struct ResponseError: Error, Encodable, Equatable {
    enum Code: Int, Encodable {
      case parseError = -32700
      case invalidRequest = -32600
      case methodNotFound = -32601
      case invalidParams = -32602
      case internalError = -32603
      case serverNotInitialized = -32002
      /// The request is right, but what it asks for can't be done.
      case requestFailed = -32803
      case requestCancelled = -32800
      /// What was asked for is about a text that is no more.
      case contentModified = -32801
    }

    var code: Code
    var message: String

    init(_ code: Code, _ message: String) {
      self.code = code
      self.message = message
    }
  }
}
