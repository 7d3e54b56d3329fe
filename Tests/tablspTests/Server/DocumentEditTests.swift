import TabSpecParser
import TestSupport
import Testing

@testable import tablsp

/// Whatever ranges a client sends, in whichever encoding, the text is the one that a simple model has.
@Suite struct DocumentEditTests {
  @Test(arguments: [LSP.PositionEncoding.utf8, .utf16, .utf32], 0..<10 as Range<UInt64>)
  func randomEdits(encoding: LSP.PositionEncoding, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let unit = Client(encoding).columnUnit
    var model = TextModel("a😀b\r\n漢字\ré\n")
    var document = makeDocument(model.text)
    for version in 2..<400 {
      var changes: [DidChangeNotification.Change] = []
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let change = randomChange(of: model, &generator)
        model.apply(change, encoding)
        changes.append(change)
      }
      document.apply(changes, version: version, unit: unit)
      try #require(document.lines.text.string == model.text, "version \(version)")
      if model.text.utf8.count > 400 {
        model = TextModel("")
        document.apply([.init(range: nil, text: "")], version: version, unit: unit)
      }
    }
  }

  @Test func manyChangesAtOnce() {
    var document = makeDocument(String(repeating: "a line of text\n", count: 10_000))
    let place = LSP.Position(line: 5_000, character: 3)
    for version in 0..<20_000 {
      let range = LSP.Range(start: place, end: place)
      document.apply([.init(range: range, text: "é")], version: version, unit: .utf16)
    }
    #expect(document.lines.text.bytes.count == 15 * 10_000 + 2 * 20_000)
    #expect(document.version == 19_999)
  }

  private func makeDocument(_ text: String) -> Document {
    Document(.init(uri: "file:///a.tabs", languageId: "tabs", version: 1, text: text))
  }

  /// Mostly a place in the text, and now and then one before, behind or within a character.
  private func randomChange(
    of model: TextModel, _ generator: inout SeededGenerator
  ) -> DidChangeNotification.Change {
    let alphabet = [
      "a", " ", "\n", "\r", "\r\n", "é", "e\u{301}", "漢", "😀", "👩‍👩‍👧‍👦", "\u{FEFF}", "\u{2028}", "",
    ]
    let text = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      alphabet.randomElement(using: &generator)!
    }.joined()
    if Int.random(in: 0..<40, using: &generator) == 0 { return .init(range: nil, text: text) }
    var position: LSP.Position {
      LSP.Position(
        line: Int.random(in: -1...model.lineCount, using: &generator),
        character: Int.random(in: -1...12, using: &generator))
    }
    return .init(range: LSP.Range(start: position, end: position), text: text)
  }
}

extension Client {
  fileprivate init(_ encoding: LSP.PositionEncoding) {
    var capabilities = LSP.ClientCapabilities.none
    capabilities.general.positionEncodings = [encoding.rawValue]
    self.init(capabilities: capabilities, process: nil)
  }
}

/// A text as a list of scalars, with positions found by counting from its start.
private struct TextModel {
  private var scalars: [Unicode.Scalar]

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  var text: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// The starts of the lines and the ends of their contents.
  private var lines: [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var index = 0
    while index < scalars.count {
      let isPair = scalars[index] == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
      if scalars[index] == "\r" || scalars[index] == "\n" {
        lines.append(start..<index)
        index += isPair ? 1 : 0
        start = index + 1
      }
      index += 1
    }
    return lines + [start..<scalars.count]
  }

  var lineCount: Int {
    lines.count
  }

  mutating func apply(
    _ change: DidChangeNotification.Change, _ encoding: LSP.PositionEncoding
  ) {
    guard let range = change.range else {
      self = TextModel(change.text)
      return
    }
    let start = index(of: range.start, encoding)
    let end = index(of: range.end, encoding)
    scalars.replaceSubrange(min(start, end)..<max(start, end), with: change.text.unicodeScalars)
  }

  private func index(of position: LSP.Position, _ encoding: LSP.PositionEncoding) -> Int {
    guard position.line >= 0 else { return 0 }
    let lines = lines
    guard position.line < lines.count else { return scalars.count }
    var left = position.character
    for index in lines[position.line] {
      let width =
        switch encoding {
        case .utf8: UTF8.width(scalars[index])
        case .utf16: UTF16.width(scalars[index])
        case .utf32: 1
        }
      if left < width { return index }
      left -= width
    }
    return lines[position.line].upperBound
  }
}
