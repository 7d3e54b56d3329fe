/// The names by which a section of a file can have to do with others: what it declares for them,
/// and all that it mentions. Two sections whose names do not lead from one to the other, over
/// whatever number of others, know nothing of each other.
///
/// Names are kept as hashes.
package struct SectionNames: Sendable {
  /// What extensions of a type add to it.
  package struct Extension: Hashable, Sendable {
    /// The type's name.
    package let type: UInt64
    /// The names of the variables and functions. Where the project declares the type they are found
    /// by its name; where it does not, whoever says them may mean them.
    package fileprivate(set) var members: [UInt64] = []
  }

  /// The types at any level, and what stands at the top of the file.
  package private(set) var declared: [UInt64] = []
  /// Those of the declared names that are types'.
  package private(set) var types: [UInt64] = []
  package private(set) var extensions: [Extension] = []
  /// Every name in the section, declared ones too; each once. Labels of arguments are left out.
  package private(set) var mentioned: [UInt64] = []
  /// Whether the section imports a module.
  package private(set) var hasImport = false
  /// The variables at the top of the file whose names selections mostly have.
  package private(set) var selections: [UInt64] = []
  /// The names that selections mostly have, where a value is meant.
  package private(set) var usedSelections: [UInt64] = []

  package init(_ tree: SyntaxTree, _ section: TreeSection) {
    for index in section.nodes { addDeclaration(SyntaxNode(tree: tree, index: index)) }
    let declaringTokens = Set(
      selections.isEmpty ? [] : section.nodes.lazy.compactMap { selectionToken(tree, $0) })
    selections = selections.sorted()
    var seen: Set<UInt64> = []
    for index in section.tokens where tree.tokens[index].kind.isNameOrProjection {
      let hash = SectionNames.hash(ofToken: index, in: tree)
      if Selection.isUsualName(tree.text.bytes[tree.range(ofToken: index).byteIndices]),
        tree.isUse(ofNameAt: index), !declaringTokens.contains(index)
      {
        usedSelections.append(hash)
      }
      if !seen.contains(hash), !tree.isLabel(index) { seen.insert(hash) }
    }
    addImplied(&seen)
    mentioned = seen.sorted()
  }

  /// Whether the section says the name.
  package func mentions(_ name: UInt64) -> Bool {
    var low = 0
    var high = mentioned.count
    while low < high {
      let middle = (low + high) / 2
      if mentioned[middle] < name { low = middle + 1 } else { high = middle }
    }
    return low < mentioned.count && mentioned[low] == name
  }

  // MARK: - Declarations

  private mutating func addDeclaration(_ node: SyntaxNode) {
    switch node.kind {
    case .importDeclaration: hasImport = true
    case .typeDeclaration, .enumDeclaration, .typealiasDeclaration:
      guard let token = node.declaredNameToken else { return }
      declare(token, in: node.tree)
      types.append(SectionNames.hash(ofToken: token, in: node.tree))
      if node.tree.token(token, is: "Tab") { declared += SectionNames.newNamesOfTab }
    case .extensionDeclaration:
      let names = node.firstChild(.type)?.ownTokens.filter {
        node.tree.tokens[$0].kind.isIdentifier
      }
      guard let token = names?.last else {
        // `extension [Tab]`: nobody declares what it extends.
        return extensions.append(Extension(type: SectionNames.hash("[")))
      }
      extensions.append(Extension(type: SectionNames.hash(ofToken: token, in: node.tree)))
      // Initialisers have no name but that of the type.
      if node.tree.token(token, is: "Tab") { declare(token, in: node.tree) }
    case .variableDeclaration:
      for binding in node.children(.patternBinding) {
        guard let token = binding.firstChild(.bindingPattern)?.firstToken else { continue }
        declare(token, of: node)
        if node.declarationScope?.kind == .file,
          Selection.isUsualName(node.tree.text(ofToken: token))
        {
          selections.append(SectionNames.hash(ofToken: token, in: node.tree))
        }
      }
    case .functionDeclaration:
      guard let token = node.declaredNameToken else { return }
      declare(token, of: node)
      if node.mayMakeTab { declared.append(SectionNames.tabMethod) }
    default: break
    }
  }

  private mutating func declare(_ token: Int, in tree: SyntaxTree) {
    declared.append(SectionNames.hash(ofToken: token, in: tree))
  }

  /// A variable or a function counts at the top of the file, and in an extension.
  private mutating func declare(_ token: Int, of node: SyntaxNode) {
    guard let scope = node.declarationScope else { return }
    if scope.kind == .file {
      declare(token, in: node.tree)
    } else if scope.kind == .memberBlock, scope.parent?.kind == .extensionDeclaration,
      !extensions.isEmpty
    {
      // An extension holds no other: it is the last one.
      extensions[extensions.count - 1].members.append(
        SectionNames.hash(ofToken: token, in: node.tree))
    }
  }

  /// The token that gives a variable at the top its name, for the node that is its pattern.
  private func selectionToken(_ tree: SyntaxTree, _ index: Int) -> Int? {
    let node = SyntaxNode(tree: tree, index: index)
    guard node.kind == .bindingPattern, !node.isEmpty,
      node.parent?.parent?.declarationScope?.kind == .file
    else { return nil }
    return node.firstToken
  }

  // MARK: - What is meant without being said

  /// A system bar asks what `Tab` is, a tab item what `Label` is, and a container with a builder
  /// which methods make tabs.
  private func addImplied(_ names: inout Set<UInt64>) {
    if names.contains(SectionNames.hash("TabView"))
      || names.contains(SectionNames.hash("TabbedView"))
    {
      names.insert(SectionNames.hash("Tab"))
    }
    if names.contains(SectionNames.hash("tabItem")) { names.insert(SectionNames.hash("Label")) }
    if names.contains(SectionNames.hash("ViewBuilder")) { names.insert(SectionNames.tabMethod) }
  }

  /// Stands for all methods of views that may make a tab; no name has a blank.
  private static let tabMethod = hash("tab method")

  /// What a type of one's own called `Tab` would be renamed to.
  private static let newNamesOfTab = ["AppTab", "BarTab", "ScreenTab"].map(hash)

  // MARK: - Hashes

  /// FNV-1a, of a name as it is meant: `$page`, `_page` and `` `page` `` are `page`.
  private static func hash(ofToken index: Int, in tree: SyntaxTree) -> UInt64 {
    var name = tree.text.bytes[tree.range(ofToken: index).byteIndices]
    if name.count > 2, name.first == UInt8(ascii: "`") { name = name.dropFirst().dropLast() }
    if name.count > 1, name.first == UInt8(ascii: "$") || name.first == UInt8(ascii: "_") {
      name = name.dropFirst()
    }
    return hash(name)
  }

  private static func hash(_ name: String) -> UInt64 {
    hash(name.utf8)
  }

  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash
  }
}

extension TokenKind {
  fileprivate var isNameOrProjection: Bool {
    isIdentifier || self == .dollarIdentifier
  }
}

extension SyntaxNode {
  /// The block or the file that a declaration stands in, conditional compilation left out.
  fileprivate var declarationScope: SyntaxNode? {
    var scope = parent
    while let found = scope, found.kind == .ifConfig || found.kind == .ifConfigClause {
      scope = found.parent
    }
    return scope
  }

  /// Whether a function of an extension of `View` is called like one that makes a tab of a view.
  fileprivate var mayMakeTab: Bool {
    guard let token = declaredNameToken, let owner = declarationScope?.parent,
      owner.kind == .extensionDeclaration, owner.firstChild(.type)?.text == "View"
    else { return false }
    let name = tree.text(ofToken: token).lowercased()
    return name.contains("tab") || name.contains("item")
  }
}

extension SyntaxTree {
  /// Whether the name at `index` is the label of an argument.
  fileprivate func isLabel(_ index: Int) -> Bool {
    guard significantKind(after: index) == .colon else { return false }
    let node = innermostNode(atToken: index)
    return node.kind == .argument && node.firstToken == index
  }

  /// Whether the name at `index` means a value that can be said by that name alone: it is no label,
  /// and no member of another value than `self`.
  package func isUse(ofNameAt index: Int) -> Bool {
    let before = significantKind(before: index)
    if before == .period { return isMemberOfSelf(index) }
    return significantKind(after: index) != .colon || before == .infixQuestion
  }
}
