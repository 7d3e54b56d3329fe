/// A request that the client may send: one file each, listed in `AllMessages`.
///
/// The file says what the specification promises, which part of the capabilities it is, what comes in and goes out, and
/// how the answer is found. Offsets become positions on its last line, and nowhere before.
protocol Request: SendableMetatype {
  associatedtype Params: Decodable
  associatedtype Result: Encodable

  static var method: String { get }

  /// Writes into the capabilities what this client should know of it.
  static func advertise(in capabilities: inout LSP.ServerCapabilities, to client: Client)

  /// What is said to a client that wants to be told later, and for which documents; nil for all that is advertised.
  static func registration(for client: Client) -> LSP.Registration?

  /// Whether there is an answer now. A request that isn't ready is held until something changes.
  static func isReady(_ params: Params, at server: LanguageServer) -> Bool

  /// - Throws: `LSP.ResponseError`, which becomes the answer.
  static func answer(_ params: Params, from server: LanguageServer) throws -> Result
}

extension Request {
  static func advertise(in capabilities: inout LSP.ServerCapabilities, to client: Client) {}

  static func registration(for client: Client) -> LSP.Registration? { nil }

  static func isReady(_ params: Params, at server: LanguageServer) -> Bool { true }
}

/// A notification that the client may send: one file each, listed in `AllMessages`.
protocol Notification: SendableMetatype {
  associatedtype Params: Decodable

  static var method: String { get }

  /// Writes into the capabilities what this client should know of it.
  static func advertise(in capabilities: inout LSP.ServerCapabilities, to client: Client)

  /// What is said to a client that wants to be told later; nil for all that is advertised.
  static func registration(for client: Client) -> LSP.Registration?

  /// Whether it is handled when it is read, before the messages that wait.
  static var overtakes: Bool { get }

  static func handle(_ params: Params, at server: LanguageServer)
}

extension Notification {
  static var overtakes: Bool { false }

  static func advertise(in capabilities: inout LSP.ServerCapabilities, to client: Client) {}

  static func registration(for client: Client) -> LSP.Registration? { nil }
}

/// The parameters of a message without any; what a client sends all the same is passed over.
struct NoParams: Decodable {
  init() {}

  init(from decoder: any Decoder) {}
}
