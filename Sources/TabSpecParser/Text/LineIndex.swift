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

  package private(set) var text: SourceText
  private var lineStarts: [UInt32]

  public init(_ text: SourceText) {
    self.text = text
    lineStarts = [0]
    lineStarts.reserveCapacity(text.bytes.count / 24 + 1)
    lineStarts += LineIndex.lineStarts(in: text.bytes, within: 1..<text.bytes.count + 1)
  }

  /// Replaces the bytes in `range`, in place where nobody else holds the text: an edit costs a move of what is behind it
  /// and no new scan.
  package mutating func replace(_ range: TextRange, with replacement: [UInt8]) {
    // Whether a line starts somewhere depends on the bytes before and behind the place: both ends are looked at again.
    let first = line(of: max(range.lowerBound.utf8, 1) - 1) + 1
    let last = line(of: range.upperBound.utf8) + 1
    text.replace(range, with: replacement)
    let start = Int(range.lowerBound.utf8)
    let found = LineIndex.lineStarts(
      in: text.bytes, within: max(start, 1)..<start + replacement.count + 1)
    let growth = UInt32(truncatingIfNeeded: replacement.count - range.count)
    for index in last..<lineStarts.count { lineStarts[index] &+= growth }
    lineStarts.replaceSubrange(first..<last, with: found)
  }

  public var lineCount: Int {
    lineStarts.count
  }

  /// The line of `offset` and the UTF-8 bytes before it in that line.
  public func position(of offset: TextOffset) -> Position {
    let clamped = min(offset, text.end)
    let line = self.line(of: clamped.utf8)
    return Position(line: line, column: Int(clamped.utf8) - Int(lineStarts[line]))
  }

  /// The line of `offset`, and its column counted in `unit`; a column inside a character is that of its start.
  public func position(of offset: TextOffset, in unit: ColumnUnit) -> Position {
    let position = position(of: offset)
    guard unit != .utf8 else { return position }
    let start = Int(lineStarts[position.line])
    let prefix = start..<start + position.column
    let column = LineIndex.columns(in: text.bytes, prefix, unit: unit)
    return Position(line: position.line, column: column)
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

  private func line(of offset: UInt32) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The places among `places` where a line starts; 0 is not among them.
  private static func lineStarts(in bytes: [UInt8], within places: Range<Int>) -> [UInt32] {
    var starts: [UInt32] = []
    for place in places {
      let byte = bytes[place - 1]
      guard byte <= UInt8(ascii: "\r") else { continue }
      if byte == UInt8(ascii: "\n") {
        starts.append(UInt32(place))
      } else if byte == UInt8(ascii: "\r"),
        place == bytes.count || bytes[place] != UInt8(ascii: "\n")
      {
        starts.append(UInt32(place))
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

  private static func columns(in bytes: [UInt8], _ range: Range<Int>, unit: ColumnUnit) -> Int {
    var columns = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let length = scalarLength(at: index, in: bytes)
      guard index + length <= range.upperBound else { break }
      columns += width(ofScalarOfLength: length, unit: unit)
      index += length
    }
    return columns
  }
}
