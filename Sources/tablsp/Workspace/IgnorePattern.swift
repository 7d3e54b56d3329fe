/// One line of a `.gitignore`, or one glob of a configuration's `exclude`, which is read the same way.
///
/// A pattern with a slash before its end is anchored at its file's folder; any other matches at every depth. `!` takes
/// back, a slash at the end means folders only, `**` stands for any number of folders.
/// (git-scm.com/docs/gitignore)
struct IgnorePattern: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    case folders
    case name(GlobPattern)
  }

  let isNegated: Bool
  private let onlyFolders: Bool
  private let parts: [Part]

  /// Nil for blank lines, comments and patterns that can match nothing.
  init?(_ line: ArraySlice<UInt8>) {
    var pattern = IgnorePattern.trimmed(line)
    guard let first = pattern.first, first != UInt8(ascii: "#") else { return nil }
    isNegated = first == UInt8(ascii: "!")
    if isNegated { pattern.removeFirst() }
    onlyFolders = pattern.last == UInt8(ascii: "/")
    if onlyFolders { pattern.removeLast() }
    guard !pattern.isEmpty else { return nil }

    var parts: [Part] = []
    let isAnchored = pattern.contains(UInt8(ascii: "/"))
    if !isAnchored { parts.append(.folders) }
    if pattern.first == UInt8(ascii: "/") { pattern.removeFirst() }
    let names = pattern.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for name in names {
      if isAnchored, name.elementsEqual("**".utf8) {
        if parts.last != .folders { parts.append(.folders) }
      } else {
        guard let glob = GlobPattern(name) else { return nil }
        parts.append(.name(glob))
      }
    }
    // `a/**` is what lies in `a`, not `a` itself.
    if isAnchored, parts.last == .folders { parts.append(.name(.anything)) }
    self.parts = parts
  }

  /// The patterns of a whole file, in its order.
  static func patterns(in file: [UInt8]) -> [IgnorePattern] {
    let isMarked = file.starts(with: [0xEF, 0xBB, 0xBF])
    let lines = file.dropFirst(isMarked ? 3 : 0).split(separator: UInt8(ascii: "\n"))
    return lines.compactMap { line in
      IgnorePattern(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
  }

  /// - Parameter path: relative to the folder of the pattern's file.
  func matches(_ path: ArraySlice<UInt8>, isFolder: Bool) -> Bool {
    guard isFolder || !onlyFolders else { return false }
    let names = path.split(separator: UInt8(ascii: "/"))
    var part = 0
    var index = 0
    // Where to go on when the last `**` has to take one folder more.
    var retry: (part: Int, index: Int)?
    while index < names.count {
      if part < parts.count, parts[part] == .folders {
        part += 1
        retry = (part, index)
      } else if part < parts.count, case .name(let glob) = parts[part], glob.matches(names[index]) {
        part += 1
        index += 1
      } else if let last = retry {
        part = last.part
        index = last.index + 1
        retry = (part, index)
      } else {
        return false
      }
    }
    return part == parts.count
  }

  /// Without the blanks at the end, but for one behind a backslash.
  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let kept = line.lastIndex { $0 != UInt8(ascii: " ") }
    guard let kept else { return [] }
    let rest = line[(kept + 1)...]
    let backslashes = line[...kept].reversed().prefix { $0 == UInt8(ascii: "\\") }.count
    return line[..<(kept + 1 + (rest.isEmpty || backslashes % 2 == 0 ? 0 : 1))]
  }
}
