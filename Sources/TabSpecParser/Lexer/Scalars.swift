/// Unicode scalars in bytes, and what Swift may use them for.
///
/// The ranges are those of "Lexical Structure" in The Swift Programming Language
/// (docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure).
enum Scalars {
  enum Class {
    case identifierStart
    /// A combining mark: it continues an identifier or an operator.
    case combining
    case operatorCharacter
    case other
  }

  /// The scalar whose bytes start at `index`, and their number; nil where they are no UTF-8.
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (
    value: UInt32, length: Int
  )? {
    let first = UInt32(bytes[index])
    let length: Int
    var value: UInt32
    let minimum: UInt32
    switch first {
    case 0x00...0x7F: return (first, 1)
    case 0xC2...0xDF: (length, value, minimum) = (2, first & 0x1F, 0x80)
    case 0xE0...0xEF: (length, value, minimum) = (3, first & 0x0F, 0x800)
    case 0xF0...0xF4: (length, value, minimum) = (4, first & 0x07, 0x1_0000)
    default: return nil
    }
    guard index + length <= bytes.count else { return nil }
    for next in index + 1..<index + length {
      guard bytes[next] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(bytes[next] & 0x3F)
    }
    guard value >= minimum, value <= 0x10_FFFF, !(0xD800...0xDFFF ~= value) else { return nil }
    return (value, length)
  }

  /// The offset of the first byte that is no part of a UTF-8 sequence; nil where all are.
  static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { firstInvalidByte(in: $0) }
  }

  private static func firstInvalidByte(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index += 1
        continue
      }
      guard let scalar = decode(bytes, at: index) else { return index }
      index += scalar.length
    }
    return nil
  }

  /// What a scalar beyond ASCII may be part of.
  static func classify(_ value: UInt32) -> Class {
    switch value {
    case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
      0xE0100...0xE01EF:
      .combining
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0...0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
      0x3008...0x3020, 0x3030:
      .operatorCharacter
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
      0xF8...0x02FF, 0x0370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF,
      0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x206F, 0x2070...0x20CF,
      0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF,
      0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
      0xFDF0...0xFDFF, 0xFE10...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD:
      .identifierStart
    case 0x1_0000...0xE_FFFD where value & 0xFFFF <= 0xFFFD: .identifierStart
    default: .other
    }
  }
}
