import TabLint
import TabSpecParser

/// What stands at a place of a document, and the project to look for it in.
struct SymbolQuery {
  let document: DocumentSnapshot
  let project: Project
  let reader: SymbolReader
  let offset: TextOffset
  /// One for each symbol that the place can mean; none where it means nothing of the project.
  let occurrences: [Occurrence]

  var search: SymbolSearch {
    SymbolSearch(project: project, dialects: reader.dialects)
  }

  /// The rule that a comment names there.
  var rule: RuleMention? {
    RuleMention.all(in: document.file).first { mention in
      mention.range.contains(offset) || mention.range.upperBound == offset
    }
  }

  /// All places of what stands here, each once: in one file or in all of the project.
  func allOccurrences(in file: TabFile? = nil) -> [Occurrence] {
    var seen: Set<OccurrencePlace> = []
    return occurrences.flatMap { search.search(for: $0.symbol, in: file).occurrences }.filter {
      seen.insert(OccurrencePlace($0)).inserted
    }
  }
}

/// A place that can be told from others.
private struct OccurrencePlace: Hashable {
  let file: ObjectIdentifier
  let range: TextRange

  init(_ occurrence: Occurrence) {
    file = ObjectIdentifier(occurrence.file)
    range = occurrence.range
  }
}

extension LanguageServer {
  /// What stands at the place that a request names; nil where there is no such document.
  func symbolQuery(at place: LSP.TextDocumentPositionParams) -> SymbolQuery? {
    guard let document = snapshot(of: place.textDocument) else { return nil }
    let project = project(of: document.key)
    let linter = Linter(configuration: workspace.configuration(for: document.key))
    let reader = SymbolReader(file: document.file, project: project, dialects: linter.dialects)
    let offset = document.offset(of: place.position)
    return SymbolQuery(
      document: document, project: project, reader: reader, offset: offset,
      occurrences: reader.occurrences(at: offset))
  }

  /// The same when every file of the workspace has been read, for what must not miss any.
  func completeSymbolQuery(at place: LSP.TextDocumentPositionParams) -> SymbolQuery? {
    finishEveryScan()
    return symbolQuery(at: place)
  }

  // MARK: - Places as the client knows them

  /// The document that a file of a project is the text of.
  func snapshot(of file: TabFile) -> DocumentSnapshot? {
    snapshot(of: DocumentKey(name: file.path))
  }

  /// Places in the order in which they come, each file's lines counted once.
  func locations(of places: [Place]) -> [LSP.Location] {
    var documents: [ObjectIdentifier: DocumentSnapshot] = [:]
    return places.compactMap { place in
      let key = ObjectIdentifier(place.file)
      guard let document = documents[key] ?? snapshot(of: place.file) else { return nil }
      documents[key] = document
      return LSP.Location(uri: document.uri, range: document.range(of: place.range))
    }
  }
}
