/// A text with places to fill in.
struct SnippetText: Equatable {
  enum Piece: Equatable {
    case text(String)
    /// A place to fill in, with what stands there until then.
    case place(String)
    /// Where the cursor ends.
    case end
  }

  var pieces: [Piece]
  /// What is written for a client without snippets.
  var plain: String

  /// A text without places.
  init(_ text: String) {
    pieces = [.text(text)]
    plain = text
  }

  init(_ pieces: [Piece], plain: String) {
    self.pieces = pieces
    self.plain = plain
  }

  var hasPlaces: Bool {
    pieces.contains { if case .text = $0 { false } else { true } }
  }

  /// In the protocol's syntax
  /// (https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#snippet_syntax).
  var snippet: String {
    var number = 0
    return pieces.map { piece in
      switch piece {
      // A brace is an end only in a place.
      case .text(let text): return SnippetText.escaped(text, "\\$")
      case .end: return "$0"
      case .place(let text):
        number += 1
        return text.isEmpty
          ? "$\(number)" : "${\(number):\(SnippetText.escaped(text, "\\$}"))}"
      }
    }.joined()
  }

  private static func escaped(_ text: String, _ special: String) -> String {
    text.reduce(into: "") { result, character in
      if special.contains(character) { result += "\\" }
      result.append(character)
    }
  }
}
