/// One line of a frame's header, `Name: value`.
struct HeaderField {
  static let contentLengthName = Array("content-length".utf8)

  let isContentLength: Bool
  private let value: ArraySlice<UInt8>

  /// Nil for a line that is no field: the name must consist of the characters that HTTP allows in it.
  init?(_ line: ArraySlice<UInt8>) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = line[..<colon]
    guard !name.isEmpty, name.allSatisfy(HeaderField.isNameByte) else { return nil }
    isContentLength = HeaderField.isContentLength(name)
    value = line[(colon + 1)...]
  }

  /// The value as a number of bytes; nil unless it is digits only and fits.
  var length: Int? {
    let digits = value.drop(while: HeaderField.isBlank).reversed().drop(while: HeaderField.isBlank)
    guard !digits.isEmpty else { return nil }
    var result = 0
    for digit in digits.reversed() {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      let (product, overflow) = result.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(Int(digit - UInt8(ascii: "0")))
      if overflow || carry { return nil }
      result = sum
    }
    return result
  }

  static func isContentLength(_ name: ArraySlice<UInt8>) -> Bool {
    name.elementsEqual(contentLengthName) { byte, lowercase in
      byte == lowercase
        || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) && byte | 0x20 == lowercase
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default:
      "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
