/// A change that mends a finding in its own file.
public struct FixIt: Hashable, Sendable {
  /// What will be done, in a few words: `Remove the duplicate tag`.
  public var title: String
  /// A safe fix keeps what the author meant and deletes nothing; the others are only offered.
  public var isSafe: Bool
  /// Sorted by range; they do not overlap.
  public var edits: [TextEdit]

  public init(title: String, isSafe: Bool, edits: [TextEdit]) {
    self.title = title
    self.isSafe = isSafe
    self.edits = edits
  }
}
