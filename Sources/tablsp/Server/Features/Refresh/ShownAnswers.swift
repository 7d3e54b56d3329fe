/// What the editor shows beside the text of open documents: it asks again for a document that it has changed, and must be
/// told when something else has changed what it was given.
struct ShownAnswers {
  /// Named as in the client's `workspace` capabilities.
  enum Kind: String, CaseIterable {
    case codeLens
    case inlayHint
    case semanticTokens

    /// The request that makes the client ask again.
    var refreshMethod: String {
      "workspace/\(rawValue)/refresh"
    }
  }

  /// An answer, as far as it must be told from another one.
  struct Entry {
    let version: Int
    /// The part of the document that was asked for; nil for all.
    let range: LSP.Range?
    let hash: Int
  }

  private(set) var entries: [DocumentKey: [Kind: Entry]] = [:]
  /// Whether a file has changed since the answers were looked at.
  var isOutdated = false
  /// What the client should ask for again.
  private(set) var outdatedKinds: Set<Kind> = []

  mutating func note(_ entry: Entry, _ kind: Kind, of key: DocumentKey) {
    entries[key, default: [:]][kind] = entry
  }

  mutating func forget(_ key: DocumentKey) {
    entries[key] = nil
  }

  /// The answer is not right any more.
  mutating func markOutdated(_ kind: Kind, of key: DocumentKey) {
    entries[key]?[kind] = nil
    outdatedKinds.insert(kind)
  }

  mutating func takeOutdatedKinds() -> Set<Kind> {
    defer { outdatedKinds = [] }
    return outdatedKinds
  }
}
