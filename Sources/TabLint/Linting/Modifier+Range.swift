import TabSpecParser

extension Modifier {
  /// The modifier with the blanks and line breaks before it.
  var rangeWithBlanks: TextRange {
    let bytes = member.tree.text.bytes
    var start = range.byteIndices.lowerBound
    while start > 0, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[start - 1]) { start -= 1 }
    return TextOffset(start)..<range.upperBound
  }
}
