extension Document {
  /// Writes into each gap and mark that may break the width that has to fit on the line for it not
  /// to.
  ///
  /// One pass from the end to the start. Behind a scope, the text up to the next break has to fit
  /// too: nothing else could bring its closing bracket back into the line.
  mutating func measure(_ leaves: [Leaf], lineWidth: Int) {
    leaves.withUnsafeBufferPointer { leaves in
      gaps.withUnsafeMutableBufferPointer { gaps in
        marks.withUnsafeMutableBufferPointer { marks in
          places.withUnsafeMutableBufferPointer { places in
            var measure = DocumentMeasure(unfitting: UInt32(lineWidth) + 1, places: places)
            measure.run(leaves, gaps, marks)
          }
        }
      }
    }
  }
}

/// The state of the measuring pass. Places are counted in columns from the end of the text, as if
/// nothing broke; the counts wrap around.
private struct DocumentMeasure {
  /// More than any line holds: what has to stand on lines of its own is this wide.
  private let unfitting: UInt32
  private var place: UInt32 = 0
  /// The first break behind the place, in the reading order.
  private var nextBreak: UInt32 = 0
  /// The first break behind the place that is not inside a group.
  private var nextOutside: UInt32 = 0
  /// What `nextBreak` or `nextOutside` was behind the end of each scope or group around the place.
  private var ends: [UInt32] = []
  /// The same of each chain.
  private var chainEnds: [UInt32] = []
  /// The place of each gap.
  private let places: UnsafeMutableBufferPointer<UInt32>

  init(unfitting: UInt32, places: UnsafeMutableBufferPointer<UInt32>) {
    self.unfitting = unfitting
    self.places = places
  }

  mutating func run(
    _ leaves: UnsafeBufferPointer<Leaf>, _ gaps: UnsafeMutableBufferPointer<WantedGap>,
    _ marks: UnsafeMutableBufferPointer<Mark>
  ) {
    var index = leaves.count
    var mark = marks.count - 2
    while index > 0 {
      index -= 1
      let gap = gaps[index]
      if gap.flags.contains(.isBeforeEndOfLine) {
        place &+= unfitting
        nextBreak = place
        nextOutside = place
      } else {
        place &+= UInt32(leaves[index].width)
        if leaves[index].traits.contains(.isMultiLine) { place &+= unfitting }
      }
      let isMarked = marks[mark].leaf == index
      if isMarked { begin(marks, &mark) }
      place &+= UInt32(gap.blanks)
      if gap.flags.contains(.isUnfitting) { place &+= unfitting }
      places[index] = place
      if gap.kind != .blanks { gaps[index].need = need(of: gap) }
      if isMarked { end(marks, &mark, at: index) }
    }
  }

  /// The marks behind a gap, from the last to the first. In front of them stand those that end
  /// something, or belong to another gap.
  private mutating func begin(_ marks: UnsafeMutableBufferPointer<Mark>, _ mark: inout Int) {
    let leaf = marks[mark].leaf
    while marks[mark].leaf == leaf, !marks[mark].kind.isEnd {
      begin(&marks[mark])
      mark -= 1
    }
  }

  private mutating func end(
    _ marks: UnsafeMutableBufferPointer<Mark>, _ mark: inout Int, at index: Int
  ) {
    while marks[mark].leaf == index {
      end(marks[mark].kind)
      mark -= 1
    }
  }

  @inline(__always)
  private mutating func need(of gap: WantedGap) -> Int32 {
    switch gap.kind {
    case .blanks, .reset, .keep: return 0
    case .newline, .separator:
      breakHere()
      return 0
    case .fill, .stackBegin:
      let need = width(to: nextOutside)
      if !gap.flags.contains(.isWeak) || gap.flags.contains(.forced) { breakHere() }
      return need
    case .chainLink:
      var end = nextOutside
      if gap.flags.contains(.isUniform) {
        end = chainEnd(at: gap.need)
      }
      let need = width(to: end)
      breakHere()
      return need
    case .close:
      ends.append(nextBreak)
      breakHere()
      return 0
    case .open:
      let need = width(to: ends.removeLast())
      breakHere()
      return need
    }
  }

  @inline(__always)
  private mutating func end(_ kind: Mark.Kind) {
    switch kind {
    case .softClose, .hangClose, .bodiesEnd: ends.append(nextBreak)
    case .groupEnd: ends.append(nextOutside)
    case .chainEnd: chainEnds.append(nextBreak)
    default: break
    }
  }

  @inline(__always)
  private mutating func begin(_ mark: inout Mark) {
    switch mark.kind {
    case .hangOpen, .bodiesBegin: mark.need = width(to: ends.removeLast())
    case .groupBegin: nextOutside = ends.removeLast()
    case .chainBegin: chainEnds.removeLast()
    case .chainHeadBegin: nextOutside = chainEnd(at: mark.need)
    default: break
    }
  }

  /// Up to where a chain has to fit. One that ends with a closure only has to up to the closure's
  /// brace, where `leaf` is.
  @inline(__always)
  private func chainEnd(at leaf: Int32) -> UInt32 {
    leaf == 0 ? chainEnds[chainEnds.count - 1] : places[Int(leaf)]
  }

  @inline(__always)
  private mutating func breakHere() {
    nextBreak = place
    nextOutside = place
  }

  private func width(to end: UInt32) -> Int32 {
    Int32(bitPattern: place &- end)
  }
}
