/// What an ASCII byte can begin; one table look-up a byte.
enum ByteClass: UInt8 {
  case other
  case blank
  case newline
  case letter
  case digit
  case operatorCharacter
  case punctuation
  case quote
  case beyondASCII

  static let table: [ByteClass] = (0...255).map { byte in
    switch UInt8(byte) {
    case 0x09, 0x0B, 0x0C, 0x20: .blank
    case 0x0A, 0x0D: .newline
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"):
      .operatorCharacter
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ":"),
      UInt8(ascii: ";"), UInt8(ascii: "."), UInt8(ascii: "@"), UInt8(ascii: "\\"),
      UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "`"):
      .punctuation
    case UInt8(ascii: "\""): .quote
    case 0x80...0xFF: .beyondASCII
    default: .other
    }
  }
}
