extension SyntaxTree {
  /// Whether the token at `index` reads `word`, compared byte by byte.
  public func token(_ index: Int, hasBytes word: [UInt8]) -> Bool {
    let range = range(ofToken: index).byteIndices
    guard range.count == word.count else { return false }
    for offset in 0..<word.count where text.bytes[range.lowerBound + offset] != word[offset] {
      return false
    }
    return true
  }
}

extension SyntaxTree {
  /// Whether the token at `index` is this name, in backticks or not.
  func name(ofToken index: Int, isBytes name: [UInt8]) -> Bool {
    let range = range(ofToken: index).byteIndices
    let isQuoted = range.count > 2 && text.bytes[range.lowerBound] == UInt8(ascii: "`")
    let start = range.lowerBound + (isQuoted ? 1 : 0)
    guard range.count - (isQuoted ? 2 : 0) == name.count else { return false }
    for offset in 0..<name.count where text.bytes[start + offset] != name[offset] { return false }
    return true
  }
}
