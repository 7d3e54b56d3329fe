import TabSpecParser

/// A text that is edited again and again, and what all that comes to as edits of the text that it began with.
struct EditedText {
  private enum Piece {
    /// A stretch of the text that it began with.
    case kept(TextRange)
    case written([UInt8])

    var count: Int {
      switch self {
      case .kept(let range): range.byteIndices.count
      case .written(let bytes): bytes.count
      }
    }

    /// The piece from its byte `start` up to its byte `end`.
    func part(_ start: Int, _ end: Int) -> Piece {
      switch self {
      case .kept(let range):
        .kept(range.lowerBound.advanced(by: start)..<range.lowerBound.advanced(by: end))
      case .written(let bytes): .written(Array(bytes[start..<end]))
      }
    }
  }

  let original: SourceText
  private(set) var text: SourceText
  private var pieces: [Piece]

  init(_ original: SourceText) {
    self.original = original
    text = original
    pieces = [.kept(original.range)]
  }

  /// - Parameter edits: of the text as it is now, sorted by range, without overlaps.
  mutating func apply(_ edits: [TextEdit]) {
    guard !edits.isEmpty else { return }
    text = text.applying(edits)
    var cutter = Cutter(pieces: pieces)
    for edit in edits {
      cutter.keep(upTo: edit.range.byteIndices.lowerBound)
      cutter.result.append(.written(Array(edit.replacement.utf8)))
      cutter.drop(upTo: edit.range.byteIndices.upperBound)
    }
    cutter.keep(upTo: pieces.reduce(0) { $0 + $1.count })
    pieces = cutter.result
  }

  /// The edits that make `text` of `original`, sorted by range.
  var edits: [TextEdit] {
    var edits: [TextEdit] = []
    var end = TextOffset(0)
    var written: [UInt8] = []
    for piece in pieces + [.kept(.empty(at: original.end))] {
      switch piece {
      case .written(let bytes): written += bytes
      case .kept(let range):
        let isEnd = range.lowerBound == original.end
        guard !range.isEmpty || isEnd else { continue }
        let replaced = end..<range.lowerBound
        if !original.bytes[replaced.byteIndices].elementsEqual(written) {
          edits.append(
            TextEdit(range: replaced, replacement: String(decoding: written, as: UTF8.self)))
        }
        written = []
        end = range.upperBound
      }
    }
    return edits
  }

  /// Walks over pieces by offsets of the text that they make.
  private struct Cutter {
    let pieces: [Piece]
    var result: [Piece] = []
    private var index = 0
    /// How much of the piece at `index` is behind.
    private var used = 0
    private var position = 0

    init(pieces: [Piece]) {
      self.pieces = pieces
    }

    mutating func keep(upTo end: Int) {
      advance(to: end) { $0.append($1) }
    }

    mutating func drop(upTo end: Int) {
      advance(to: end) { _, _ in }
    }

    private mutating func advance(to end: Int, _ take: (inout [Piece], Piece) -> Void) {
      while position < end {
        let piece = pieces[index]
        let length = min(end - position, piece.count - used)
        if length > 0 { take(&result, piece.part(used, used + length)) }
        position += length
        used += length
        if used == piece.count { (index, used) = (index + 1, 0) }
      }
    }
  }
}
