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
    var stack: [UInt32] = []
    /// Where the text behind each open chain may break.
    var chainEnds: [UInt32] = []

    var index = elements.count - 1
    while index >= 0 {
      let element = elements[index]
      let start = element.total
      if element.flags.contains(.endsLine) {
        nextBreak = start &+ UInt32(element.blanks)
        nextOutside = nextBreak
      }
      switch element.kind {
      case .blanks, .reset, .stackEnd, .keep: break

      case .newline, .separator:
        nextBreak = start
        nextOutside = start
      case .fill, .stackBegin:
        setNeed(Int32(bitPattern: nextOutside &- start), at: index)
        if !element.flags.contains(.isWeak) || element.flags.contains(.forced) {
          nextBreak = start
          nextOutside = start
        }
      case .chainLink:
        var end = nextOutside
        if element.flags.contains(.isUniform) {
          // A chain that ends with a closure only has to fit up to the closure's brace.
          let brace = Int(element.need)
          end = brace == 0 ? chainEnds[chainEnds.count - 1] : elements[brace].total
        }
        setNeed(Int32(bitPattern: end &- start), at: index)
        nextBreak = start
        nextOutside = start

      case .close:
        stack.append(nextBreak)
        nextBreak = start
        nextOutside = start
      case .open:
        setNeed(Int32(bitPattern: stack.removeLast() &- start), at: index)
        nextBreak = start
        nextOutside = start
      case .softClose, .hangClose, .bodiesEnd: stack.append(nextBreak)
      case .hangOpen, .bodiesBegin:
        setNeed(Int32(bitPattern: stack.removeLast() &- start), at: index)

      case .groupEnd: stack.append(nextOutside)
      case .groupBegin: nextOutside = stack.removeLast()
      case .chainEnd: chainEnds.append(nextBreak)
      case .chainBegin: chainEnds.removeLast()
      }
      index -= 1
    }
  }
}
