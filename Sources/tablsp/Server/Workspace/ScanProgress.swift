/// Shows the user how far a long scan is, if the client agrees, and lets them end it.
struct ScanProgress {
  /// Shorter scans are over before anybody could look.
  static let minimumFileCount = 200

  let token: LSP.ProgressToken
  /// Whether the client has agreed and was told of the beginning.
  private(set) var isShown = false
  private var percentage = 0

  init(token: LSP.ProgressToken) {
    self.token = token
  }

  mutating func begin() -> LSP.ProgressParams<LSP.WorkDoneProgress> {
    isShown = true
    return params(.init(kind: .begin, title: "Reading tabs", cancellable: true, percentage: 0))
  }

  /// Something to say after every twentieth part.
  mutating func report(
    _ done: Int, of total: Int
  ) -> LSP.ProgressParams<LSP.WorkDoneProgress>? {
    let now = done * 100 / max(total, 1)
    guard isShown, now >= percentage + 5 else { return nil }
    percentage = now
    return params(
      .init(
        kind: .report, cancellable: true, message: "\(done) of \(total) files", percentage: now))
  }

  func end() -> LSP.ProgressParams<LSP.WorkDoneProgress> {
    params(.init(kind: .end))
  }

  private func params(_ value: LSP.WorkDoneProgress) -> LSP.ProgressParams<LSP.WorkDoneProgress> {
    LSP.ProgressParams(token: token, value: value)
  }
}
