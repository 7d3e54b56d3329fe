import TabSpecParser

/// A name that stands where a case of the selection's enum belongs, and is none.
struct UnknownCaseUse {
  /// The tab it identifies; nil for the initial selection.
  let tab: Int?
  let name: String
  let range: TextRange
  /// The file it is written in.
  let file: TabFile

  static func all(in bar: TabBar, enumeration: Enumeration?, project: Project) -> [UnknownCaseUse] {
    guard let enumeration else { return [] }
    var found: [UnknownCaseUse] = []
    for (index, tab) in bar.tabs.enumerated() {
      guard let expression = tab.id?.expression,
        let (name, range) = caseName(in: expression, of: enumeration),
        enumeration.enumCase(named: name) == nil
      else { continue }
      found.append(UnknownCaseUse(tab: index, name: name, range: range, file: bar.file))
    }
    if let selection = bar.selection,
      let (expression, file) = initialExpression(of: selection, bar),
      let (name, range) = caseName(in: expression, of: enumeration),
      enumeration.enumCase(named: name) == nil
    {
      found.append(UnknownCaseUse(tab: nil, name: name, range: range, file: file))
    }
    guard !found.isEmpty, let members = project.staticMembers(of: enumeration.type) else {
      return []
    }
    return found.filter { !members.contains($0.name) }
  }

  /// The expression that the selection starts with, and where it stands.
  private static func initialExpression(
    of selection: Selection, _ bar: TabBar
  ) -> (SyntaxNode, TabFile)? {
    if let declaration = selection.declaration {
      return declaration.initialValue.map { ($0, declaration.file) }
    }
    if selection.isConstant {
      let chain = Chain(selection.expression)
      return chain.suffixes.last.flatMap { ArgumentList($0).all.first?.value }.map {
        ($0, bar.file)
      }
    }
    return (selection.expression, bar.file)
  }

  /// The name in `.home` or `Page.home`, with nothing behind it but a call.
  private static func caseName(
    in expression: SyntaxNode, of enumeration: Enumeration
  ) -> (String, TextRange)? {
    let chain = Chain(expression)
    let member: SyntaxNode
    if chain.primary.kind == .implicitMember, chain.suffixes.isEmpty {
      member = chain.primary
    } else if chain.primary.referencedName == enumeration.name, chain.suffixes.count == 1,
      chain.suffixes[0].kind == .memberSuffix
    {
      member = chain.suffixes[0]
    } else {
      return nil
    }
    guard let token = member.memberNameToken, let name = member.referencedName else { return nil }
    return (name, member.tree.range(ofToken: token))
  }
}
