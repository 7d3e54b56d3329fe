/// The tokens that the client was given last of each open document: what a delta starts from.
struct SemanticTokenStore {
  struct Entry {
    let id: String
    let data: [UInt32]
  }

  private var entries: [DocumentKey: Entry] = [:]
  private var lastID = 0

  /// What the client knows under `id`; nil where that is not what it was given last.
  func data(of key: DocumentKey, id: String) -> [UInt32]? {
    entries[key].flatMap { $0.id == id ? $0.data : nil }
  }

  /// Keeps the tokens; gives the name that they have from now on.
  mutating func store(_ data: [UInt32], of key: DocumentKey) -> String {
    lastID += 1
    let id = String(lastID)
    entries[key] = Entry(id: id, data: data)
    return id
  }

  mutating func forget(_ key: DocumentKey) {
    entries[key] = nil
  }
}

extension LSP.SemanticTokensEdit {
  /// The one edit that makes `new` of `old`; none where they are the same.
  static func edits(from old: [UInt32], to new: [UInt32]) -> [LSP.SemanticTokensEdit] {
    guard old != new else { return [] }
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    return [
      LSP.SemanticTokensEdit(
        start: start, deleteCount: old.count - start - end,
        data: Array(new[start..<new.count - end]))
    ]
  }
}
