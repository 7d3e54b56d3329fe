import TabSpecParser

/// Goes through a measured document once and chooses what stands between each leaf and the next: blanks, or line breaks
/// and an indentation. The leaves themselves are never touched.
///
/// Indentation is counted in levels. A bracket's content stands one level deeper than the line that holds the bracket,
/// whatever else that line holds; a line that goes on stands one level deeper than the scope around it. Brackets that
/// open on one line therefore indent once, and hug.
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

  private let source: GapSource
  private let lineWidth: Int
  private let indentWidth: Int
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
  private var previousLeaf: Int
  /// Whether the line breaks of the gap that begins behind the last leaf are not ours to choose.
  private var isFrozen = false

  init(source: GapSource, lineWidth: Int, indentWidth: Int) {
    self.source = source
    self.lineWidth = lineWidth
    self.indentWidth = indentWidth
    previousLeaf = source.firstLeafBoundary
    isFrozen = source.hasFrozenGaps && source.isFrozen(behind: previousLeaf)
  }

  mutating func render(_ document: Document) {
    for element in document.elements {
      switch element.kind {
      case .blanks: blanks(Int(element.blanks))
      case .open: open(element)
      case .close:
        separate(element, fires: scope.isBroken, level: scope.closeLevel)
        popScope()
      case .separator: separate(element, fires: scope.isBroken, level: scope.separatorLevel)
      case .fill: fill(element)
      case .stackBegin:
        fill(element)
        push(
          Scope(
            level: lineLevel, separatorLevel: lineLevel, closeLevel: lineLevel, isBroken: false))
      case .reset: separate(element, fires: lineLevel > scope.level, level: scope.level)
      case .newline:
        let repeats = element.flags.contains(.repeatsLevel)
        separate(element, fires: true, level: repeats ? lineLevel : scope.level)
      case .chainLink: chainLink(element)
      case .keep:
        keepGap(before: Int(element.token))
        pass(element)
        continue
      case .softClose, .hangClose, .stackEnd: popScope()
      case .hangOpen:
        push(
          Scope(
            level: scope.level, separatorLevel: scope.level + 1, closeLevel: scope.level,
            isBroken: !fits(element)))
      case .groupBegin, .groupEnd: break
      case .bodiesBegin: bodies.append(!fits(element))
      case .bodiesEnd: bodies.removeLast()
      case .chainBegin:
        outerChains.append(chain)
        chain = Chain(line: line)
      case .chainEnd: chain = outerChains.removeLast()
      }
      if element.hasLeaf { leaf(element) }
    }
  }

  // MARK: - Leaves

  @inline(__always)
  private mutating func leaf(_ element: Document.Element) {
    let token = Int(element.token)
    if isFrozen {
      keepGap(before: token)
    } else {
      source.compare(gap, between: previousLeaf, and: token, into: &changes)
    }
    pass(element)
  }

  /// Goes behind a leaf.
  @inline(__always)
  private mutating func pass(_ element: Document.Element) {
    let token = Int(element.token)
    gap = Gap(newlines: 0, indentation: 0)
    previousLeaf = token
    column += Int(element.width)
    if element.flags.contains(.isMultiLine) {
      let lines = source.lines(ofToken: token)
      line += lines.count - 1
      column = lines.lastWidth
    }
    if source.hasFrozenGaps { isFrozen = source.isFrozen(behind: token) }
  }

  private mutating func keepGap(before token: Int) {
    let actual = source.gap(between: previousLeaf, and: token)
    if actual.newlines > 0 {
      if gap.newlines == 0 { line += actual.newlines }
      column = actual.indentation
    } else {
      column += actual.indentation - gap.indentation
    }
  }

  // MARK: - Gaps

  @inline(__always)
  private mutating func blanks(_ count: Int) {
    guard gap.newlines == 0 else { return }
    gap.indentation += count
    column += count
  }

  @inline(__always)
  private mutating func newline(level: Int, hasBlankLine: Bool) {
    if gap.newlines == 0 { line += 1 }
    gap.newlines = max(gap.newlines, hasBlankLine ? 2 : 1)
    gap.indentation = level
    lineLevel = level
    column = level * indentWidth
  }

  @inline(__always)
  private func fits(_ element: Document.Element) -> Bool {
    if isFrozen { return !source.hasNewline(behind: previousLeaf) }
    // A need that wrapped around is a large one.
    return !element.flags.contains(.forced) && element.need >= 0
      && Int(element.need) <= lineWidth - column
  }

  @inline(__always)
  private mutating func separate(_ element: Document.Element, fires: Bool, level: Int) {
    let fires = isFrozen ? source.hasNewline(behind: previousLeaf) : fires
    if fires {
      newline(level: level, hasBlankLine: element.flags.contains(.hasBlankLine))
    } else {
      blanks(Int(element.blanks))
    }
  }

  @inline(__always)
  private mutating func fill(_ element: Document.Element) {
    let fires = element.flags.contains(.forced) || gap.newlines == 0 && !fits(element)
    let level = element.flags.contains(.keepsLevel) ? scope.level : scope.level + 1
    separate(element, fires: fires, level: level)
  }

  private mutating func chainLink(_ element: Document.Element) {
    var fires = element.flags.contains(.forced)
    if element.flags.contains(.isUniform) {
      let isBroken = chain.isBroken ?? !fits(element)
      chain.isBroken = isBroken
      fires = fires || isBroken
    } else {
      fires = fires || !fits(element)
    }
    guard isFrozen ? source.hasNewline(behind: previousLeaf) : fires else {
      return blanks(Int(element.blanks))
    }
    // Links stand below the end of a base on several lines, else one level deeper.
    let level = chain.level ?? (chain.line == line ? scope.level + 1 : lineLevel)
    chain.level = level
    newline(level: level, hasBlankLine: element.flags.contains(.hasBlankLine))
  }

  // MARK: - Scopes

  @inline(__always)
  private mutating func push(_ new: Scope) {
    outerScopes.append(scope)
    scope = new
  }

  @inline(__always)
  private mutating func popScope() {
    scope = outerScopes.removeLast()
  }

  @inline(__always)
  private mutating func open(_ element: Document.Element) {
    let isBroken =
      element.flags.contains(.isBody) && !isFrozen ? bodies[bodies.count - 1] : !fits(element)
    let outer = element.flags.contains(.keepsLevel) ? scope.level : lineLevel
    push(
      Scope(level: outer + 1, separatorLevel: outer + 1, closeLevel: outer, isBroken: isBroken))
    if isBroken {
      newline(level: outer + 1, hasBlankLine: false)
    } else {
      blanks(Int(element.blanks))
    }
  }
}
