@testable import tablsp

/// All that an editor asks about a word, in short, as a transcript shows it: what it is, where it is declared, where else it
/// stands, and what another name for it would change.
struct ShownWord {
  let printer: JSONPrinter
  /// Gives the result of a request for the word's place, or the error.
  let ask: (_ method: String, _ more: JSONValue) throws -> JSONValue

  /// One line for each request but hover, which is shown as it is.
  func text(renamedTo name: String) throws -> String {
    let rename = try ask("prepareRename", [:])
    let isRenamed = rename["placeholder"] != nil
    return [
      "hover \(hover(try ask("hover", [:])))",
      "definition \(places(try ask("definition", [:])))",
      "references \(places(try ask("references", [:])))",
      "highlights \(places(try ask("documentHighlight", [:])))",
      "rename \(isRenamed ? place(rename) : outcome(rename))"
        + (isRenamed ? " -> \(edits(try ask("rename", ["newName": .string(name)])))" : ""),
    ].joined(separator: "\n")
  }

  private func hover(_ result: JSONValue) -> String {
    guard let text = result["contents"]?["value"]?.string else { return outcome(result) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return ([place(result)] + lines.map { $0.isEmpty ? "" : "  \($0)" }).joined(separator: "\n")
  }

  private func places(_ result: JSONValue) -> String {
    guard case .array(let places) = result else { return outcome(result) }
    return places.isEmpty ? "none" : places.map(place).joined(separator: ", ")
  }

  /// A place: its file where it has one, its range, what stands there or is done there.
  private func place(_ value: JSONValue) -> String {
    let file = value["uri"] ?? value["targetUri"]
    let range = value["targetSelectionRange"] ?? value["range"]
    let kind = value["kind"]?.integer.map { ["text", "read", "write"][$0 - 1] }
    return [
      file.map(plain), range.map(plain), kind, value["placeholder"].map { printer.print($0) },
    ].compactMap(\.self).joined(separator: " ")
  }

  private func edits(_ result: JSONValue) -> String {
    guard case .array(let documents) = result["documentChanges"] else { return outcome(result) }
    return documents.flatMap { document -> [String] in
      guard case .array(let edits) = document["edits"] else { return [] }
      let file = document["textDocument"]?["uri"].map(plain) ?? ""
      return edits.map { "\(file) \(plain($0["range"] ?? .null))" }
    }.joined(separator: ", ")
  }

  /// Nothing, or the reason why.
  private func outcome(_ result: JSONValue) -> String {
    result["message"]?.string ?? printer.print(result)
  }

  /// A name of a file without quotes, or a range.
  private func plain(_ value: JSONValue) -> String {
    let printed = printer.print(value)
    return printed.hasPrefix("\"") ? String(printed.dropFirst().dropLast()) : printed
  }
}
