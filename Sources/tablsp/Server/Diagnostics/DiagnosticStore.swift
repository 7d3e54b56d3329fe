/// The reports that still hold, the documents that need a new one, and what the client has been told.
struct DiagnosticStore {
  /// What the client was told of a document.
  struct Told: Equatable {
    /// Nil for a document on the disk.
    let version: Int?
    let resultID: String
    let hasFindings: Bool
  }

  private var reports: [DocumentKey: DiagnosticReport] = [:]
  /// The outdated open documents, which go first, and the others; each in the order in which they became so.
  private(set) var outdatedOpen = KeyQueue()
  private(set) var outdatedClosed = KeyQueue()
  var published: [DocumentKey: Told] = [:]
  var pulled: [DocumentKey: Told] = [:]
  /// Whether the client should pull again what it has not changed itself.
  var needsRefresh = false
  /// Whether something has changed since the held requests were looked at.
  var hasNews = false

  /// The report of a document; nil if it has none that holds.
  subscript(key: DocumentKey) -> DiagnosticReport? {
    reports[key]
  }

  /// The document, or what it depends on, has changed.
  mutating func markOutdated(_ key: DocumentKey, isOpen: Bool) {
    remove(key)
    if isOpen { outdatedOpen.append(key) } else { outdatedClosed.append(key) }
    hasNews = true
  }

  mutating func store(_ report: DiagnosticReport, for key: DocumentKey) {
    remove(key)
    reports[key] = report
  }

  /// There is no such document any more.
  mutating func forget(_ key: DocumentKey) {
    remove(key)
    pulled[key] = nil
    hasNews = true
  }

  private mutating func remove(_ key: DocumentKey) {
    reports[key] = nil
    outdatedOpen.remove(key)
    outdatedClosed.remove(key)
  }
}

/// Documents that wait for their turn, each once.
struct KeyQueue {
  private var keys: [DocumentKey?] = []
  private var head = 0
  private var indices: [DocumentKey: Int] = [:]

  var isEmpty: Bool {
    indices.isEmpty
  }

  var first: DocumentKey? {
    isEmpty ? nil : keys[head]
  }

  mutating func append(_ key: DocumentKey) {
    guard indices[key] == nil else { return }
    indices[key] = keys.count
    keys.append(key)
  }

  mutating func remove(_ key: DocumentKey) {
    guard let index = indices.removeValue(forKey: key) else { return }
    keys[index] = nil
    if indices.isEmpty {
      keys.removeAll(keepingCapacity: true)
      head = 0
    } else {
      while keys[head] == nil { head += 1 }
    }
  }
}
