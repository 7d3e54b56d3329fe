/// What can be folded away.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_foldingRange
enum FoldingRangeRequest: TabsOnlyRequest {
  struct Params: Decodable {
    let textDocument: LSP.TextDocumentIdentifier
  }

  static let method = "textDocument/foldingRange"
  static let clientMember = "foldingRange"

  static func offer(in capabilities: inout LSP.ServerCapabilities, to client: Client) {
    capabilities.foldingRangeProvider = true
  }

  static func answer(_ params: Params, from server: LanguageServer) -> [LSP.FoldingRange]? {
    guard let document = server.tabsSnapshot(of: params.textDocument) else { return nil }
    let takes = server.client.capabilities.textDocument.foldingRange
    let folding = FoldingRanges(
      context: server.context(of: document), lines: document.lines)
    let ranges =
      takes.lineFoldingOnly
      ? folding.lineFolds().map { LSP.FoldingRange($0, takes) }
      : folding.folds().map { LSP.FoldingRange($0, in: document, takes) }
    return Array(ranges.prefix(max(takes.rangeLimit ?? .max, 0)))
  }
}

extension LSP.FoldingRange {
  fileprivate init(
    _ line: FoldingRanges.LineFold, _ takes: LSP.ClientCapabilities.FoldingRange
  ) {
    startLine = line.start.line
    endLine = line.end.line
    kind = LSP.FoldingRangeKind(line.fold.kind)
    collapsedText = takes.collapsedText ? line.fold.summary : nil
  }

  fileprivate init(
    _ fold: FoldingRanges.Fold, in document: DocumentSnapshot,
    _ takes: LSP.ClientCapabilities.FoldingRange
  ) {
    let range = document.range(of: fold.range)
    startLine = range.start.line
    startCharacter = range.start.character
    endLine = range.end.line
    endCharacter = range.end.character
    kind = LSP.FoldingRangeKind(fold.kind)
    collapsedText = takes.collapsedText ? fold.summary : nil
  }
}

extension LSP.FoldingRangeKind {
  fileprivate init?(_ kind: FoldingRanges.Kind) {
    switch kind {
    case .block: return nil
    case .comment: self = .comment
    case .imports: self = .imports
    case .region: self = .region
    }
  }
}
