/// What one level of indentation is written with.
struct IndentUnit: Hashable, Sendable {
  /// The columns that a tab takes.
  static let tabWidth = 4
  /// The largest width of a level; wider ones would not be told from a mistake.
  static let maximumWidth = 16

  let byte: UInt8
  let byteCount: Int
  /// The columns.
  let width: Int

  var text: String {
    String(repeating: Character(UnicodeScalar(byte)), count: byteCount)
  }

  static let blank = IndentUnit(byte: UInt8(ascii: " "), byteCount: 1, width: 1)

  init(_ indent: Configuration.Format.Indent) {
    switch indent {
    case .tab: self.init(byte: UInt8(ascii: "\t"), byteCount: 1, width: IndentUnit.tabWidth)
    case .spaces(let count):
      let count = min(max(count, 0), IndentUnit.maximumWidth)
      self.init(byte: UInt8(ascii: " "), byteCount: count, width: count)
    }
  }

  private init(byte: UInt8, byteCount: Int, width: Int) {
    self.byte = byte
    self.byteCount = byteCount
    self.width = width
  }
}
