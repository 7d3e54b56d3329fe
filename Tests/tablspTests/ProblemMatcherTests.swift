import Foundation
import TabLint
import TabSpecParser
import TestSupport
import Testing

@testable import tablsp

/// GitHub's expressions for our plain output, on the lines that the examples of the catalogue give.
@Suite struct ProblemMatcherTests {
  private struct Matcher {
    let expression: NSRegularExpression
    let groups: [String: Int]
    let severity: String?

    init(_ value: JSON5Value) throws {
      let pattern = try #require(value.member("pattern")?.elements.first)
      expression = try NSRegularExpression(pattern: pattern.member("regexp")?.string ?? "(")
      groups = pattern.members.reduce(into: [:]) { $0[$1.key] = $1.value.number.map { Int($0) } }
      severity = value.member("severity")?.string
    }

    /// The parts of a line, by what they are; nil where it does not match.
    func parts(of line: String) -> [String: String]? {
      let whole = NSRange(line.startIndex..., in: line)
      guard let match = expression.firstMatch(in: line, range: whole) else { return nil }
      var parts = groups.compactMapValues { group in
        Range(match.range(at: group), in: line).map { String(line[$0]) }
      }
      if let severity { parts["severity"] = severity }
      return parts
    }
  }

  @Test func everyFindingMatchesOnce() throws {
    let path =
      #filePath.components(separatedBy: "/Tests/")[0] + "/Editors/github-problem-matcher.json"
    let json = try JSON5Reader.read(SourceText(bytes: try Fixtures.bytes(of: path))).get()
    let matchers = try (json.member("problemMatcher")?.elements ?? []).map(Matcher.init)
    for info in AllRules.infos {
      let example = RuleExample(info.wrong)
      let findings = example.session.lint(example.file)
      let lines = example.findings.components(separatedBy: "\n").filter { !$0.contains(": note: ") }
      #expect(lines.count == findings.count)
      for (line, finding) in zip(lines, findings) {
        let matches = matchers.compactMap { $0.parts(of: line) }
        #expect(matches.count == 1, "\(line)")
        let severity = finding.severity == .hint ? "notice" : finding.severity.rawValue
        #expect(matches.first?["severity"] == severity)
        #expect(matches.first?["code"] == finding.ruleID)
        #expect(matches.first?["message"] == finding.message)
        #expect(matches.first?["file"] == example.file.path)
      }
    }
    #expect(matchers.allSatisfy { $0.parts(of: "a.tabs:1:2: note: first used here") == nil })
  }
}
