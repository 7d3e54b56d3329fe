import Foundation
import Testing

/// Files that hold what a test must produce. `UPDATE_GOLDEN=1 swift test` rewrites them, and the diff is the review.
public enum Golden {
  /// Whether this run rewrites the files instead of comparing.
  public static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1"

  /// Compares `actual` with the text of the file at `path`, or writes it there when updating. A difference is reported
  /// at its first line in the file itself, with the lines around it. A file that is missing is a difference.
  public static func expect(_ actual: String, matches path: String) throws {
    let expected = try? Fixtures.text(of: path)
    guard actual != expected else { return }
    if isUpdating {
      try Data(actual.utf8).write(to: URL(fileURLWithPath: path))
    } else if let expected {
      let difference = Difference(expected: expected, actual: actual)
      record(difference.description, path: path, line: difference.line)
    } else {
      record("the file is missing; UPDATE_GOLDEN=1 writes it", path: path, line: 1)
    }
  }

  /// Reports a failure that points into a fixture; `line` and `column` are 1-based.
  public static func record(_ message: String, path: String, line: Int, column: Int = 1) {
    let parts = path.split(separator: "/")
    let location = SourceLocation(
      fileID: "Fixtures/\(parts.last ?? "")", filePath: path, line: line, column: column)
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }
}

/// The first stretch of lines in which two texts differ.
private struct Difference: CustomStringConvertible {
  /// The 1-based line of the expected text where it begins.
  let line: Int
  private let expected: ArraySlice<Substring>
  private let actual: ArraySlice<Substring>

  init(expected: String, actual: String) {
    let expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let actual = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let same = zip(expected, actual).prefix { $0 == $1 }.count
    let common = min(expected.count, actual.count) - same
    let sameEnd = zip(expected.reversed(), actual.reversed()).prefix(common, while: { $0 == $1 })
    line = min(same + 1, expected.count)
    self.expected = expected[same..<expected.count - sameEnd]
    self.actual = actual[same..<actual.count - sameEnd]
  }

  var description: String {
    (["differs from the file (- file, + now)"] + lines("-", expected) + lines("+", actual))
      .joined(separator: "\n")
  }

  private func lines(_ sign: String, _ text: ArraySlice<Substring>) -> [String] {
    let shown = text.prefix(20).map { "\(sign)\($0)" }
    return text.count > shown.count ? shown + ["\(sign)…"] : shown
  }
}

extension Sequence {
  /// How many of the first `limit` elements satisfy the predicate before one does not.
  fileprivate func prefix(_ limit: Int, while predicate: (Element) -> Bool) -> Int {
    var count = 0
    for element in self where count < limit {
      guard predicate(element) else { break }
      count += 1
    }
    return count
  }
}
