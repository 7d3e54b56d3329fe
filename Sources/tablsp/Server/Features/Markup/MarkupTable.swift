/// A table whose columns stand under each other, so that it can be read where nobody renders it.
struct MarkupTable {
  let header: [String]
  let rows: [[String]]

  var markdown: String {
    let rule = widths.map { String(repeating: "-", count: max($0, 3)) }
    return ([header, rule] + rows).map { "| \(line($0, separator: " | ", pads: true)) |" }
      .joined(separator: "\n")
  }

  var plain: String {
    ([header] + rows).map { line($0, separator: "  ", pads: false) }.joined(separator: "\n")
  }

  private var widths: [Int] {
    header.indices.map { column in
      ([header] + rows).map { DisplayText($0[column]).width }.max() ?? 0
    }
  }

  private func line(_ cells: [String], separator: String, pads: Bool) -> String {
    let widths = widths.map { pads ? max($0, 3) : $0 }
    let padded = cells.enumerated().map { column, cell in
      let isLast = column == cells.count - 1
      let gap = max(widths[column] - DisplayText(cell).width, 0)
      return isLast && !pads ? cell : cell + String(repeating: " ", count: gap)
    }
    return padded.joined(separator: separator)
  }
}
