import TabSpecParser

/// The enums of a project that name tabs: a bar's selection or its ids are their cases, or its data is made from them.
struct TabEnumerations {
  private let session: LintSession

  init(_ session: LintSession) {
    self.session = session
  }

  /// Those that `file` declares or extends.
  func declared(in file: TabFile) -> [Enumeration] {
    var found: [Enumeration] = []
    for bar in session.allBars {
      for enumeration in enumerations(of: bar) {
        let isHere = session.project.parts(of: enumeration.type).contains { $0.file === file }
        let isNew = !found.contains { $0.type.node == enumeration.type.node }
        if isHere, isNew { found.append(enumeration) }
      }
    }
    return found
  }

  private func enumerations(of bar: TabBar) -> [Enumeration] {
    var found: [Enumeration] = []
    if let enumeration = bar.selectionEnum(in: session.project) { found.append(enumeration) }
    let names =
      bar.tabs.compactMap(\.id?.evaluation.type.plainNameOfUnwrapped)
      + mappedName(of: bar)
    for name in Set(names).sorted() {
      guard
        let type = session.project.type(named: name, at: bar.call.suffix, of: bar.file),
        let enumeration = Enumeration(type, in: session.project)
      else { continue }
      found.append(enumeration)
    }
    return found
  }

  /// The enum in `Kind.allCases.map { … }`.
  private func mappedName(of bar: TabBar) -> [String] {
    guard bar.dialect.tab == .element, let content = bar.content else { return [] }
    let chain = Chain(content)
    guard chain.suffixes.first?.referencedName == "allCases", let name = chain.baseName else {
      return []
    }
    return [name]
  }
}

extension ValueType {
  fileprivate var plainNameOfUnwrapped: String? {
    if case .named(let name) = unwrapped { name } else { nil }
  }
}
