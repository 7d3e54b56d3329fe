import TabSpecParser

/// Where the places of a text are after edits of it.
package struct PlaceMap {
  private let edits: [TextEdit]

  /// - Parameter edits: sorted by range, without overlaps.
  package init(_ edits: [TextEdit]) {
    self.edits = edits
  }

  /// Where `offset` is now; of a place inside or at the border of what was replaced, anywhere in the new text.
  package func places(of offset: TextOffset) -> ClosedRange<TextOffset> {
    var shift = 0
    for edit in edits {
      let range = edit.range
      if offset < range.lowerBound { break }
      let length = edit.replacement.utf8.count
      if offset <= range.upperBound {
        let start = range.lowerBound.advanced(by: shift)
        return start...start.advanced(by: length)
      }
      shift += length - range.byteIndices.count
    }
    let place = offset.advanced(by: shift)
    return place...place
  }
}
