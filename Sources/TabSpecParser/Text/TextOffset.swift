/// A place in a text: the number of UTF-8 bytes before it, 0-based.
public struct TextOffset: Hashable, Sendable {
  public var utf8: UInt32

  public init(_ utf8: UInt32) {
    self.utf8 = utf8
  }

  public init(_ utf8: Int) {
    self.utf8 = UInt32(utf8)
  }
}

extension TextOffset: Strideable {
  public func distance(to other: TextOffset) -> Int {
    Int(other.utf8) - Int(utf8)
  }

  public func advanced(by count: Int) -> TextOffset {
    TextOffset(Int(utf8) + count)
  }

  public static func < (left: TextOffset, right: TextOffset) -> Bool {
    left.utf8 < right.utf8
  }
}

/// A stretch of a text, in UTF-8 bytes; the upper bound is not in it.
public typealias TextRange = Range<TextOffset>

extension TextRange {
  /// The empty range at `offset`.
  public static func empty(at offset: TextOffset) -> TextRange {
    offset..<offset
  }

  /// The indices of the range's bytes in `SourceText.bytes`.
  public var byteIndices: Range<Int> {
    Int(lowerBound.utf8)..<Int(upperBound.utf8)
  }
}
