#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the server says, until it is taken away, and the requests that the client has still to answer.
struct Outbox {
  typealias Expectation = (LanguageServer, _ isAgreed: Bool) -> Void

  private var bodies: [[UInt8]] = []
  private var expectations: [LSP.MessageID: Expectation] = [:]
  private var lastID = 0
  private let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return encoder
  }()

  mutating func takeBodies() -> [[UInt8]] {
    defer { bodies = [] }
    return bodies
  }

  mutating func answer(_ id: LSP.MessageID, _ result: some Encodable) {
    send(LSP.ResponseMessage(id: id, result: result))
  }

  /// - Parameter id: nil where the request could not be read.
  mutating func fail(_ id: LSP.MessageID?, _ error: LSP.ResponseError) {
    send(LSP.ErrorMessage(id: id, error: error))
  }

  mutating func notify(_ method: String, _ params: some Encodable) {
    send(LSP.CallMessage(id: nil, method: method, params: params))
  }

  mutating func request(
    _ method: String, _ params: (some Encodable)?, then handle: @escaping Expectation
  ) {
    lastID += 1
    let id = LSP.MessageID.number(lastID)
    expectations[id] = handle
    send(LSP.CallMessage(id: id, method: method, params: params))
  }

  mutating func takeExpectation(of id: LSP.MessageID) -> Expectation? {
    expectations.removeValue(forKey: id)
  }

  private mutating func send(_ message: some Encodable) {
    guard let body = try? encoder.encode(message) else {
      preconditionFailure("wire types hold nothing that JSON can't")
    }
    bodies.append([UInt8](body))
  }
}
