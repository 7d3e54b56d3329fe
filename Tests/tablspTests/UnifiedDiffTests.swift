import TestSupport
import Testing

@testable import tablsp

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    String(
      decoding: UnifiedDiff.text(from: Array(old.utf8), to: Array(new.utf8), path: "a.tabs"),
      as: UTF8.self)
  }

  /// Pairs of texts with their difference, as `diff -u` prints it: `<<<` the old, `===` the new, `>>>` the difference.
  @Test func examples() throws {
    let path = Fixtures.directory(#filePath, "unified-diff.txt")
    let cases = try Fixtures.text(of: path).components(separatedBy: "<<<\n").dropFirst()
    var now = ""
    for item in cases {
      let parts = item.components(separatedBy: "===\n")
      let (old, new) = (parts[0], parts[1].components(separatedBy: ">>>\n")[0])
      // A last line without its end is written with a backslash at its end.
      let texts = [old, new].map { $0.hasSuffix("\\\n") ? String($0.dropLast(2)) : $0 }
      now += "<<<\n\(old)===\n\(new)>>>\n\(diff(texts[0], texts[1]))"
    }
    try Golden.expect(now, matches: path)
  }

  /// Whatever the texts are, the difference makes the new one of the old one.
  @Test func randomTexts() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<400 {
      let old = randomLines(&generator)
      var new = old
      for _ in 0..<Int.random(in: 0...6, using: &generator) where !new.isEmpty {
        let index = Int.random(in: 0..<new.count, using: &generator)
        if Bool.random(using: &generator) {
          new.remove(at: index)
        } else {
          new.insert("line \(Int.random(in: 0...9, using: &generator))", at: index)
        }
      }
      let changes = LineDifference.changes(from: old, to: new)
      var result: [String] = []
      var next = 0
      for change in changes {
        result += old[next..<change.old.lowerBound] + new[change.new]
        next = change.old.upperBound
      }
      result += old[next...]
      #expect(result == new)
      // No line is both removed and added back in one place.
      for change in changes where !change.old.isEmpty && !change.new.isEmpty {
        #expect(old[change.old.lowerBound] != new[change.new.lowerBound])
      }
    }
  }

  /// Nothing in common, and longer than any script that is looked for.
  @Test func unrelatedTexts() {
    let old = (0..<2000).map { "\($0 % 2)" }
    let new = (0..<2000).map { "\($0 % 3 + 2)" }
    let changes = LineDifference.changes(from: old, to: new)
    #expect(changes == [LineDifference.Change(old: 0..<2000, new: 0..<2000)])
  }

  private func randomLines(_ generator: inout SeededGenerator) -> [String] {
    (0..<Int.random(in: 0...40, using: &generator)).map { _ in
      "line \(Int.random(in: 0...20, using: &generator))"
    }
  }
}
