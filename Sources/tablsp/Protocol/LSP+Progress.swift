extension LSP {
  /// Names one piece of work: a number or a string, like an id.
  typealias ProgressToken = MessageID

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#progress
  struct ProgressParams<Value: Encodable>: Encodable {
    var token: ProgressToken
    var value: Value
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#workDoneProgress
  struct WorkDoneProgress: Encodable {
    enum Kind: String, Encodable {
      case begin
      case report
      case end
    }

    var kind: Kind
    /// With `begin` only.
    var title: String?
    /// With `begin` and `report` only.
    var cancellable: Bool?
    var message: String?
    /// With `begin` and `report` only; never falls.
    var percentage: Int?
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#window_workDoneProgress_create
  struct WorkDoneProgressCreateParams: Encodable {
    var token: ProgressToken
  }
}
