import TabSpecParser

extension SymbolQuery {
  /// Where something is declared: the name, and the whole.
  struct Target {
    let name: Place
    let whole: Place
  }

  /// The declarations of what stands here: of a value that selects tabs, those tabs.
  var definitions: [Target] {
    occurrences.flatMap { occurrence -> [Target] in
      switch occurrence.symbol {
      case .declared(let declaration): return [Target(declaration)]
      case .tab:
        return search.search(for: occurrence.symbol).occurrences
          .filter { $0.role == .declaration }.map { Target(name: $0.place, whole: $0.place) }
      case .icon: return []
      }
    }
  }

  /// The declarations of the types that it has.
  var typeDefinitions: [Target] {
    occurrences.compactMap { occurrence in
      guard case .declared(let declaration) = occurrence.symbol else { return nil }
      return reader.typeDeclaration(of: declaration).map { Target(.type($0)) }
    }
  }

  /// The word at the place, which leads to the declarations.
  var origin: TextRange? {
    occurrences.first?.range
  }
}

extension SymbolQuery.Target {
  fileprivate init(_ declaration: Declaration) {
    name = declaration.place
    whole = Place(file: declaration.file, range: declaration.node.range)
  }
}

extension LanguageServer {
  /// Targets in the form that the client takes; nil for none.
  func definition(
    _ targets: [SymbolQuery.Target], from query: SymbolQuery, asLinks: Bool
  ) -> LSP.Definition? {
    guard !targets.isEmpty, let origin = query.origin else { return nil }
    let names = locations(of: targets.map(\.name))
    guard asLinks else { return .locations(names) }
    let wholes = locations(of: targets.map(\.whole))
    return .links(
      zip(names, wholes).map { name, whole in
        LSP.LocationLink(
          originSelectionRange: query.document.range(of: origin), targetUri: name.uri,
          targetRange: whole.range, targetSelectionRange: name.range)
      })
  }
}
