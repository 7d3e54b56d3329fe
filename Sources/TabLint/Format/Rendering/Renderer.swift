import TabSpecParser

/// Goes through a measured document once and chooses what stands between each leaf and the next:
/// blanks, or line breaks and an indentation. The leaves themselves are never touched.
///
/// Indentation is counted in levels. A bracket's content stands one level deeper than the line that
/// holds the bracket, whatever else that line holds; a line that goes on stands one level deeper
/// than the scope around it. Brackets that open on one line therefore indent once, and hug.
struct Renderer {
  private struct Scope {
    /// The level of its lines.
    var level: Int
    /// The level of the lines that its separators begin.
    var separatorLevel: Int
    /// The level of its closing bracket.
    var closeLevel: Int
    var isBroken: Bool
  }

  private struct Chain {
    /// The line it starts on.
    var line: Int
    /// Whether the links that break together do; unknown until the first one is reached.
    var isBroken: Bool?
    /// The level of its links; unknown until the first one breaks.
    var level: Int?
  }

  private let leaves: UnsafeBufferPointer<Leaf>
  private let gaps: UnsafeBufferPointer<WantedGap>
  private let marks: UnsafeBufferPointer<Mark>
  private let frozen: FrozenGaps
  private let lineWidth: Int
  private let indentUnit: IndentUnit
  private(set) var changes: [GapChange] = []

  private var scope = Scope(level: 0, separatorLevel: 0, closeLevel: 0, isBroken: true)
  private var outerScopes: [Scope] = []
  private var chain = Chain(line: 0)
  private var outerChains: [Chain] = []
  private var bodies: [Bool] = []

  /// Lines ended so far.
  private var line = 0
  /// The level of the current line.
  private var lineLevel = 0
  /// The columns taken in the current line, blanks that are still to come included.
  private var column = 0
  /// What will stand before the next leaf.
  private var gap = Gap(newlines: 0, indentation: 0)
  /// Whether the line breaks of the gap are not ours to choose.
  private var isFrozen = false
  /// Whether a frozen gap has line breaks.
  private var hasFrozenNewline = false

  /// The gaps of the document's text that are not what it wants.
  static func changes(
    of document: Document, _ leaves: [Leaf], frozen: FrozenGaps, lineWidth: Int,
    indentUnit: IndentUnit
  ) -> [GapChange] {
    leaves.withUnsafeBufferPointer { leaves in
      document.gaps.withUnsafeBufferPointer { gaps in
        document.marks.withUnsafeBufferPointer { marks in
          var renderer = Renderer(
            leaves: leaves, gaps: gaps, marks: marks, frozen: frozen, lineWidth: lineWidth,
            indentUnit: indentUnit)
          renderer.render()
          return renderer.changes
        }
      }
    }
  }

  private init(
    leaves: UnsafeBufferPointer<Leaf>, gaps: UnsafeBufferPointer<WantedGap>,
    marks: UnsafeBufferPointer<Mark>, frozen: FrozenGaps, lineWidth: Int, indentUnit: IndentUnit
  ) {
    self.leaves = leaves
    self.gaps = gaps
    self.marks = marks
    self.frozen = frozen
    self.lineWidth = lineWidth
    self.indentUnit = indentUnit
  }

  private mutating func render() {
    let hasFrozen = !frozen.isEmpty
    var mark = 1
    for index in 0..<leaves.count {
      if hasFrozen { look(at: index) }
      let isMarked = marks[mark].leaf == index
      if !isMarked, !isFrozen, gaps[index].kind == .blanks {
        let blanks = gaps[index].blanks
        if leaves[index].isPlain(behindBlanks: blanks) {
          column += Int(blanks) + Int(leaves[index].width)
          continue
        }
      }
      let leaf = leaves[index]
      let wanted = gaps[index]
      if isMarked { end(&mark, at: index) }
      if wanted.kind == .blanks { blanks(Int(wanted.blanks)) } else { place(wanted) }
      if isMarked { begin(&mark, at: index) }
      if isFrozen || wanted.kind == .keep {
        keepGap(index)
      } else if !matches(leaf) {
        changes.append(GapChange(leaf: index, gap: gap))
      }
      column += Int(leaf.width)
      if leaf.traits.contains(.isMultiLine) { endLines(of: index) }
    }
  }

  // MARK: - Leaves

  /// Whether the gap in front of the leaf is as it will be.
  @inline(__always)
  private func matches(_ leaf: Leaf) -> Bool {
    let width = gap.newlines == 0 ? gap.indentation : gap.indentation * indentUnit.byteCount
    return Int(leaf.newlines) == gap.newlines && Int(leaf.indentation) == width
      && !leaf.traits.contains(.hasIrregularGap)
  }

  private mutating func endLines(of index: Int) {
    let lines = frozen.lines(of: index)
    line += lines.count - 1
    column = lines.lastWidth
  }

  private mutating func look(at index: Int) {
    isFrozen = frozen.contains(index)
    hasFrozenNewline = isFrozen && leaves[index].newlines > 0
  }

  private mutating func keepGap(_ index: Int) {
    let actual = frozen.actual(index)
    if actual.newlines > 0 {
      if gap.newlines == 0 { line += actual.newlines }
      column = actual.indentation
    } else {
      column += actual.indentation - gap.indentation
    }
  }

  // MARK: - Marks

  private mutating func end(_ mark: inout Int, at index: Int) {
    while marks[mark].leaf == index, marks[mark].kind.isEnd {
      end(marks[mark].kind)
      mark += 1
    }
  }

  private mutating func begin(_ mark: inout Int, at index: Int) {
    while marks[mark].leaf == index {
      begin(marks[mark])
      mark += 1
    }
  }

  @inline(__always)
  private mutating func end(_ kind: Mark.Kind) {
    switch kind {
    case .stackEnd, .softClose, .hangClose: popScope()
    case .bodiesEnd: bodies.removeLast()
    case .chainEnd: chain = outerChains.removeLast()
    default: break
    }
  }

  @inline(__always)
  private mutating func begin(_ mark: Mark) {
    switch mark.kind {
    case .hangOpen:
      push(
        Scope(
          level: scope.level, separatorLevel: scope.level + 1, closeLevel: scope.level,
          isBroken: mark.isForced || !fits(mark.need)))
    case .stackOpen: pushStack()
    case .bodiesBegin: bodies.append(!fits(mark.need))
    case .chainBegin:
      outerChains.append(chain)
      chain = Chain(line: line)
    default: break
    }
  }

  // MARK: - Gaps

  @inline(__always)
  private mutating func blanks(_ count: Int) {
    gap = Gap(newlines: 0, indentation: count)
    column += count
  }

  @inline(__always)
  private mutating func newline(level: Int, hasBlankLine: Bool) {
    line += 1
    gap = Gap(newlines: hasBlankLine ? 2 : 1, indentation: level)
    lineLevel = level
    column = level * indentUnit.width
  }

  @inline(__always)
  private func fits(_ need: Int32) -> Bool {
    if isFrozen { return !hasFrozenNewline }
    // A need that wrapped around is a large one.
    return need >= 0 && Int(need) <= lineWidth - column
  }

  @inline(__always)
  private mutating func place(_ wanted: WantedGap) {
    switch wanted.kind {
    case .blanks, .keep: blanks(Int(wanted.blanks))
    case .open: open(wanted)
    case .close:
      separate(wanted, fires: scope.isBroken, level: scope.closeLevel)
      popScope()
    case .separator: separate(wanted, fires: scope.isBroken, level: scope.separatorLevel)
    case .fill: fill(wanted)
    case .stackBegin:
      fill(wanted)
      pushStack()
    case .reset: separate(wanted, fires: lineLevel > scope.level, level: scope.level)
    case .newline:
      let repeats = wanted.flags.contains(.repeatsLevel)
      separate(wanted, fires: true, level: repeats ? lineLevel : scope.level)
    case .chainLink: chainLink(wanted)
    }
  }

  @inline(__always)
  private mutating func separate(_ wanted: WantedGap, fires: Bool, level: Int) {
    if isFrozen ? hasFrozenNewline : fires {
      newline(level: level, hasBlankLine: wanted.flags.contains(.hasBlankLine))
    } else {
      blanks(Int(wanted.blanks))
    }
  }

  @inline(__always)
  private mutating func fill(_ wanted: WantedGap) {
    let fires = wanted.flags.contains(.forced) || !fits(wanted.need)
    let level =
      wanted.flags.contains(.repeatsLevel)
      ? lineLevel : wanted.flags.contains(.keepsLevel) ? scope.level : scope.level + 1
    separate(wanted, fires: fires, level: level)
  }

  private mutating func chainLink(_ wanted: WantedGap) {
    var fires = wanted.flags.contains(.forced)
    if wanted.flags.contains(.isUniform) {
      let isBroken = chain.isBroken ?? !fits(wanted.need)
      chain.isBroken = isBroken
      fires = fires || isBroken
    } else {
      fires = fires || !fits(wanted.need)
    }
    guard isFrozen ? hasFrozenNewline : fires else { return blanks(Int(wanted.blanks)) }
    // Links stand below the end of a base on several lines, else one level deeper.
    let level = chain.level ?? (chain.line == line ? scope.level + 1 : lineLevel)
    chain.level = level
    newline(level: level, hasBlankLine: wanted.flags.contains(.hasBlankLine))
  }

  // MARK: - Scopes

  @inline(__always)
  private mutating func push(_ new: Scope) {
    outerScopes.append(scope)
    scope = new
  }

  private mutating func pushStack() {
    push(
      Scope(level: lineLevel, separatorLevel: lineLevel, closeLevel: lineLevel, isBroken: false))
  }

  @inline(__always)
  private mutating func popScope() {
    scope = outerScopes.removeLast()
  }

  @inline(__always)
  private mutating func open(_ wanted: WantedGap) {
    let isBroken =
      if wanted.flags.contains(.isBody), !isFrozen {
        bodies[bodies.count - 1]
      } else if isFrozen {
        hasFrozenNewline
      } else {
        wanted.flags.contains(.forced) || !fits(wanted.need)
      }
    let outer = wanted.flags.contains(.keepsLevel) ? scope.level : lineLevel
    push(
      Scope(level: outer + 1, separatorLevel: outer + 1, closeLevel: outer, isBroken: isBroken))
    if isBroken {
      newline(level: outer + 1, hasBlankLine: false)
    } else {
      blanks(Int(wanted.blanks))
    }
  }
}
