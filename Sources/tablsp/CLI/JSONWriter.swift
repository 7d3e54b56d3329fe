/// Writes JSON in the order in which it is told, which the toolchain's encoder can't promise.
struct JSONWriter {
  /// What was written so far, with the newline that ends a file.
  var document: [UInt8] {
    bytes + [UInt8(ascii: "\n")]
  }

  private var bytes: [UInt8] = []
  /// For each open object or list: whether something stands in it already.
  private var isFilled: [Bool] = []
  private let expandedDepth: Int

  /// - Parameter expandedDepth: objects and lists up to this depth, the root being 1, have a line for each element.
  init(expandedDepth: Int) {
    self.expandedDepth = expandedDepth
  }

  mutating func object(_ members: (inout JSONWriter) -> Void) {
    container("{", "}", members)
  }

  mutating func array<Elements: Sequence>(
    _ elements: Elements, _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    container("[", "]") { writer in
      for element in elements {
        writer.separate()
        write(&writer, element)
      }
    }
  }

  mutating func string(_ value: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "\""): raw("\\\"")
      case UInt8(ascii: "\\"): raw("\\\\")
      case UInt8(ascii: "\n"): raw("\\n")
      case UInt8(ascii: "\r"): raw("\\r")
      case UInt8(ascii: "\t"): raw("\\t")
      case 0..<32:
        raw(byte < 16 ? "\\u000" : "\\u00")
        raw(String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  // MARK: - Members of an object

  mutating func member(_ key: String, _ write: (inout JSONWriter) -> Void) {
    separate()
    string(key)
    raw(": ")
    write(&self)
  }

  mutating func member(_ key: String, _ value: String) {
    member(key) { $0.string(value) }
  }

  mutating func member(_ key: String, _ value: Int) {
    member(key) { $0.raw(String(value)) }
  }

  mutating func member(_ key: String, _ value: Bool) {
    member(key) { $0.raw(value ? "true" : "false") }
  }

  // MARK: - Layout

  private mutating func container(
    _ open: String, _ close: String, _ content: (inout JSONWriter) -> Void
  ) {
    raw(open)
    isFilled.append(false)
    content(&self)
    let isExpanded = isFilled.count <= expandedDepth
    if isFilled.removeLast(), isExpanded { breakLine() }
    raw(close)
  }

  /// Goes to where the next element stands.
  private mutating func separate() {
    let isExpanded = isFilled.count <= expandedDepth
    if isFilled[isFilled.count - 1] { raw(isExpanded ? "," : ", ") }
    isFilled[isFilled.count - 1] = true
    if isExpanded { breakLine() }
  }

  private mutating func breakLine() {
    raw("\n")
    for _ in isFilled { raw("  ") }
  }

  private mutating func raw(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}
