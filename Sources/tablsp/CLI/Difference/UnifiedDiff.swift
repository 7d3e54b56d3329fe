/// The difference of two versions of a file, as `diff -u` prints it and `patch -p0` takes it.
struct UnifiedDiff {
  private typealias Change = LineDifference.Change

  private static let contextLength = 3

  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private let paint: Paint
  private var bytes: [UInt8] = []

  /// Empty where the versions are equal.
  static func text(
    from old: [UInt8], to new: [UInt8], path: String, paint: Paint = Paint(isOn: false)
  ) -> [UInt8] {
    guard old != new else { return [] }
    var diff = UnifiedDiff(old: lines(of: old), new: lines(of: new), paint: paint)
    let changes = LineDifference.changes(from: diff.old, to: diff.new)
    diff.write("\(paint.bold("--- \(path)"))\n\(paint.bold("+++ \(path)"))\n")
    for hunk in diff.hunks(of: changes) { diff.write(hunk) }
    return diff.bytes
  }

  private init(old: [ArraySlice<UInt8>], new: [ArraySlice<UInt8>], paint: Paint) {
    self.old = old
    self.new = new
    self.paint = paint
  }

  /// The lines with their ends.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in text.indices where text[index] == UInt8(ascii: "\n") {
      lines.append(text[start...index])
      start = index + 1
    }
    if start < text.count { lines.append(text[start...]) }
    return lines
  }

  // MARK: - Hunks

  /// Changes whose context meets, together.
  private func hunks(of changes: [Change]) -> [[Change]] {
    var hunks: [[Change]] = []
    for change in changes {
      if let last = hunks.last?.last,
        change.old.lowerBound - last.old.upperBound <= 2 * UnifiedDiff.contextLength
      {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks
  }

  private mutating func write(_ hunk: [Change]) {
    let (first, last) = (hunk[0], hunk[hunk.count - 1])
    let before = min(UnifiedDiff.contextLength, first.old.lowerBound)
    let after = min(UnifiedDiff.contextLength, old.count - last.old.upperBound)
    let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
    let newRange = first.new.lowerBound - before..<last.new.upperBound + after
    write(
      paint.note("@@ -\(UnifiedDiff.place(oldRange)) +\(UnifiedDiff.place(newRange)) @@") + "\n")
    var next = oldRange.lowerBound
    for change in hunk {
      for line in old[next..<change.old.lowerBound] { write(line, sign: " ") }
      for line in old[change.old] { write(line, sign: "-") }
      for line in new[change.new] { write(line, sign: "+") }
      next = change.old.upperBound
    }
    for line in old[next..<oldRange.upperBound] { write(line, sign: " ") }
  }

  /// The first line's number and how many there are; of no lines the number of the one before.
  private static func place(_ range: Range<Int>) -> String {
    switch range.count {
    case 0: "\(range.lowerBound),0"
    case 1: "\(range.lowerBound + 1)"
    default: "\(range.lowerBound + 1),\(range.count)"
    }
  }

  private mutating func write(_ line: ArraySlice<UInt8>, sign: Character) {
    let isEnded = line.last == UInt8(ascii: "\n")
    let content = isEnded ? line.dropLast() : line
    let (start, end) = paint.difference(sign)
    write("\(start)\(sign)")
    bytes += content
    write("\(end)\n")
    if !isEnded { write("\\ No newline at end of file\n") }
  }

  private mutating func write(_ text: String) {
    bytes += text.utf8
  }
}
