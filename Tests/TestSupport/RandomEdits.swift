import TabSpecParser

/// Edits as somebody makes them who types, pastes and deletes, in good order and in bad.
public struct RandomEdits {
  private static let snippets = [
    "\n", "\r\n", "\r", " ", ";", ",", ".", ":", "/", "//", "/*", "*/", "#/", "\"", "\"\"\"", "`",
    "(", ")", "{", "}", "[", "]", "<", ">", "=", "==", "+", "&", "?", "!", "$", "@", "\\", "\\(",
    "x", "é", "😀", "0", "1.5", ".home", ".tag(1)", "\n.tag(Page.home)\n", " else ", "else {\n}\n",
    "#if DEBUG\n", "#endif\n", "#else\n", "// a comment\n", "case a\n", "case home, sent\n",
    "default:", "let x = ", "let x = 1\n", "@State var page = 0\n", "enum Page { case home }\n",
    "struct Home: View {\n", "extension View {\n", "import SwiftUI\n", "TabView {\n}\n",
    "TabView(selection: $page) {\n    A().tabItem { Text(\"A\") }.tag(0)\n}\n",
    "Tab(\"A\", systemImage: \"star\", value: Page.home) { A() }\n",
    "func f() -> Int { 1 }\n", "return 1\n", "in ", "$0", "\u{FEFF}", "\u{0}", "#!",
  ].map { Array($0.utf8) }

  private var generator: SeededGenerator

  public init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// The bytes to replace, and by what.
  public mutating func next(in bytes: [UInt8]) -> (range: Range<Int>, replacement: [UInt8]) {
    let place = Bool.random(using: &generator) ? lineStart(in: bytes) : anywhere(in: bytes)
    let lengths = [0, 0, 0, 1, 1, 3, 20, 200]
    let length = min(lengths.randomElement(using: &generator)!, bytes.count - place)
    let isDeletion = length > 0 && Bool.random(using: &generator)
    let replacement = isDeletion ? [] : RandomEdits.snippets.randomElement(using: &generator)!
    return (place..<place + length, replacement)
  }

  private mutating func anywhere(in bytes: [UInt8]) -> Int {
    Int.random(in: 0...bytes.count, using: &generator)
  }

  private mutating func lineStart(in bytes: [UInt8]) -> Int {
    let place = anywhere(in: bytes)
    return bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }
}
