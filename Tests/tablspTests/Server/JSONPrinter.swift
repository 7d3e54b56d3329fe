/// Prints JSON for transcripts: keys sorted, a member a line, positions and ranges in short, URIs as names of files, texts
/// of several lines as such.
struct JSONPrinter {
  /// The URI of the folder that is left out of others.
  let root: String

  func print(_ value: JSONValue, indent: String = "") -> String {
    if let short = short(value) { return short }
    let inner = indent + "  "
    switch value {
    case .string(let text):
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return (["|"] + lines.map { $0.isEmpty ? "" : "\(inner)\($0)" }).joined(separator: "\n")
    case .array(let elements):
      let lines = elements.map { "\(inner)\(print($0, indent: inner))" }
      return "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
    case .object(let members):
      let lines = members.sorted { $0.key < $1.key }.map { key, value in
        let shown = JSONPrinter.opaque.contains(key) ? "…" : print(value, indent: inner)
        return "\(inner)\(quoted(named(key))): \(shown)"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    case .null, .bool, .integer, .number:
      return ""
    }
  }

  /// Members whose value is another in each run.
  private static let opaque: Set<String> = ["resultId", "previousResultId"]

  private func short(_ value: JSONValue) -> String? {
    switch value {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let value): value.contains("\n") ? nil : quoted(named(value))
    case .array(let elements): shortArray(elements)
    case .object(let members):
      members.isEmpty ? "{}" : position(value) ?? range(value) ?? edit(value)
    }
  }

  /// Numbers and short strings stand on one line.
  private func shortArray(_ elements: [JSONValue]) -> String? {
    let shorts = elements.map { element -> String? in
      switch element {
      case .array, .object: nil
      case .null, .bool, .integer, .number, .string: short(element)
      }
    }
    guard shorts.allSatisfy({ $0 != nil }) else { return nil }
    return "[\(shorts.compactMap(\.self).joined(separator: ", "))]"
  }

  private func position(_ value: JSONValue) -> String? {
    guard let line = value["line"]?.integer, let character = value["character"]?.integer else {
      return nil
    }
    return "\(line):\(character)"
  }

  private func range(_ value: JSONValue) -> String? {
    guard case .object(let members) = value, members.count == 2,
      let start = value["start"].flatMap(position), let end = value["end"].flatMap(position)
    else { return nil }
    return "\(start)-\(end)"
  }

  private func edit(_ value: JSONValue) -> String? {
    guard case .object(let members) = value, members.count == 2,
      let range = value["range"].flatMap(range), let text = value["newText"]?.string
    else { return nil }
    return "\(range) -> \(quoted(text))"
  }

  private func named(_ text: String) -> String {
    text.hasPrefix(root) ? String(text.dropFirst(root.count + 1)) : text
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
