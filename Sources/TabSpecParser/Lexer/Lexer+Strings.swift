/// String literals in all their forms: quoted, multi-line, raw, with interpolations, which may hold strings again.
extension Lexer {
  /// A string whose delimiter has `delimiterLength` `#` signs, from the first of them on.
  mutating func lexString(delimiterLength: Int) {
    let quote = index + delimiterLength
    let isMultiLine =
      byte(at: quote + 1) == UInt8(ascii: "\"") && byte(at: quote + 2) == UInt8(ascii: "\"")
      && !(delimiterLength > 0 && closesRaw(at: quote + 3, delimiterLength: delimiterLength))
    let string = OpenInterpolation(delimiterLength: delimiterLength, isMultiLine: isMultiLine)
    lexSegment(of: string, from: quote + (isMultiLine ? 3 : 1), isFirst: true)
  }

  /// The rest of `string` behind the parenthesis that closes an interpolation.
  mutating func continueString(_ string: OpenInterpolation) {
    lexSegment(of: string, from: index + 1, isFirst: false)
  }

  private func closesRaw(at start: Int, delimiterLength: Int) -> Bool {
    for offset in 0..<delimiterLength where byte(at: start + offset) != UInt8(ascii: "#") {
      return false
    }
    return true
  }

  private mutating func lexSegment(of string: OpenInterpolation, from start: Int, isFirst: Bool) {
    var end = start
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "\""):
        if let close = endOfString(string, at: end) {
          finish(isFirst: isFirst, end: close)
          return
        }
        end += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !string.isMultiLine {
          finish(isFirst: isFirst, end: end, flags: .malformed)
          return
        }
        end += 1
      case UInt8(ascii: "\\"):
        guard closesRaw(at: end + 1, delimiterLength: string.delimiterLength) else {
          end += 1
          continue
        }
        end += 1 + string.delimiterLength
        let escaped = byte(at: end)
        if escaped == UInt8(ascii: "(") {
          if isFirst {
            open(.stringHead, end: end + 1)
          } else {
            emit(.stringMiddle, end: end + 1)
          }
          interpolations.append(
            OpenInterpolation(
              delimiterLength: string.delimiterLength, isMultiLine: string.isMultiLine))
          return
        }
        if escaped != UInt8(ascii: "\n"), escaped != UInt8(ascii: "\r"), end < bytes.count {
          end += 1
        }
      default: end += 1
      }
    }
    finish(isFirst: isFirst, end: end, flags: .malformed)
  }

  private mutating func finish(isFirst: Bool, end: Int, flags: Token.Flags = []) {
    if isFirst {
      emit(.stringLiteral, end: end, flags: flags)
    } else {
      closeBracket(.stringTail, end: end, flags: flags)
    }
  }

  private func endOfString(_ string: OpenInterpolation, at quote: Int) -> Int? {
    var end = quote + 1
    if string.isMultiLine {
      guard byte(at: end) == UInt8(ascii: "\""), byte(at: end + 1) == UInt8(ascii: "\"") else {
        return nil
      }
      end += 2
    }
    guard closesRaw(at: end, delimiterLength: string.delimiterLength) else { return nil }
    return end + string.delimiterLength
  }
}
