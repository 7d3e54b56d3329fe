/// Lines and columns of a text. A line ends with LF, CR LF (one end) or CR.
///
/// Lines and columns are 0-based here; the reporters add one. Every place that is asked for is clamped into the text,
/// so that no position, from wherever it comes, can trap.
public struct LineIndex: Sendable {
  /// A line and the number of UTF-8 bytes before the place in it, both 0-based.
  public struct Position: Hashable, Comparable, Sendable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }

    public static func < (left: Position, right: Position) -> Bool {
      (left.line, left.column) < (right.line, right.column)
    }
  }

  /// What a column counts.
  public enum ColumnUnit: Sendable {
    case utf8
    case utf16
    case utf32
  }

  private let text: SourceText
  private let lineStarts: [UInt32]

  public init(_ text: SourceText) {
    self.text = text
    lineStarts = LineIndex.lineStarts(in: text.bytes)
  }

  public var lineCount: Int {
    lineStarts.count
  }

  /// The line of `offset` and the UTF-8 bytes before it in that line.
  public func position(of offset: TextOffset) -> Position {
    let clamped = min(offset, text.end)
    let line = self.line(of: clamped)
    return Position(line: line, column: Int(clamped.utf8) - Int(lineStarts[line]))
  }

  /// The line of `offset`, and its column counted in `unit`; a column inside a character is that of its start.
  public func position(of offset: TextOffset, in unit: ColumnUnit) -> Position {
    let position = position(of: offset)
    guard unit != .utf8 else { return position }
    let start = Int(lineStarts[position.line])
    let prefix = text.bytes[start..<start + position.column]
    return Position(line: position.line, column: LineIndex.columns(in: prefix, unit: unit))
  }

  /// The offset of a line and a column counted in `unit`. A line past the end gives the text's end, a column past the
  /// line's end the line's end (before its line break), a column inside a character that character's start.
  public func offset(of position: Position, in unit: ColumnUnit) -> TextOffset {
    guard position.line >= 0 else { return TextOffset(0) }
    guard position.line < lineCount else { return text.end }
    let content = contentRange(ofLine: position.line).byteIndices
    var index = content.lowerBound
    var column = 0
    while index < content.upperBound, column < position.column {
      let length = min(
        LineIndex.scalarLength(at: index, in: text.bytes), content.upperBound - index)
      let width = LineIndex.width(ofScalarOfLength: length, unit: unit)
      if column + width > position.column { break }
      column += width
      index += length
    }
    return TextOffset(index)
  }

  /// The range of a line without its line break.
  public func contentRange(ofLine line: Int) -> TextRange {
    let full = range(ofLine: line).byteIndices
    var end = full.upperBound
    if end > full.lowerBound, text.bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    if end > full.lowerBound, text.bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return TextOffset(full.lowerBound)..<TextOffset(end)
  }

  /// The range of a line with its line break.
  public func range(ofLine line: Int) -> TextRange {
    let line = min(max(line, 0), lineCount - 1)
    let end = line + 1 < lineCount ? TextOffset(lineStarts[line + 1]) : text.end
    return TextOffset(lineStarts[line])..<end
  }

  private func line(of offset: TextOffset) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset.utf8 { low = middle } else { high = middle }
    }
    return low
  }

  private static func lineStarts(in bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / 24 + 1)
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte <= UInt8(ascii: "\r") else { continue }
      if byte == UInt8(ascii: "\n") {
        starts.append(UInt32(index + 1))
      } else if byte == UInt8(ascii: "\r"),
        index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
      {
        starts.append(UInt32(index + 1))
      }
    }
    return starts
  }

  /// The bytes of the scalar that starts at `index`; 1 for a byte that starts none.
  private static func scalarLength(at index: Int, in bytes: [UInt8]) -> Int {
    let length =
      switch bytes[index] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    for next in index + 1..<index + length {
      guard next < bytes.count, bytes[next] & 0xC0 == 0x80 else { return 1 }
    }
    return length
  }

  private static func width(ofScalarOfLength length: Int, unit: ColumnUnit) -> Int {
    switch unit {
    case .utf8: length
    case .utf16: length == 4 ? 2 : 1
    case .utf32: 1
    }
  }

  private static func columns(in bytes: ArraySlice<UInt8>, unit: ColumnUnit) -> Int {
    var columns = 0
    var index = bytes.startIndex
    let all = Array(bytes)
    index = 0
    while index < all.count {
      let length = scalarLength(at: index, in: all)
      columns += width(ofScalarOfLength: length, unit: unit)
      index += length
    }
    return columns
  }
}
