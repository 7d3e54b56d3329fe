extension SyntaxTree {
  /// Whether the token at `index` reads `word`, compared byte by byte.
  func token(_ index: Int, hasBytes word: [UInt8]) -> Bool {
    let range = range(ofToken: index).byteIndices
    guard range.count == word.count else { return false }
    for offset in 0..<word.count where text.bytes[range.lowerBound + offset] != word[offset] {
      return false
    }
    return true
  }
}
