import TabSpecParser

/// What makes a finding the same one after the lines around it moved: its rule and the text of its line, blanks apart.
struct FindingKey: Hashable, Sendable {
  let ruleID: String
  let text: String

  init(ruleID: String, text: String) {
    self.ruleID = ruleID
    self.text = text
  }

  /// - Parameter lines: the text that the finding is in.
  init(_ finding: Diagnostic, in lines: LineIndex) {
    let line = lines.position(of: finding.range.lowerBound).line
    let content = lines.text[lines.contentRange(ofLine: line)]
    let words = content.split { $0 == " " || $0 == "\t" }
    self.init(ruleID: finding.ruleID, text: words.joined(separator: " "))
  }
}
