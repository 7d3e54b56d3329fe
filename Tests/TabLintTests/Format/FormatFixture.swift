import TabLint
import TabSpecParser

/// A fixture of the formatter: cases with a name, what is formatted, and what comes out.
///
///     width 40                 optional, before the first case: the line's width
///     indent tab               likewise: `tab` or a number of blanks
///     >>> name of a case
///     what is formatted
///     <<<
///     what has to come out; a case without it has to be right already
///
/// What stands in front of the first case is kept as it is.
struct FormatFixture {
  struct Case {
    let name: String
    let input: String
    /// Nil where the input has to be right.
    var expected: String?
  }

  let head: String
  var cases: [Case] = []
  private(set) var configuration = Configuration.Format()

  init(_ text: String) {
    let parts = text.split(separator: ">>> ", omittingEmptySubsequences: false)
    head = String(parts[0])
    for line in head.split(separator: "\n") {
      let words = line.split(separator: " ")
      switch words.first {
      case "width": configuration.lineWidth = Int(words[1]) ?? 0
      case "indent": configuration.indent = Int(words[1]).map { .spaces($0) } ?? .tab
      default: break
      }
    }
    for part in parts.dropFirst() {
      let nameEnd = part.firstIndex(of: "\n") ?? part.endIndex
      let body = part[nameEnd...].dropFirst()
      let name = String(part[..<nameEnd])
      if let mark = body.firstRange(of: "<<<\n") {
        cases.append(
          Case(
            name: name, input: String(body[..<mark.lowerBound]),
            expected: String(body[mark.upperBound...])))
      } else {
        cases.append(Case(name: name, input: String(body), expected: nil))
      }
    }
  }

  /// The fixture with what the formatter makes of it now.
  func formatted() -> String {
    let formatter = Formatter(configuration)
    return head
      + cases.map { item in
        let tree = SyntaxTree.parse(SourceText(item.input), language: .tabs)
        let output =
          switch formatter.format(tree) {
          case .success(let formatted): formatted.text.string
          case .failure(let refusal): "refused: \(refusal.message)\n"
          }
        let isRight = item.expected == nil && output == item.input
        return ">>> \(item.name)\n\(item.input)" + (isRight ? "" : "<<<\n\(output)")
      }.joined()
  }
}
