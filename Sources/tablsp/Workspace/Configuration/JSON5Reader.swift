import TabSpecParser

/// Reads JSON5 (spec.json5.org), and thereby JSON, into values that know where they stand.
///
/// The toolchain's decoder gives neither the places of values nor keys that stand twice, and a message about a setting
/// needs both; so the configuration is read with this reader alone. It accepts any bytes: what is no JSON5 is an error
/// with a place, and nesting is limited.
struct JSON5Reader {
  struct Failure: Error, Hashable {
    let message: String
    let range: TextRange
  }

  private static let maximumDepth = 64

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  /// The one value that the text holds.
  static func read(_ text: SourceText) -> Result<JSON5Value, Failure> {
    var reader = JSON5Reader(bytes: text.bytes)
    do throws(Failure) {
      try reader.skipSpace()
      let value = try reader.value()
      try reader.skipSpace()
      guard reader.index == text.bytes.count else {
        throw reader.unexpected("the end of the file")
      }
      return .success(value)
    } catch {
      return .failure(error)
    }
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  // MARK: - Values

  private mutating func value() throws(Failure) -> JSON5Value {
    let start = index
    let content: JSON5Value.Content
    switch peek {
    case UInt8(ascii: "{"):
      content = .object(try nested { reader throws(Failure) in try reader.members() })
    case UInt8(ascii: "["):
      content = .array(try nested { reader throws(Failure) in try reader.elements() })
    case UInt8(ascii: "\""), UInt8(ascii: "'"): content = .string(try string())
    default: content = try word()
    }
    return JSON5Value(content: content, range: range(from: start))
  }

  private mutating func nested<Value>(
    _ body: (inout JSON5Reader) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    depth += 1
    defer { depth -= 1 }
    guard depth <= JSON5Reader.maximumDepth else {
      throw failure("values are nested more than \(JSON5Reader.maximumDepth) deep", from: index)
    }
    return try body(&self)
  }

  private mutating func members() throws(Failure) -> [JSON5Value.Member] {
    var members: [JSON5Value.Member] = []
    index += 1
    try skipSpace()
    while !take("}") {
      let start = index
      let key = try self.key()
      let keyRange = range(from: start)
      try skipSpace()
      guard take(":") else { throw unexpected("':' after the key") }
      try skipSpace()
      members.append(JSON5Value.Member(key: key, keyRange: keyRange, value: try value()))
      try skipSpace()
      guard take(",") || peek == UInt8(ascii: "}") else { throw unexpected("',' or '}'") }
      try skipSpace()
    }
    return members
  }

  private mutating func elements() throws(Failure) -> [JSON5Value] {
    var elements: [JSON5Value] = []
    index += 1
    try skipSpace()
    while !take("]") {
      elements.append(try value())
      try skipSpace()
      guard take(",") || peek == UInt8(ascii: "]") else { throw unexpected("',' or ']'") }
      try skipSpace()
    }
    return elements
  }

  private mutating func key() throws(Failure) -> String {
    if peek == UInt8(ascii: "\"") || peek == UInt8(ascii: "'") { return try string() }
    let start = index
    while let byte = peek, JSON5Reader.isNameByte(byte) { index += 1 }
    guard index > start, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start]) else {
      index = start
      throw unexpected("a key or '}'")
    }
    return text(from: start)
  }

  /// `null`, `true`, `false` or a number.
  private mutating func word() throws(Failure) -> JSON5Value.Content {
    let start = index
    while let byte = peek,
      JSON5Reader.isNameByte(byte) || "+-.".utf8.contains(byte)
    {
      index += 1
    }
    let word = text(from: start)
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default: break
    }
    guard let number = JSON5Number.value(of: word) else {
      index = start
      throw unexpected("a value")
    }
    return .number(number)
  }

  // MARK: - Strings

  private mutating func string() throws(Failure) -> String {
    let start = index
    let quote = bytes[index]
    var content: [UInt8] = []
    index += 1
    while let byte = peek, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
      index += 1
      if byte == quote { return String(decoding: content, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") {
        try escape(into: &content)
      } else {
        content.append(byte)
      }
    }
    throw failure("the string is not closed", from: start)
  }

  /// What stands behind a backslash.
  private mutating func escape(into content: inout [UInt8]) throws(Failure) {
    let start = index - 1
    guard let byte = peek else { return }
    index += 1
    switch byte {
    case UInt8(ascii: "b"): content.append(8)
    case UInt8(ascii: "f"): content.append(12)
    case UInt8(ascii: "n"): content.append(10)
    case UInt8(ascii: "r"): content.append(13)
    case UInt8(ascii: "t"): content.append(9)
    case UInt8(ascii: "v"): content.append(11)
    case UInt8(ascii: "0"): content.append(0)
    case UInt8(ascii: "\n"): break
    case UInt8(ascii: "\r"): _ = take("\n")
    case UInt8(ascii: "x"): content.append(contentsOf: String(try scalar(2, from: start)).utf8)
    case UInt8(ascii: "u"): content.append(contentsOf: String(try unicode(from: start)).utf8)
    default: content.append(byte)
    }
  }

  /// A scalar of four hexadecimal digits, or of a surrogate pair of them.
  private mutating func unicode(from start: Int) throws(Failure) -> Unicode.Scalar {
    let first = try digits(4, from: start)
    if (0xD800..<0xDC00).contains(first), bytes[index...].starts(with: "\\u".utf8) {
      index += 2
      let second = try digits(4, from: start)
      if (0xDC00..<0xE000).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + second - 0xDC00)
      {
        return scalar
      }
    } else if let scalar = Unicode.Scalar(first) {
      return scalar
    }
    throw failure("half a surrogate pair", from: start)
  }

  private mutating func scalar(_ count: Int, from start: Int) throws(Failure) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(try digits(count, from: start)))
  }

  private mutating func digits(_ count: Int, from start: Int) throws(Failure) -> UInt32 {
    let end = index + count
    guard end <= bytes.count, !bytes[index..<end].contains(where: "+-".utf8.contains),
      let value = UInt32(String(decoding: bytes[index..<end], as: UTF8.self), radix: 16)
    else { throw failure("\(count) hexadecimal digits are missing", from: start) }
    index = end
    return value
  }

  // MARK: - Between values

  private mutating func skipSpace() throws(Failure) {
    while let byte = peek {
      if JSON5Reader.isSpace(byte) {
        index += 1
      } else if let space = JSON5Reader.wideSpaces.first(where: bytes[index...].starts) {
        index += space.count
      } else if bytes[index...].starts(with: "//".utf8) {
        while let byte = peek, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { index += 1 }
      } else if bytes[index...].starts(with: "/*".utf8) {
        try skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() throws(Failure) {
    let start = index
    index += 2
    while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
    guard index < bytes.count else { throw failure("the comment is not closed", from: start) }
    index += 2
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte)
  }

  /// The byte order mark, the no-break space and Unicode's line and paragraph separators.
  private static let wideSpaces: [[UInt8]] = [
    [0xEF, 0xBB, 0xBF], [0xC2, 0xA0], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9],
  ]

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  // MARK: - Bytes

  private var peek: UInt8? {
    index < bytes.count ? bytes[index] : nil
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard let byte = peek, byte == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private func range(from start: Int) -> TextRange {
    TextOffset(start)..<TextOffset(index)
  }

  private func failure(_ message: String, from start: Int) -> Failure {
    Failure(message: message, range: range(from: start))
  }

  private func unexpected(_ wanted: String) -> Failure {
    guard index < bytes.count else {
      return failure("the file ends where \(wanted) should be", from: index)
    }
    let end = bytes[(index + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
    let found = String(decoding: bytes[index..<end], as: UTF8.self)
    return Failure(
      message: "'\(found)' stands where \(wanted) should be",
      range: TextOffset(index)..<TextOffset(end))
  }
}
