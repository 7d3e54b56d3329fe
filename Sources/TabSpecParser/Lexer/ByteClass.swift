/// What a byte can begin; one look-up in a table each.
enum ByteClass: UInt8 {
  case other
  case blank
  case newline
  case letter
  case digit
  case operatorCharacter
  /// A token on its own, whatever follows: `, : ; @ \`.
  case single
  case leftBrace
  case rightBrace
  case leftBracket
  case rightBracket
  case leftParenthesis
  case rightParenthesis
  case period
  case quote
  case pound
  case dollar
  case backtick
  case beyondASCII

  static let table: [ByteClass] = (0...255).map { ByteClass(of: UInt8($0)) }

  private init(of byte: UInt8) {
    switch byte {
    case 0x09, 0x0B, 0x0C, 0x20: self = .blank
    case 0x0A, 0x0D: self = .newline
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      self = .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"):
      self = .operatorCharacter
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "@"),
      UInt8(ascii: "\\"):
      self = .single
    case UInt8(ascii: "{"): self = .leftBrace
    case UInt8(ascii: "}"): self = .rightBrace
    case UInt8(ascii: "["): self = .leftBracket
    case UInt8(ascii: "]"): self = .rightBracket
    case UInt8(ascii: "("): self = .leftParenthesis
    case UInt8(ascii: ")"): self = .rightParenthesis
    case UInt8(ascii: "."): self = .period
    case UInt8(ascii: "\""): self = .quote
    case UInt8(ascii: "#"): self = .pound
    case UInt8(ascii: "$"): self = .dollar
    case UInt8(ascii: "`"): self = .backtick
    case 0x80...0xFF: self = .beyondASCII
    default: self = .other
    }
  }

  /// The token that a byte of class `single` is.
  @inline(__always)
  static func kind(ofSingle byte: UInt8) -> TokenKind {
    switch byte {
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: "@"): .at
    default: .backslash
    }
  }
}
