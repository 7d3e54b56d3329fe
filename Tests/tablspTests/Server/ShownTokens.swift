import TabSpecParser

@testable import tablsp

/// Semantic tokens as a transcript shows them.
struct ShownTokens {
  let lines: LineIndex
  let unit: LineIndex.ColumnUnit
  /// As the server advertises it.
  let legend: JSONValue

  /// One line a token: where it stands, its text, its kind and its modifiers.
  func text(of data: [Int]) -> String {
    var line = 0
    var column = 0
    var shown: [String] = []
    for index in stride(from: 0, to: data.count - 4, by: 5) {
      column = data[index] == 0 ? column + data[index + 1] : data[index + 1]
      line += data[index]
      let start = lines.offset(of: LSP.Position(line: line, character: column), in: unit)
      let end = lines.offset(
        of: LSP.Position(line: line, character: column + data[index + 2]), in: unit)
      let words = [names("tokenTypes")[data[index + 3]]] + modifiers(data[index + 4])
      shown.append(
        "\(line):\(column) \(lines.text[start..<end]) \(words.joined(separator: "+"))")
    }
    return shown.joined(separator: "\n")
  }

  private func names(_ member: String) -> [String] {
    guard case .array(let names) = legend[member] else { return [] }
    return names.compactMap(\.string)
  }

  private func modifiers(_ bits: Int) -> [String] {
    names("tokenModifiers").enumerated().filter { bits & (1 << $0.offset) != 0 }.map(\.element)
  }
}
