@testable import tablsp

/// What the server says about the parts of a file, a line each, as a transcript shows it.
struct ShownStructure {
  let printer: JSONPrinter

  /// The outline: kinds as the protocol counts them, names, details and ranges, what is inside of another indented.
  func outline(_ result: JSONValue, indent: String = "") -> [String] {
    elements(result).flatMap { symbol -> [String] in
      let detail = symbol["detail"]?.string.map { " (\($0))" } ?? ""
      let name = symbol["name"]?.string ?? ""
      return ["\(indent)\(print(symbol["kind"])) \(name)\(detail) \(print(symbol["range"]))"]
        + outline(symbol["children"] ?? .null, indent: indent + "  ")
    }
  }

  /// What can be folded: lines with columns, the kind, and what stays to be seen.
  func folds(_ result: JSONValue) -> [String] {
    elements(result).map { fold in
      let column = { (name: String) in fold[name].map { ":\(print($0))" } ?? "" }
      let range =
        "\(print(fold["startLine"]))\(column("startCharacter"))-"
        + "\(print(fold["endLine"]))\(column("endCharacter"))"
      return [range, fold["kind"]?.string, fold["collapsedText"]?.string]
        .compactMap(\.self).joined(separator: " ")
    }
  }

  /// What grows from a place, on one line.
  func selection(_ result: JSONValue) -> [String] {
    elements(result).map { range in
      var ranges: [String] = []
      var next: JSONValue? = range
      while let current = next {
        ranges.append(print(current["range"]))
        next = current["parent"]
      }
      return ranges.joined(separator: " < ")
    }
  }

  /// Hints and lenses: where they stand, what they show and say.
  func notes(_ result: JSONValue) -> [String] {
    elements(result).map { note in
      let text = note["label"]?.string ?? note["command"]?["title"]?.string ?? ""
      let tooltip = note["tooltip"]?.string.map { " (\($0))" } ?? ""
      return "\(print(note["position"] ?? note["range"])) \(text)\(tooltip)"
    }
  }

  private func elements(_ result: JSONValue) -> [JSONValue] {
    guard case .array(let elements) = result else { return [] }
    return elements
  }

  private func print(_ value: JSONValue?) -> String {
    value.map { printer.print($0) } ?? ""
  }
}
