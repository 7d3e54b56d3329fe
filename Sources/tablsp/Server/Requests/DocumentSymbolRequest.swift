import TabLint
import TabSpecParser

/// The outline of a document: bars with their tabs, enums with their cases, selections.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_documentSymbol
enum DocumentSymbolRequest: Request {
  struct Params: Decodable {
    let textDocument: LSP.TextDocumentIdentifier
  }

  static let method = "textDocument/documentSymbol"

  static func advertise(in capabilities: inout LSP.ServerCapabilities, to client: Client) {
    capabilities.documentSymbolProvider = true
  }

  static func answer(_ params: Params, from server: LanguageServer) -> LSP.DocumentSymbols? {
    guard let document = server.snapshot(of: params.textDocument) else { return nil }
    let items = server.outline(of: document.file, key: document.key)
    return server.client.capabilities.textDocument.navigation.nestedSymbols
      ? .nested(items.map(document.symbol)) : .flat(document.symbols(items, in: nil))
  }
}

extension LanguageServer {
  /// The outline of a file of the document's project.
  func outline(of file: TabFile, key: DocumentKey) -> [OutlineItem] {
    let project = project(of: key)
    let linter = Linter(configuration: workspace.configuration(for: key))
    return Outline(of: file, in: project, bars: linter.bars(in: file, of: project)).items()
  }
}

extension DocumentSnapshot {
  func symbol(_ item: OutlineItem) -> LSP.DocumentSymbol {
    LSP.DocumentSymbol(
      name: item.name, detail: item.detail, kind: LSP.SymbolKind(item.kind),
      range: range(of: item.range), selectionRange: range(of: item.nameRange),
      children: item.children.map(symbol))
  }

  /// The items and what stands in them, one after the other.
  func symbols(_ items: [OutlineItem], in container: String?) -> [LSP.SymbolInformation] {
    items.flatMap { item in
      [
        LSP.SymbolInformation(
          name: item.name, kind: LSP.SymbolKind(item.kind),
          location: LSP.Location(uri: uri, range: range(of: item.nameRange)),
          containerName: container)
      ] + symbols(item.children, in: item.name)
    }
  }
}

extension LSP.SymbolKind {
  init(_ kind: OutlineItem.Kind) {
    switch kind {
    case .bar: self = .object
    case .section: self = .namespace
    case .tab: self = .field
    case .enumeration: self = .enum
    case .enumCase: self = .enumMember
    case .structure: self = .struct
    case .class: self = .class
    case .protocol: self = .interface
    case .extension: self = .namespace
    case .memberState: self = .property
    case .state: self = .variable
    }
  }
}
