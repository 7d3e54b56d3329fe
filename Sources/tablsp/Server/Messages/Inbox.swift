/// The messages that wait for their turn, in the order in which they came.
struct Inbox {
  /// Nil where a request was cancelled or a message has been taken.
  private var messages: [IncomingMessage?] = []
  private var head = 0
  /// The indices of the requests that wait.
  private var requests: [LSP.MessageID: Int] = [:]
  private(set) var count = 0

  var isEmpty: Bool {
    count == 0
  }

  mutating func append(_ message: IncomingMessage) {
    if case .request(let request) = message { requests[request.id] = messages.count }
    messages.append(message)
    count += 1
  }

  mutating func takeFirst() -> IncomingMessage? {
    while head < messages.count {
      let message = messages[head]
      messages[head] = nil
      head += 1
      guard let message else { continue }
      count -= 1
      if case .request(let request) = message { requests[request.id] = nil }
      return message
    }
    messages.removeAll()
    head = 0
    return nil
  }

  /// Takes out the request if it still waits.
  mutating func takeRequest(_ id: LSP.MessageID) -> IncomingRequest? {
    guard let index = requests.removeValue(forKey: id),
      case .request(let request) = messages[index]
    else { return nil }
    messages[index] = nil
    count -= 1
    return request
  }
}
