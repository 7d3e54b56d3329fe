/// A string literal and what it says.
public struct StringLiteral: Sendable {
  public let node: SyntaxNode

  /// - Returns: nil where `node` is no string literal.
  public init?(_ node: SyntaxNode) {
    guard node.kind == .stringLiteral else { return nil }
    self.node = node
  }

  public var isInterpolated: Bool {
    node.tree.tokens[node.firstToken].kind == .stringHead
  }

  /// The string's value; nil where it holds an interpolation or does not end.
  public var value: String? {
    guard !isInterpolated, !node.tree.tokens[node.firstToken].flags.contains(.malformed) else {
      return nil
    }
    let slice = node.tree.text.bytes[node.tree.range(ofToken: node.firstToken).byteIndices]
    if let plain = StringLiteral.plainContent(slice) { return plain }
    let bytes = Array(slice)
    let delimiter = bytes.prefix { $0 == UInt8(ascii: "#") }.count
    let quotes = bytes.dropFirst(delimiter).prefix { $0 == UInt8(ascii: "\"") }.count
    let isMultiLine = quotes >= 3 && bytes.count >= 2 * (delimiter + 3)
    let margin = delimiter + (isMultiLine ? 3 : 1)
    guard bytes.count >= 2 * margin else { return nil }
    let content = Array(bytes[margin..<bytes.count - margin])
    return isMultiLine
      ? StringLiteral.unescape(StringLiteral.removeIndentation(content), delimiter: delimiter)
      : StringLiteral.unescape(content, delimiter: delimiter)
  }

  /// What stands between the quotes of a literal on one line without escapes.
  private static func plainContent(_ bytes: ArraySlice<UInt8>) -> String? {
    let quote = UInt8(ascii: "\"")
    guard bytes.count >= 2, bytes.first == quote, bytes.last == quote else { return nil }
    let content = bytes.dropFirst().dropLast()
    guard content.first != quote, !content.contains(UInt8(ascii: "\\")) else { return nil }
    return String(decoding: content, as: UTF8.self)
  }

  /// The lines of a multi-line string without the indentation of its last line, which holds the quotes.
  private static func removeIndentation(_ content: [UInt8]) -> [UInt8] {
    var lines = content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
    guard lines.count >= 2 else { return content }
    let indentation = lines.removeLast()
    lines.removeFirst()
    let stripped = lines.map { line in
      line.starts(with: indentation) ? line.dropFirst(indentation.count) : line
    }
    return Array(stripped.joined(separator: [UInt8(ascii: "\n")]))
  }

  private static func unescape(_ content: [UInt8], delimiter: Int) -> String {
    var result: [UInt8] = []
    var index = 0
    while index < content.count {
      let marker = content[index...].prefix(delimiter + 1)
      guard content[index] == UInt8(ascii: "\\"), marker.count == delimiter + 1,
        marker.dropFirst().allSatisfy({ $0 == UInt8(ascii: "#") })
      else {
        result.append(content[index])
        index += 1
        continue
      }
      index += delimiter + 1
      guard index < content.count else { break }
      let escape = content[index]
      index += 1
      switch escape {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "0"): result.append(0)
      case UInt8(ascii: "u"):
        let digits = content[index...].dropFirst().prefix { $0 != UInt8(ascii: "}") }
        if let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
          let scalar = Unicode.Scalar(value)
        {
          result += Array(String(Character(scalar)).utf8)
        }
        index = min(index + digits.count + 2, content.count)
      case 0x0A: break
      default: result.append(escape)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
