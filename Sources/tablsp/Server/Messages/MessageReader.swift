#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads message bodies.
struct MessageReader {
  private let decoder = JSONDecoder()

  /// The message in `body`. What could not be read is looked at once more with its text mended.
  ///
  /// - Throws: the answer to what is no message.
  func read(_ body: [UInt8]) throws(LSP.ResponseError) -> IncomingMessage {
    let result = Result { () throws(LSP.ResponseError) in try decode(body) }
    if case .success(let message) = result, message.isUnderstood { return message }
    guard let repaired = JSONText.repaired(body) else { return try result.get() }
    return try decode(repaired)
  }

  private func decode(_ body: [UInt8]) throws(LSP.ResponseError) -> IncomingMessage {
    do {
      return try decoder.decode(IncomingMessage.self, from: Data(body))
    } catch let error as LSP.ResponseError {
      throw error
    } catch {
      throw LSP.ResponseError(.parseError, "a message is no JSON")
    }
  }
}
