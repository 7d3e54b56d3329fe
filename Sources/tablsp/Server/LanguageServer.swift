import TabLint
import TabSpecParser

/// The language server: messages go in, messages come out, and between them stands the one mutable thing of the program.
///
/// It knows no pipe and no clock. Whoever carries the messages gives it each body with `receive`, calls `step` while
/// there is work, and takes what it says with `takeOutput`. Messages are handled in the order in which they came; work in
/// the background is cut into steps and waits for them all, so that diagnostics are computed for the last of a hundred
/// changes only.
final class LanguageServer {
  enum Phase {
    /// Before `initialize`.
    case starting
    case running
    /// After `shutdown`.
    case shutDown
  }

  private(set) var phase = Phase.starting
  /// Whether the client has said `exit`.
  private(set) var hasExited = false
  private(set) var client = Client.unknown
  var trace = SetTraceNotification.Value.off

  /// The open documents.
  var documents: [DocumentKey: Document] = [:]
  var workspace = Workspace()
  var diagnostics = DiagnosticStore()
  /// The semantic tokens that the client knows.
  var shownTokens = SemanticTokenStore()
  /// What the client shows beside the text.
  var shownAnswers = ShownAnswers()

  private var inbox = Inbox()
  private var outbox = Outbox()
  /// Requests that have nothing to say yet.
  private var held: [IncomingRequest] = []
  private let reader = MessageReader()

  /// 0 after `shutdown`, as the specification wants it, else 1.
  var exitCode: Int32 {
    phase == .shutDown ? 0 : 1
  }
}

// MARK: - Messages in

extension LanguageServer {
  /// How many messages wait.
  var queueLength: Int {
    inbox.count
  }

  var hasMessages: Bool {
    !inbox.isEmpty
  }

  /// Whether `step` has something to do.
  var hasWork: Bool {
    hasMessages || phase == .running && hasBackgroundWork
  }

  /// Takes the body of a message, whatever it is; what is no message is answered.
  func receive(_ body: [UInt8]) {
    do {
      let message = try reader.read(body)
      if case .notification(let notification) = message, notification.overtakes {
        handle(notification)
      } else {
        inbox.append(message)
      }
    } catch {
      outbox.fail(nil, error)
    }
  }

  /// Answers bytes that are no frame.
  func receiveBrokenFrame(_ reason: String) {
    outbox.fail(nil, LSP.ResponseError(.parseError, reason))
  }

  /// Handles the next message, or does a piece of the work in the background if there is none.
  func step() {
    guard let message = inbox.takeFirst() else {
      if phase == .running { workInBackground() }
      return
    }
    switch message {
    case .request(let request): handle(request)
    case .notification(let notification): handle(notification)
    case .response(let response): handle(response)
    }
  }

  private func handle(_ request: IncomingRequest) {
    if let error = refusal(of: request) { return outbox.fail(request.id, error) }
    do {
      let call = try request.call.get()
      guard call.isReady(self) else { return held.append(request) }
      try outbox.answer(request.id, call.answer(self))
      traceAnswer(to: request)
    } catch let error as LSP.ResponseError {
      outbox.fail(request.id, error)
    } catch {
      outbox.fail(request.id, LSP.ResponseError(.internalError, "\(request.method) failed"))
    }
  }

  /// Why a request can't be handled in this phase.
  private func refusal(of request: IncomingRequest) -> LSP.ResponseError? {
    let isInitialize = request.method == InitializeRequest.method
    switch phase {
    case .starting:
      return isInitialize
        ? nil : LSP.ResponseError(.serverNotInitialized, "the first request is 'initialize'")
    case .running:
      return isInitialize
        ? LSP.ResponseError(.invalidRequest, "'initialize' comes once") : nil
    case .shutDown:
      return LSP.ResponseError(.invalidRequest, "the server is shut down")
    }
  }

  private func handle(_ notification: IncomingNotification) {
    guard phase == .running || notification.method == ExitNotification.method else { return }
    switch notification.handle {
    case .success(let handle): handle(self)
    case .failure(let error): log("\(notification.method) is passed over: \(error.message)")
    case nil: break
    }
  }

  private func handle(_ response: IncomingResponse) {
    guard let id = response.id, let handle = outbox.takeExpectation(of: id) else { return }
    handle(self, !response.isError)
  }
}

// MARK: - Life

extension LanguageServer {
  func start(for client: Client) {
    self.client = client
    phase = .running
  }

  /// Nothing is left unanswered.
  func shutDown() {
    phase = .shutDown
    for request in held { outbox.fail(request.id, .cancelled) }
    held = []
  }

  func exit() {
    hasExited = true
  }

  /// Answers the request, if it still waits, with "cancelled".
  func cancel(_ id: LSP.MessageID) {
    if inbox.takeRequest(id) != nil {
      outbox.fail(id, .cancelled)
    } else if let index = held.firstIndex(where: { $0.id == id }) {
      held.remove(at: index)
      outbox.fail(id, .cancelled)
    }
  }

  /// Looks again at the requests that had nothing to say.
  func reconsiderHeldRequests() {
    let requests = held
    held = []
    for request in requests { handle(request) }
  }

  var holdsRequests: Bool {
    !held.isEmpty
  }
}

extension LSP.ResponseError {
  fileprivate static let cancelled = LSP.ResponseError(.requestCancelled, "cancelled")
}

// MARK: - Messages out

extension LanguageServer {
  /// The bodies of what the server has said since the last time.
  func takeOutput() -> [[UInt8]] {
    outbox.takeBodies()
  }

  func notify(_ method: String, _ params: some Encodable) {
    outbox.notify(method, params)
  }

  /// Sends a request; `handle` gets the server and whether the client agreed, or is never called.
  func request(
    _ method: String, _ params: some Encodable,
    then handle: @escaping Outbox.Expectation = { _, _ in }
  ) {
    outbox.request(method, params, then: handle)
  }

  /// Sends a request without parameters.
  func request(_ method: String) {
    outbox.request(method, String?.none) { _, _ in }
  }

  /// Writes a sentence into the client's log.
  func log(_ message: String) {
    notify("window/logMessage", LSP.LogMessageParams(type: .warning, message: message))
  }

  private func traceAnswer(to request: IncomingRequest) {
    guard trace != .off else { return }
    notify("$/logTrace", LSP.LogTraceParams(message: "answered \(request.method)"))
  }
}
