/// Finds all places where a symbol is written.
public struct SymbolSearch: Sendable {
  /// What a search gives.
  public struct Result: Sendable {
    /// In the order of the project's files, then of their places.
    public fileprivate(set) var occurrences: [Occurrence] = []
    /// Places of the same word that may mean the symbol; nobody can tell.
    public fileprivate(set) var undecided: [Place] = []
    /// Places of which a literal does not say which values they have: where a state is handed on or computed.
    public fileprivate(set) var openFlows: [Place] = []
  }

  public let project: Project
  public let dialects: [Dialect]

  public init(project: Project, dialects: [Dialect] = BuiltInDialects.all) {
    self.project = project
    self.dialects = dialects
  }

  /// All occurrences in the project, or in one file of it.
  public func search(for symbol: Symbol, in file: TabFile? = nil) -> Result {
    switch symbol {
    case .declared(let declaration): return search(for: declaration, in: file)
    case .tab(let id): return search(for: id, in: file)
    case .icon(let name): return search(forIcon: name, in: file)
    }
  }

  // MARK: - Names

  private func search(for declaration: Declaration, in only: TabFile?) -> Result {
    var result = Result()
    let target = Symbol.declared(declaration)
    let name = Array(declaration.name.utf8)
    for file in files(knowing: declaration) where only == nil || only === file {
      let tokens = file.tree.tokens.indices.filter {
        NameToken(tree: file.tree, token: $0).matches(name)
      }
      guard !tokens.isEmpty else { continue }
      let reader = SymbolReader(file: file, project: project, dialects: dialects)
      for token in tokens {
        switch reader.meaning(ofToken: token) {
        case .symbols(let symbols) where symbols.contains(target):
          let occurrence = reader.occurrence(of: target, token: token)
          result.occurrences.append(occurrence)
          if symbols.count > 1 { result.undecided.append(occurrence.place) }
        case .undecided where reader.mayMean(declaration, token: token):
          result.undecided.append(Place(file: file, range: file.tree.range(ofToken: token)))
        case .symbols, .foreign, .undecided: break
        }
      }
    }
    return result
  }

  /// The files that can see a declaration.
  private func files(knowing declaration: Declaration) -> [TabFile] {
    switch declaration {
    case .local, .genericParameter: [declaration.file]
    case .type(let type) where type.isPrivate: [declaration.file]
    case .variable(let variable) where variable.isPrivate || variable.declaration.isInBody:
      [declaration.file]
    case .function(let function) where function.isPrivate: [declaration.file]
    default: project.files
    }
  }

  // MARK: - Literals

  private func search(for id: TabID, in only: TabFile?) -> Result {
    switch id.owner {
    case .bar(_, let path):
      var result = Result()
      guard let file = project.files.first(where: { $0.path == path }),
        only == nil || only === file
      else { return result }
      let reader = SymbolReader(file: file, project: project, dialects: dialects)
      add(id, of: reader, also: [], to: &result)
      return result
    case .state(let state): return search(for: id, of: state, in: only)
    }
  }

  private func search(for id: TabID, of state: Declaration, in only: TabFile?) -> Result {
    var result = Result()
    let uses = search(for: state, in: only)
    result.undecided = uses.undecided
    for file in project.files where only == nil || only === file {
      let tokens = uses.occurrences.filter { $0.file === file }.map(\.token)
      guard !tokens.isEmpty else { continue }
      let reader = SymbolReader(file: file, project: project, dialects: dialects)
      let flow = LiteralFlow(reader: reader)
      var literals: [SyntaxNode] = []
      for token in tokens {
        let found = flow.literals(at: token)
        literals += found.nodes
        guard !found.isComplete else { continue }
        result.openFlows.append(Place(file: file, range: file.tree.range(ofToken: token)))
      }
      add(id, of: reader, also: literals, to: &result)
    }
    return result
  }

  /// The ids of tabs in a file's bars, what their selections start with, and other literals.
  private func add(
    _ id: TabID, of reader: SymbolReader, also others: [SyntaxNode], to result: inout Result
  ) {
    var nodes = Set(others)
    for bar in reader.bars where reader.owner(of: bar) == id.owner {
      nodes.formUnion(bar.tabs.compactMap { $0.id?.expression })
      nodes.formUnion(bar.selectionLiterals)
      guard id.isPosition else { continue }
      for tab in bar.tabs where tab.idValue == id.value {
        let place = tab.element ?? Place(file: reader.file, range: tab.startRange)
        result.occurrences.append(
          Occurrence(
            symbol: .tab(id), file: place.file, range: place.range, role: .declaration,
            token: place.file.tree.tokenIndex(at: place.range.lowerBound)))
      }
    }
    for node in nodes.sorted(by: { $0.index < $1.index }) where reader.value(of: node) == id.value {
      result.occurrences.append(reader.occurrence(of: .tab(id), token: node.firstToken))
    }
  }

  private func search(forIcon name: String, in only: TabFile?) -> Result {
    var result = Result()
    for file in project.files where only == nil || only === file {
      let literals = file.tree.nodes(of: .stringLiteral).filter {
        StringLiteral($0)?.value == name
      }
      guard !literals.isEmpty else { continue }
      let reader = SymbolReader(file: file, project: project, dialects: dialects)
      for literal in literals {
        guard case .symbols(let symbols) = reader.meaning(ofToken: literal.firstToken),
          symbols.contains(.icon(name))
        else { continue }
        result.occurrences.append(reader.occurrence(of: .icon(name), token: literal.firstToken))
      }
    }
    return result
  }
}
