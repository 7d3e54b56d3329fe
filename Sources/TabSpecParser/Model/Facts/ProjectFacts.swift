/// What files say that counts in all of their project, whoever is named: gathered once from each
/// file, so that no rule has to search them all.
package struct ProjectFacts: Hashable, Sendable {
  /// Whether `UITabBar.appearance().isHidden = true` takes every system bar away.
  package fileprivate(set) var hidesSystemBars = false
  /// Whether a `rawValue` is read somewhere.
  package fileprivate(set) var readsRawValues = false
  /// The names that are called in the settings windows.
  package fileprivate(set) var namesInSettings: Set<String> = []
  /// The names like a selection's that stand behind a period, without their `$`.
  package fileprivate(set) var selectionMembers: Set<String> = []
  /// The members that are drawn as icons, each with whether it names a symbol of the system: the
  /// first drawing counts.
  fileprivate(set) var drawnIcons: [String: Bool] = [:]

  package init() {}

  /// Takes in what a file says that stands behind the others.
  package mutating func add(_ other: ProjectFacts) {
    hidesSystemBars = hidesSystemBars || other.hidesSystemBars
    readsRawValues = readsRawValues || other.readsRawValues
    namesInSettings.formUnion(other.namesInSettings)
    selectionMembers.formUnion(other.selectionMembers)
    drawnIcons.merge(other.drawnIcons) { first, _ in first }
  }
}

extension ProjectFacts {
  /// What the tokens in `range` say.
  package init(_ tree: SyntaxTree, tokens range: Range<Int>) {
    for index in range where tree.tokens[index].kind.isName {
      let isMember = tree.significantKind(before: index) == .period
      if isMember { addMember(index, of: tree) }
      switch tree.range(ofToken: index).byteIndices.count {
      case 8 where tree.token(index, is: "UITabBar"):
        if tree.isHidden(index) { hidesSystemBars = true }
      case 8 where tree.token(index, is: "Settings"):
        namesInSettings.formUnion(tree.namesCalled(inCallNamedBy: index))
      default: break
      }
    }
  }

  private mutating func addMember(_ index: Int, of tree: SyntaxTree) {
    if tree.token(index, is: "rawValue") { readsRawValues = true }
    if Selection.isUsualName(tree.text.bytes[tree.range(ofToken: index).byteIndices]) {
      let name = tree.text(ofToken: index)
      selectionMembers.insert(name.hasPrefix("$") ? String(name.dropFirst()) : name)
    }
    if let isSystem = tree.isDrawnAsSymbol(index) {
      let name = tree.text(ofToken: index)
      drawnIcons[name] = drawnIcons[name] ?? isSystem
    }
  }
}

extension TokenKind {
  /// Whether it is a name, that of a closure's argument or of a projected value too.
  fileprivate var isName: Bool {
    self == .identifier || self == .dollarIdentifier
  }
}

extension SyntaxTree {
  /// Whether the chain that begins with the token at `index` speaks of `isHidden`.
  fileprivate func isHidden(_ index: Int) -> Bool {
    let node = innermostNode(atToken: index)
    guard node.kind == .nameExpression, node.firstToken == index, let chain = node.parent else {
      return false
    }
    return chain.children.contains { $0.referencedName == "isHidden" }
  }

  /// The names of the calls inside the call whose name is the token at `index`.
  fileprivate func namesCalled(inCallNamedBy index: Int) -> [String] {
    guard let suffix = callSuffix(behindName: index) else { return [] }
    return suffix.descendants.filter { $0.kind == .callSuffix }
      .compactMap { Call(suffix: $0)?.name }
  }

  /// The call whose name is the token at `index`; nil where it is none.
  private func callSuffix(behindName index: Int) -> SyntaxNode? {
    guard let next = significantIndex(after: index) else { return nil }
    var node = innermostNode(atToken: next)
    while node.firstToken == next, node.kind != .callSuffix, let parent = node.parent {
      node = parent
    }
    return node.kind == .callSuffix && node.firstToken == next ? node : nil
  }

  /// Whether the member at `index` is drawn as a symbol of the system or as a picture of the app's
  /// own: `Image(systemName: tab.icon)`, `Image(tab.icon)`; nil where it is no icon at all.
  fileprivate func isDrawnAsSymbol(_ index: Int) -> Bool? {
    var token = index
    while let period = significantIndex(before: token), tokens[period].kind == .period,
      let base = significantIndex(before: period),
      tokens[base].kind.isIdentifier || tokens[base].kind == .selfKeyword
        || tokens[base].kind == .dollarIdentifier
    {
      token = base
    }
    guard let before = significantIndex(before: token) else { return nil }
    switch tokens[before].kind {
    case .colon:
      guard let label = significantIndex(before: before) else { return nil }
      if self.token(label, is: "systemName") || self.token(label, is: "systemImage") { return true }
      return self.token(label, is: "image") ? false : nil
    case .leftParenthesis:
      guard let callee = significantIndex(before: before) else { return nil }
      return self.token(callee, is: "Image") || self.token(callee, is: "UIImage") ? false : nil
    default: return nil
    }
  }
}

extension Selection {
  /// Whether a property's name is one that selections mostly have: `selectedTab`, `activeIndex`.
  package static func isUsualName(_ name: String) -> Bool {
    isUsualName(Array(name.utf8)[...])
  }

  static func isUsualName(_ name: ArraySlice<UInt8>) -> Bool {
    usualWords.contains { word in
      guard name.count >= word.count else { return false }
      return (name.startIndex...name.endIndex - word.count).contains { start in
        word.indices.allSatisfy { name[start + $0] | 0x20 == word[$0] }
      }
    }
  }

  /// In lower case.
  private static let usualWords = ["selection", "selected", "activeindex"].map { Array($0.utf8) }
}
