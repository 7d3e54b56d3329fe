import TabSpecParser

/// The line of a place, with the place underlined, as a terminal shows it.
struct Excerpt {
  let paint: Paint

  /// Two lines, with the number of the line before the first; of a range over several lines the first one's part.
  func lines(_ range: TextRange, in file: ReportedFile) -> String {
    let line = file.lines.position(of: range.lowerBound).line
    let content = file.lines.contentRange(ofLine: line)
    let number = Wording.padded(String(line + 1), to: 4, atEnd: false)
    let start = min(range.lowerBound, content.upperBound)
    let end = max(start, min(range.upperBound, content.upperBound))
    let before = DisplayText(file.file.text[content.lowerBound..<start])
    let marked = DisplayText(file.file.text[start..<end])
    let after = DisplayText(file.file.text[end..<content.upperBound])
    let shown = before.text + marked.text + after.text
    let gap = String(repeating: " ", count: before.width)
    let mark = String(repeating: "^", count: max(1, marked.width))
    return """
      \(paint.dim("\(number) |")) \(shown)
      \(paint.dim("     |")) \(gap)\(paint.mark(mark))

      """
  }
}
