/// What the command line says that can't be understood.
struct UsageError: Error, Hashable, Sendable {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
