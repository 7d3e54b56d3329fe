extension Document {
  /// Writes into each element that may break the width that has to fit on the line for it not to.
  ///
  /// One pass from the end to the start. Behind a scope, the text up to the next break has to fit too: nothing else
  /// could bring its closing bracket back into the line.
  mutating func measure() {
    /// Where the first break stands, in the reading order.
    var nextBreak = total
    /// Where the first break stands that is not inside a group.
    var nextOutside = total
    var stack: [Int] = []
    /// Where the text behind each open chain may break.
    var chainEnds: [Int] = []

    var index = elements.count - 1
    while index >= 0 {
      let start = elements[index].total
      switch elements[index].kind {
      case .leaf where elements[index].flags.contains(.endsLine):
        nextBreak = start
        nextOutside = start
      case .leaf, .blanks, .reset, .stackEnd, .keep: break

      case .newline, .separator:
        nextBreak = start
        nextOutside = start

      case .chainLink where elements[index].flags.contains(.isUniform):
        // A chain that ends with a closure only has to fit up to the closure's brace.
        let brace = Int(elements[index].link)
        let end = brace == 0 ? chainEnds[chainEnds.count - 1] : elements[brace].total
        elements[index].link = width(from: start, to: end)
        nextBreak = start
        nextOutside = start
      case .fill, .stackBegin, .chainLink:
        elements[index].link = width(from: start, to: nextOutside)
        if !elements[index].flags.contains(.isWeak) || elements[index].flags.contains(.forced) {
          nextBreak = start
          nextOutside = start
        }

      case .close:
        stack.append(nextBreak)
        nextBreak = start
        nextOutside = start
      case .open:
        elements[index].link = width(from: start, to: stack.removeLast())
        nextBreak = start
        nextOutside = start
      case .softClose, .hangClose: stack.append(nextBreak)
      case .hangOpen:
        elements[index].link = width(from: start, to: stack.removeLast())

      case .groupEnd: stack.append(nextOutside)
      case .groupBegin: nextOutside = stack.removeLast()
      case .bodiesEnd: stack.append(nextBreak)
      case .bodiesBegin: elements[index].link = width(from: start, to: stack.removeLast())
      case .chainEnd: chainEnds.append(nextBreak)
      case .chainBegin: chainEnds.removeLast()
      }
      index -= 1
    }
  }

  private func width(from start: Int, to end: Int) -> Int32 {
    Int32(clamping: end - start)
  }
}
