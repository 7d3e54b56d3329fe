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
    let line: Int
    /// Whether the links that break together do; unknown until the first one is reached.
    var isBroken: Bool?
    /// The level of its links; unknown until the first one breaks.
    var level: Int?
  }

  let source: GapSource
  let lineWidth: Int
  let indentWidth: Int
  private(set) var changes: [GapChange] = []

  private var scopes = [Scope(level: 0, separatorLevel: 0, closeLevel: 0, isBroken: true)]
  private var chains: [Chain] = []
  private var bodies: [Bool] = []

  /// Lines ended so far.
  private var line = 0
  /// The level of the current line.
  private var lineLevel = 0
  /// The columns taken in the current line, blanks that are still to come included.
  private var column = 0
  /// What will stand before the next leaf.
  private var gap = Gap(newlines: 0, indentation: 0)
  private var keepsGap = false
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
    let elements = document.elements
    for index in 0..<elements.count {
      let element = elements[index]
      switch element.kind {
      case .leaf:
        leaf(Int(element.link))
        if element.flags.contains(.isMultiLine) {
          endLines(ofLeaf: Int(element.link))
        } else if index + 1 < elements.count {
          column += elements[index + 1].total - element.total
        }
      case .blanks: blanks(Int(element.blanks))
      case .open: open(element)
      case .close: close(element)
      case .softClose, .hangClose, .stackEnd: scopes.removeLast()
      case .hangOpen: hangOpen(element)
      case .separator:
        let scope = scopes[scopes.count - 1]
        separate(element, fires: scope.isBroken, level: scope.separatorLevel)
      case .fill: fill(element)
      case .stackBegin:
        fill(element)
        scopes.append(
          Scope(
            level: lineLevel, separatorLevel: lineLevel, closeLevel: lineLevel, isBroken: false))
      case .reset:
        let level = scopes[scopes.count - 1].level
        separate(element, fires: lineLevel > level, level: level)
      case .newline:
        let repeats = element.flags.contains(.repeatsLevel)
        separate(element, fires: true, level: repeats ? lineLevel : scopes[scopes.count - 1].level)
      case .groupBegin, .groupEnd: break
      case .bodiesBegin: bodies.append(!fits(element))
      case .bodiesEnd: bodies.removeLast()
      case .chainBegin:
        chains.append(Chain(line: line, isBroken: element.flags.contains(.forced) ? true : nil))
      case .chainLink: link(element)
      case .chainEnd: chains.removeLast()
      case .keep: keepsGap = true
      }
    }
  }

  // MARK: - Leaves

  @inline(__always)
  private mutating func leaf(_ token: Int) {
    if keepsGap || isFrozen {
      keepGap(before: token)
    } else {
      source.compare(gap, between: previousLeaf, and: token, into: &changes)
    }
    gap = Gap(newlines: 0, indentation: 0)
    previousLeaf = token
    if source.hasFrozenGaps { isFrozen = source.isFrozen(behind: token) }
  }

  private mutating func endLines(ofLeaf token: Int) {
    let lines = source.lines(ofToken: token)
    line += lines.count - 1
    column = lines.lastWidth
  }

  private mutating func keepGap(before token: Int) {
    let actual = source.gap(between: previousLeaf, and: token)
    if actual.newlines > 0 {
      if gap.newlines == 0 { line += actual.newlines }
      column = actual.indentation
    } else {
      column += actual.indentation - gap.indentation
    }
    keepsGap = false
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
    lineLevel = level
    column = level * indentWidth
    gap.indentation = level
  }

  @inline(__always)
  private func fits(_ element: Document.Element) -> Bool {
    if isFrozen { return !source.hasNewline(behind: previousLeaf) }
    return Int(element.link) <= lineWidth - column
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

  // MARK: - Scopes

  @inline(__always)
  private mutating func open(_ element: Document.Element) {
    let isBroken =
      element.flags.contains(.isBody) && !isFrozen ? bodies[bodies.count - 1] : !fits(element)
    let outer = element.flags.contains(.keepsLevel) ? scopes[scopes.count - 1].level : lineLevel
    scopes.append(
      Scope(
        level: outer + 1, separatorLevel: outer + 1, closeLevel: outer, isBroken: isBroken))
    if isBroken {
      newline(level: outer + 1, hasBlankLine: false)
    } else {
      blanks(Int(element.blanks))
    }
  }

  @inline(__always)
  private mutating func close(_ element: Document.Element) {
    let scope = scopes.removeLast()
    separate(element, fires: scope.isBroken, level: scope.closeLevel)
  }

  private mutating func hangOpen(_ element: Document.Element) {
    let level = scopes[scopes.count - 1].level
    scopes.append(
      Scope(
        level: level, separatorLevel: level + 1, closeLevel: level, isBroken: !fits(element)))
  }

  @inline(__always)
  private mutating func fill(_ element: Document.Element) {
    let fires = element.flags.contains(.forced) || gap.newlines == 0 && !fits(element)
    let level = scopes[scopes.count - 1].level
    separate(element, fires: fires, level: element.flags.contains(.keepsLevel) ? level : level + 1)
  }

  private mutating func link(_ element: Document.Element) {
    let last = chains.count - 1
    var fires = element.flags.contains(.forced)
    if element.flags.contains(.isUniform) {
      let isBroken = chains[last].isBroken ?? !fits(element)
      chains[last].isBroken = isBroken
      fires = fires || isBroken
    } else {
      fires = fires || !fits(element)
    }
    guard isFrozen ? source.hasNewline(behind: previousLeaf) : fires else { return }
    let level: Int
    if let known = chains[last].level {
      level = known
    } else {
      // Links stand below the end of a base on several lines, else one level deeper.
      level = chains[last].line == line ? scopes[scopes.count - 1].level + 1 : lineLevel
      chains[last].level = level
    }
    newline(level: level, hasBlankLine: element.flags.contains(.hasBlankLine))
  }
}
