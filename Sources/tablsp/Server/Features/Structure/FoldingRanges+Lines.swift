import TabSpecParser

extension FoldingRanges {
  /// A fold as lines and columns; the last line is folded too.
  struct LineFold {
    let start: LineIndex.Position
    let end: LineIndex.Position
    let fold: Fold
  }

  /// The folds for a client that folds whole lines: the line with the closing bracket stays, and no two begin on the same
  /// line, the largest one wins.
  func lineFolds() -> [LineFold] {
    var found: [LineFold] = []
    for fold in folds() {
      let start = position(of: fold.range.lowerBound)
      var end = position(of: fold.range.upperBound)
      if fold.hasClosing || end.column == 0 { end.line -= 1 }
      guard end.line > start.line, found.last?.start.line != start.line else { continue }
      found.append(LineFold(start: start, end: end, fold: fold))
    }
    return found
  }
}
