import TabSpecParser

/// The enums of a project that name tabs: a bar's selection or its ids are their cases, or its data is made from them.
struct TabEnumerations: Sendable {
  private var byFile: [ObjectIdentifier: [Enumeration]] = [:]
  /// How many bars have a selection of the enum, by its declaration.
  private var barCounts: [SyntaxNode: Int] = [:]

  init(_ bars: [TabBar], in project: Project) {
    var seen: Set<SyntaxNode> = []
    for bar in bars {
      if let enumeration = bar.selectionEnum(in: project) {
        barCounts[enumeration.type.node, default: 0] += 1
      }
      for enumeration in TabEnumerations.enumerations(of: bar, in: project)
      where seen.insert(enumeration.type.node).inserted {
        var files: Set<ObjectIdentifier> = []
        for part in project.parts(of: enumeration.type)
        where files.insert(ObjectIdentifier(part.file)).inserted {
          byFile[ObjectIdentifier(part.file), default: []].append(enumeration)
        }
      }
    }
  }

  /// Those that `file` declares or extends.
  func declared(in file: TabFile) -> [Enumeration] {
    byFile[ObjectIdentifier(file)] ?? []
  }

  /// How many bars of the project have a selection of this enum.
  func barCount(of enumeration: Enumeration) -> Int {
    barCounts[enumeration.type.node] ?? 0
  }

  private static func enumerations(of bar: TabBar, in project: Project) -> [Enumeration] {
    var names: [String] = []
    if let type = bar.selection?.type.unwrapped, case .named(let name) = type { names.append(name) }
    for tab in bar.tabs {
      guard case .named(let name) = tab.id?.evaluation.type.unwrapped, !names.contains(name) else {
        continue
      }
      names.append(name)
    }
    if let name = mappedName(of: bar) { names.append(name) }
    return names.compactMap { name in
      project.type(named: name, at: bar.call.suffix, of: bar.file)
        .flatMap { Enumeration($0, in: project) }
    }
  }

  /// The enum in `Kind.allCases.map { … }`.
  private static func mappedName(of bar: TabBar) -> String? {
    guard bar.dialect.tab == .element, let content = bar.content else { return nil }
    let chain = Chain(content)
    return chain.suffixes.first?.referencedName == "allCases" ? chain.baseName : nil
  }
}
