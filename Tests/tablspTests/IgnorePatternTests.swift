import TestSupport
import Testing

@testable import tablsp

/// Each block of `ignore-patterns.txt`; what it expects is what git itself says.
@Suite struct IgnorePatternTests {
  struct Block: CustomTestStringConvertible, Sendable {
    var name: String
    var patterns: [String] = []
    var expectations: [(path: String, isIgnored: Bool, line: Int)] = []

    var testDescription: String { name }
  }

  static let path = Fixtures.directory(#filePath, "ignore-patterns.txt")

  static let blocks: [Block] = {
    var blocks: [Block] = []
    let text = (try? Fixtures.text(of: path)) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("== ") {
        blocks.append(Block(name: String(line.dropFirst(3))))
      } else if let colon = line.firstIndex(of: ":"), ["ignored", "kept"].contains(line[..<colon]) {
        for path in line[line.index(after: colon)...].split(separator: " ") {
          blocks[blocks.count - 1].expectations.append(
            (String(path), line.hasPrefix("ignored"), index + 1))
        }
      } else if !blocks.isEmpty {
        blocks[blocks.count - 1].patterns.append(String(line))
      }
    }
    return blocks
  }()

  @Test func fixtureHoldsBlocks() {
    #expect(IgnorePatternTests.blocks.count > 15)
    #expect(IgnorePatternTests.blocks.allSatisfy { !$0.expectations.isEmpty })
  }

  @Test(arguments: blocks)
  func block(_ block: Block) {
    let file = Array(block.patterns.joined(separator: "\n").utf8)
    let patterns = IgnoreRules.Patterns(
      folder: "/root", patterns: IgnorePattern.patterns(in: file))
    for (path, isIgnored, line) in block.expectations {
      let isFolder = path.hasSuffix("/")
      let absolute = "/root/\(isFolder ? String(path.dropLast()) : path)"
      if (patterns.isIgnored(absolute, isFolder: isFolder) ?? false) != isIgnored {
        Golden.record(
          "'\(path)' must be \(isIgnored ? "ignored" : "kept")", path: IgnorePatternTests.path,
          line: line)
      }
    }
  }

  @Test func lineEndsAndMarksAreNoPartOfAPattern() {
    let patterns = IgnorePattern.patterns(in: Array("\u{FEFF}a\r\nb  \r\nc\\ \n# d\n\n".utf8))
    let names = ["a", "b", "c ", "c", "# d", "\r"]
    let ignored = names.filter { name in
      patterns.contains { $0.matches(Array(name.utf8)[...], isFolder: false) }
    }
    #expect(ignored == ["a", "b", "c "])
  }

  @Test func manyStarsEndInTime() {
    let line = Array(
      (String(repeating: "*a", count: 40) + "/" + String(repeating: "**/a/", count: 20) + "b").utf8)
    let name = Array(
      (String(repeating: "a", count: 5000) + "/" + String(repeating: "a/", count: 1000)).utf8)
    #expect(IgnorePattern(line[...])?.matches(name[...], isFolder: true) == false)
  }
}
