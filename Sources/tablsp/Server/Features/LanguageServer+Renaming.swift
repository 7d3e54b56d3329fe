import TabSpecParser

extension SymbolQuery {
  /// The one thing here that has a name to change; nil where nothing has.
  func renamed(_ server: LanguageServer) throws -> Occurrence? {
    guard let first = occurrences.first else {
      guard reader.isUndecided(at: offset) else { return nil }
      throw LSP.ResponseError(.requestFailed, "it can't be told what this means")
    }
    guard occurrences.count == 1 else {
      throw LSP.ResponseError(.requestFailed, "this can mean more than one declaration")
    }
    let renaming = Renaming(project: project, dialects: reader.dialects)
    if let refusal = renaming.refusal(of: first) { throw server.error(refusal) }
    return first
  }
}

extension LanguageServer {
  /// How many places an error names.
  private static let placeCount = 3

  /// A refusal in one sentence, with its places as `file:line:column`.
  func error(_ refusal: RenameRefusal) -> LSP.ResponseError {
    let places = refusal.places.prefix(LanguageServer.placeCount).map { place in
      let position = LineIndex(place.file.text).position(of: place.range.lowerBound)
      let name = FilePath.lastPart(of: place.file.path)
      return "\(name):\(position.line + 1):\(position.column + 1)"
    }
    let more = refusal.places.count > places.count ? " …" : ""
    let end = places.isEmpty ? "" : " (\(places.joined(separator: ", "))\(more))"
    return LSP.ResponseError(.requestFailed, refusal.message + end)
  }

  /// The edits of a rename in the form that the client takes. What else changes by it is said with the edit where the
  /// client shows that, else in a message.
  func workspaceEdit(_ outcome: Renaming.Outcome) -> LSP.WorkspaceEdit {
    let documents = outcome.edits.compactMap { file, edits in
      snapshot(of: file).map { (document: $0, edits: edits) }
    }
    let changes = client.capabilities.workspace
    guard changes.documentChanges else {
      if let warning = outcome.warning { show(warning) }
      return LSP.WorkspaceEdit(
        changes: Dictionary(
          documents.map { ($0.document.uri, $0.edits.map($0.document.edit)) },
          uniquingKeysWith: +))
    }
    let annotates =
      changes.annotatesChanges && client.capabilities.textDocument.navigation.annotatesRename
    if let warning = outcome.warning, !annotates { show(warning) }
    let annotated = annotates && outcome.warning != nil ? outcome.warningPlace : nil
    let documentChanges = documents.map { document, edits in
      LSP.TextDocumentEdit(
        textDocument: .init(uri: document.uri, version: document.version),
        edits: edits.map { edit in
          var written = document.edit(of: edit)
          let isAnnotated =
            annotated.map { $0.file === document.file && $0.range == edit.range } ?? false
          written.annotationId = isAnnotated ? "warning" : nil
          return written
        })
    }
    return LSP.WorkspaceEdit(
      documentChanges: documentChanges,
      changeAnnotations: annotated == nil
        ? nil
        : [
          "warning": LSP.ChangeAnnotation(
            label: "A stored value changes", needsConfirmation: true,
            description: outcome.warning)
        ])
  }

  /// Shows a sentence to the user.
  private func show(_ message: String) {
    notify("window/showMessage", LSP.LogMessageParams(type: .warning, message: message))
  }
}
