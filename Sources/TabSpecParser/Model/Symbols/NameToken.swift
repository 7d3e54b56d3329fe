/// A token as a name: what it names, and which part of it is the word.
struct NameToken {
  let tree: SyntaxTree
  let token: Int

  /// Without backticks; `$` and `_` kept.
  var text: String {
    Identifier.name(ofToken: token, in: tree)
  }

  /// Whether the token can name something; `_` is a word for no name.
  var isName: Bool {
    let kind = tree.tokens[token].kind
    return kind.isIdentifier || kind == .dollarIdentifier
      || kind.isReservedWord && kind != .wildcard
  }

  var isProjection: Bool {
    tree.tokens[token].kind == .dollarIdentifier
  }

  /// The range of the word `name` in the token: behind `$` or `_` where those are not part of it.
  func range(ofWord name: String) -> TextRange {
    let range = tree.range(ofToken: token)
    let isPrefixed = text.utf8.count == name.utf8.count + 1
    return isPrefixed ? range.lowerBound.advanced(by: 1)..<range.upperBound : range
  }

  /// Whether the token reads `name`, in backticks or not, or `$name`, or `_name`.
  func matches(_ name: [UInt8]) -> Bool {
    let range = tree.range(ofToken: token).byteIndices
    let bytes = tree.text.bytes
    switch range.count - name.count {
    case 0: return bytes[range].elementsEqual(name)
    case 1:
      let first = bytes[range.lowerBound]
      return (first == UInt8(ascii: "$") || first == UInt8(ascii: "_"))
        && bytes[range.dropFirst()].elementsEqual(name)
    case 2:
      return bytes[range.lowerBound] == UInt8(ascii: "`")
        && bytes[range.dropFirst().dropLast()].elementsEqual(name)
    default: return false
    }
  }
}
