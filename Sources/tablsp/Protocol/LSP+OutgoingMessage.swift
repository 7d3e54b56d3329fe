extension LSP {
  /// A result, `null` included. https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#responseMessage
  struct ResponseMessage<Result: Encodable>: Encodable {
    let jsonrpc = "2.0"
    let id: MessageID
    let result: Result

    private enum CodingKeys: CodingKey {
      case jsonrpc
      case id
      case result
    }

    /// A nil result is written as `null`; the synthesized function would leave it out.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(jsonrpc, forKey: .jsonrpc)
      try container.encode(id, forKey: .id)
      try container.encode(result, forKey: .result)
    }
  }

  /// A response without a result.
  struct ErrorMessage: Encodable {
    let jsonrpc = "2.0"
    /// Null on the wire where the request's id could not be read.
    let id: MessageID?
    let error: ResponseError

    private enum CodingKeys: CodingKey {
      case jsonrpc
      case id
      case error
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(jsonrpc, forKey: .jsonrpc)
      try container.encode(id, forKey: .id)
      try container.encode(error, forKey: .error)
    }
  }

  /// A request (with an id) or a notification (without) to the client.
  struct CallMessage<Params: Encodable>: Encodable {
    let jsonrpc = "2.0"
    let id: MessageID?
    let method: String
    let params: Params?
  }
}
