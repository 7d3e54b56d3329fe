/// What the layout wants, as a flat run of elements: leaves that name tokens, each behind a gap where a line may or must
/// end, and between them the scopes that indent and the groups that are measured together.
///
/// The document holds no text. Whoever renders it can only choose what stands between two leaves.
struct Document {
  /// A gap and the leaf behind it, or one of them, or a mark between leaves.
  struct Element {
    /// The width of all that stands before the element when nothing breaks; it wraps around.
    let total: UInt32
    /// The index of the leaf's token; -1 without a leaf.
    let token: Int32
    /// Of what may break: the width that has to fit for it not to, once it is measured.
    var need: Int32
    /// The leaf's own width.
    let width: UInt16
    var flags: ElementFlags
    let kind: ElementKind
    /// The blanks that stand in place of a break that does not fire.
    let blanks: UInt8

    @inline(__always)
    var hasLeaf: Bool {
      token >= 0
    }
  }

  /// More than any line holds: what has to stand on lines of its own is this wide.
  let unfitting: UInt32
  private(set) var elements: [Element] = []
  private(set) var total: UInt32 = 0

  init(lineWidth: Int, expectedCount: Int) {
    unfitting = UInt32(lineWidth) + 1
    elements.reserveCapacity(expectedCount)
  }

  /// Appends a gap, and the leaf behind it if there is one. What is forced makes everything around it too wide for one
  /// line, and so does a leaf over several lines or at the end of one.
  @inline(__always)
  mutating func append(
    _ kind: ElementKind, blanks: UInt8, flags: ElementFlags, token: Int = -1, width: Int = 0
  ) {
    elements.append(
      Element(
        total: total, token: Int32(truncatingIfNeeded: token), need: 0,
        width: UInt16(clamping: width), flags: flags, kind: kind, blanks: blanks))
    total &+= UInt32(blanks) &+ UInt32(truncatingIfNeeded: width)
    if !flags.isDisjoint(with: .unfitting) { total &+= unfitting }
  }

  /// Appends a mark.
  @inline(__always)
  mutating func append(_ kind: ElementKind, flags: ElementFlags = []) {
    append(kind, blanks: 0, flags: flags)
  }

  /// Notes that the scope that opens at `index` cannot stand on one line.
  mutating func forceOpen(at index: Int) {
    elements[index].flags.insert(.forced)
  }

  /// Lets a chain's first link only have to fit up to the element at `end`.
  mutating func limit(_ link: Int, to end: Int) {
    elements[link].need = Int32(truncatingIfNeeded: end)
  }

  /// Replaces what has to fit.
  @inline(__always)
  mutating func setNeed(_ need: Int32, at index: Int) {
    elements[index].need = need
  }
}
