import TabSpecParser

/// Arrays and dictionaries.
extension Layout {
  /// "[" elements "]"
  mutating func collectionLiteral(_ record: NodeRecord) {
    token()
    if token(if: .colon) { return token() }
    guard hasChild(record) || hasComments else { return token() }
    open()
    while hasChild(record) {
      child()
      if token(if: .comma), hasChild(record) { separator() }
    }
    close()
    token()
  }

  /// key ":" value
  mutating func dictionaryElement(_ record: NodeRecord) {
    child()
    token()
    if isAtMultiLineString { blank() } else { fill() }
    child()
  }
}
