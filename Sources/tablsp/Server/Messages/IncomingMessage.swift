/// A message from the client, as far as it could be read.
///
/// It is read in two looks at the same bytes: first the head, which says what the rest must be, then the parameters as
/// the type that the named request has for them.
enum IncomingMessage: Decodable {
  case request(IncomingRequest)
  case notification(IncomingNotification)
  case response(IncomingResponse)

  fileprivate enum CodingKeys: CodingKey {
    case id
    case method
    case params
    case error
    case result
  }

  /// - Throws: `LSP.ResponseError` for what is no message.
  init(from decoder: any Decoder) throws {
    guard let container = try? decoder.container(keyedBy: CodingKeys.self) else {
      throw LSP.ResponseError(.invalidRequest, "a message is an object")
    }
    let hasID = container.contains(.id) && (try? container.decodeNil(forKey: .id)) == false
    let id = try? container.decode(LSP.MessageID.self, forKey: .id)
    if hasID, id == nil {
      throw LSP.ResponseError(.invalidRequest, "an id is a number or a string")
    }
    let params = Params(container: container)
    if let method = try? container.decode(String.self, forKey: .method) {
      if let id {
        self = .request(IncomingRequest(id: id, method: method, params: params))
      } else {
        self = .notification(IncomingNotification(method: method, params: params))
      }
    } else if container.contains(.error) || container.contains(.result) {
      self = .response(IncomingResponse(id: id, isError: container.contains(.error)))
    } else {
      throw LSP.ResponseError(.invalidRequest, "a message has a method, a result or an error")
    }
  }

  /// Whether the parameters, where we know them, have been read.
  var isUnderstood: Bool {
    switch self {
    case .request(let request): (try? request.call.get()) != nil
    case .notification(let notification): (try? notification.handle?.get()) != nil
    case .response: true
    }
  }

  /// The parameters of a message, not looked at yet.
  struct Params {
    fileprivate let container: KeyedDecodingContainer<CodingKeys>

    func decode<Value: Decodable>(_ type: Value.Type) throws(LSP.ResponseError) -> Value {
      if let none = NoParams() as? Value { return none }
      do {
        return try container.decode(type, forKey: .params)
      } catch {
        throw LSP.ResponseError(.invalidParams, Params.sentence(error))
      }
    }

    private static func sentence(_ error: any Error) -> String {
      guard let error = error as? DecodingError else { return "the parameters can't be read" }
      switch error {
      case .keyNotFound(let key, let context):
        return "\(path(context.codingPath + [key])) is missing"
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .dataCorrupted(let context):
        return "\(path(context.codingPath)) has an unexpected value"
      @unknown default:
        return "the parameters can't be read"
      }
    }

    private static func path(_ keys: [any CodingKey]) -> String {
      keys.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
    }
  }
}

/// A request whose parameters have been read, or the reason why it will be refused.
struct IncomingRequest {
  let id: LSP.MessageID
  let method: String
  let call: Result<RequestCall, LSP.ResponseError>

  init(id: LSP.MessageID, method: String, params: IncomingMessage.Params) {
    self.id = id
    self.method = method
    if let type = AllMessages.request(named: method) {
      call = RequestCall.reading(params, as: type)
    } else {
      call = .failure(LSP.ResponseError(.methodNotFound, "there is no request '\(method)'"))
    }
  }
}

/// A request with its parameters, ready to be answered.
struct RequestCall {
  let isReady: (LanguageServer) -> Bool
  let answer: (LanguageServer) throws -> any Encodable

  fileprivate static func reading<R: Request>(
    _ params: IncomingMessage.Params, as request: R.Type
  ) -> Result<RequestCall, LSP.ResponseError> {
    Result { () throws(LSP.ResponseError) in
      let params = try params.decode(R.Params.self)
      return RequestCall(
        isReady: { R.isReady(params, at: $0) },
        answer: { try R.answer(params, from: $0) }
      )
    }
  }
}

/// A notification whose parameters have been read.
struct IncomingNotification {
  let method: String
  /// Nil where we don't know the method; a failure where the parameters are wrong.
  let handle: Result<(LanguageServer) -> Void, LSP.ResponseError>?
  /// Whether it is handled before the messages that wait.
  let overtakes: Bool

  init(method: String, params: IncomingMessage.Params) {
    self.method = method
    let type = AllMessages.notification(named: method)
    handle = type.map { IncomingNotification.reading(params, as: $0) }
    overtakes = type?.overtakes ?? false
  }

  private static func reading<N: Notification>(
    _ params: IncomingMessage.Params, as notification: N.Type
  ) -> Result<(LanguageServer) -> Void, LSP.ResponseError> {
    Result { () throws(LSP.ResponseError) in
      let params = try params.decode(N.Params.self)
      return { N.handle(params, at: $0) }
    }
  }
}

/// The client's answer to a request of ours.
struct IncomingResponse {
  /// Nil where the client could not read ours.
  let id: LSP.MessageID?
  let isError: Bool
}
