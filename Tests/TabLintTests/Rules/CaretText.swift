import TabLint
import TabSpecParser

/// A text with its findings written below the lines that they start in.
///
///     Text("Week").tag(0)
///     //               ^ duplicate-id: tag 0 is already used by tab "Today"
///     //= 4:18 tag 0 is used here first
///
/// A range that begins under the slashes has `//<` and is counted from the line's first column. A severity that is not
/// the rule's own stands before the rule. A line with `//=` is a note: line, column, text; lines are counted without
/// those that tell findings.
enum CaretText {
  /// The text without the lines that tell findings.
  static func stripped(_ text: String) -> String {
    lines(of: text).filter { !isMark($0) }.joined(separator: "\n")
  }

  /// The text with the findings.
  static func marked(_ file: TabFile, _ findings: [Diagnostic]) -> String {
    let index = LineIndex(file.text)
    var marks: [Int: [String]] = [:]
    let lines = lines(of: file.text.string)
    for finding in findings {
      let start = index.position(of: finding.range.lowerBound)
      marks[start.line, default: []] += [mark(finding, in: lines[start.line], index)]
      marks[start.line, default: []] += finding.notes.map { note(_: $0, index) }
    }
    return lines.enumerated().flatMap { [$1] + (marks[$0] ?? []) }.joined(separator: "\n")
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func isMark(_ line: String) -> Bool {
    guard line.hasPrefix("//") else { return false }
    let rest = line.dropFirst(2)
    return rest.hasPrefix("=") || rest.drop { $0 == " " || $0 == "<" }.first == "^"
  }

  private static func mark(_ finding: Diagnostic, in line: String, _ index: LineIndex) -> String {
    let start = index.position(of: finding.range.lowerBound)
    let end = index.position(of: finding.range.upperBound)
    let bytes = Array(line.utf8)
    let column = characters(bytes[..<start.column])
    let last = end.line == start.line ? end.column : bytes.count
    let width = max(characters(bytes[start.column..<max(last, start.column)]), 1)
    let carets = String(repeating: "^", count: width)
    let indent =
      column < 2
      ? "//<" + String(repeating: " ", count: column)
      : "//" + String(repeating: " ", count: column - 2)
    let isDefault = AllRules.info(finding.ruleID)?.severity == finding.severity
    let severity = isDefault ? "" : "\(finding.severity.rawValue) "
    return "\(indent)\(carets) \(severity)\(finding.ruleID): \(finding.message)"
  }

  private static func note(_ note: Diagnostic.Note, _ index: LineIndex) -> String {
    guard note.path == nil else { return "//= \(note.path ?? ""): \(note.message)" }
    let place = index.position(of: note.range.lowerBound)
    return "//= \(place.line + 1):\(place.column + 1) \(note.message)"
  }

  private static func characters(_ bytes: ArraySlice<UInt8>) -> Int {
    String(decoding: bytes, as: UTF8.self).count
  }
}
