/// The bytes of a file, kept as they are: any encoding errors, a byte order mark and every kind of line end too.
public struct SourceText: Hashable, Sendable {
  /// The largest text that offsets can address; whoever reads files refuses larger ones.
  public static let maximumByteCount = Int(UInt32.max) - 1

  public private(set) var bytes: [UInt8]

  /// - Precondition: `bytes.count <= SourceText.maximumByteCount`.
  public init(bytes: [UInt8]) {
    precondition(bytes.count <= SourceText.maximumByteCount, "offsets are 32 bits wide")
    self.bytes = bytes
  }

  public init(_ string: String) {
    self.init(bytes: Array(string.utf8))
  }

  /// The offset behind the last byte.
  public var end: TextOffset {
    TextOffset(bytes.count)
  }

  public var range: TextRange {
    TextOffset(0)..<end
  }

  /// Replaces the bytes in `range`, in place where nobody else holds them.
  mutating func replace(_ range: TextRange, with replacement: [UInt8]) {
    bytes.replaceSubrange(range.byteIndices, with: replacement)
    precondition(bytes.count <= SourceText.maximumByteCount, "offsets are 32 bits wide")
  }

  /// The text in `range`; bytes that are no UTF-8 come out as U+FFFD.
  public subscript(range: TextRange) -> String {
    String(decoding: bytes[range.byteIndices], as: UTF8.self)
  }

  /// The whole text; bytes that are no UTF-8 come out as U+FFFD.
  public var string: String {
    String(decoding: bytes, as: UTF8.self)
  }
}
