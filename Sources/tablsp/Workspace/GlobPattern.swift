/// A shell pattern for one part of a path: `*`, `?`, `[a-z]`, `[!a]`, `[[:digit:]]` and `\` before a character that stands
/// for itself. It works on bytes, like git's.
struct GlobPattern: Hashable, Sendable {
  private enum Element: Hashable, Sendable {
    case byte(UInt8)
    case oneOf(ByteSet)
    case anything
  }

  private let elements: [Element]

  /// The pattern that any name matches.
  static let anything = GlobPattern(elements: [.anything])

  private init(elements: [Element]) {
    self.elements = elements
  }

  /// Nil when a bracket is not closed or a backslash ends the pattern: such a pattern matches nothing.
  init?(_ pattern: ArraySlice<UInt8>) {
    var elements: [Element] = []
    var index = pattern.startIndex
    while index < pattern.endIndex {
      switch pattern[index] {
      case UInt8(ascii: "*"):
        if elements.last != .anything { elements.append(.anything) }
      case UInt8(ascii: "?"):
        elements.append(.oneOf(.all))
      case UInt8(ascii: "["):
        guard let (set, end) = ByteSet.bracket(in: pattern, at: index) else { return nil }
        elements.append(.oneOf(set))
        index = end
      case UInt8(ascii: "\\"):
        index += 1
        guard index < pattern.endIndex else { return nil }
        elements.append(.byte(pattern[index]))
      case let byte:
        elements.append(.byte(byte))
      }
      index += 1
    }
    self.elements = elements
  }

  func matches(_ name: ArraySlice<UInt8>) -> Bool {
    var element = 0
    var index = name.startIndex
    // Where to go on when the last `*` has to take one byte more.
    var retry: (element: Int, index: Int)?
    while index < name.endIndex {
      if element < elements.count, elements[element] == .anything {
        element += 1
        retry = (element, index)
      } else if element < elements.count, matches(elements[element], name[index]) {
        element += 1
        index += 1
      } else if let last = retry {
        element = last.element
        index = last.index + 1
        retry = (element, index)
      } else {
        return false
      }
    }
    return elements[element...].allSatisfy { $0 == .anything }
  }

  private func matches(_ element: Element, _ byte: UInt8) -> Bool {
    switch element {
    case .byte(let expected): byte == expected
    case .oneOf(let set): set.contains(byte)
    case .anything: true
    }
  }
}
