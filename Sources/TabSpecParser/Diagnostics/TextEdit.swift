/// A replacement of one stretch of a text; an empty range inserts, an empty replacement deletes.
public struct TextEdit: Hashable, Sendable {
  public var range: TextRange
  public var replacement: String

  public init(range: TextRange, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

extension SourceText {
  /// The text after `edits`, which are sorted by range and do not overlap.
  public func applying(_ edits: [TextEdit]) -> SourceText {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var done = 0
    for edit in edits {
      let range = edit.range.byteIndices
      precondition(range.lowerBound >= done, "edits are sorted and do not overlap")
      result.append(contentsOf: bytes[done..<range.lowerBound])
      result.append(contentsOf: edit.replacement.utf8)
      done = range.upperBound
    }
    result.append(contentsOf: bytes[done...])
    return SourceText(bytes: result)
  }
}
