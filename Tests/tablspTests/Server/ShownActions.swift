@testable import tablsp

/// Code actions in short, as a transcript shows them: the kind, the title, and below it what would change.
struct ShownActions {
  let printer: JSONPrinter
  /// Gives an action with its edit.
  let resolved: (JSONValue) -> JSONValue

  func text(of result: JSONValue) -> String {
    guard case .array(let actions) = result else { return printer.print(result) }
    return actions.map { action in
      let kind = action["kind"]?.string ?? ""
      let preferred = action["isPreferred"] == true ? " (preferred)" : ""
      let head = "\(kind)\(preferred) \(action["title"]?.string ?? "")"
      let whole = action["edit"] == nil ? resolved(action) : action
      return ([head] + edits(of: whole["edit"])).joined(separator: "\n  ")
    }.joined(separator: "\n")
  }

  private func edits(of edit: JSONValue?) -> [String] {
    guard case .array(let documents) = edit?["documentChanges"] else { return ["no edit"] }
    return documents.flatMap { document -> [String] in
      guard case .array(let edits) = document["edits"] else { return [] }
      let file = printer.print(document["textDocument"]?["uri"] ?? .null).filter { $0 != "\"" }
      return edits.map { "\(file) \(printer.print($0))" }
    }
  }
}
