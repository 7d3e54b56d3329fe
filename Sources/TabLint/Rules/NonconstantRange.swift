import TabSpecParser

/// A loop over the indices of something that can change has no `id:`.
struct NonconstantRange: Rule {
  let info = RuleInfo(
    id: "nonconstant-range",
    severity: .warning,
    summary: "Inside a bar, `ForEach` goes over indices or a count without `id:`",
    reason: "Such a range is read once: tabs that come or go later are not seen, or the app traps.",
    source: "https://developer.apple.com/documentation/swiftui/foreach/init(_:content:)",
    wrong: .init(
      """
      TabView {
          ForEach(accounts.indices) { index in
              AccountView(accounts[index]).tabItem { Text(accounts[index].name) }
          }
      }
      """),
    right: .init(
      """
      TabView {
          ForEach(accounts.indices, id: \\.self) { index in
              AccountView(accounts[index]).tabItem { Text(accounts[index].name) }
          }
      }
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    guard let content = linted.bar.content else { return }
    for suffix in content.calls(of: "ForEach") {
      guard let call = Call(suffix: suffix), call.arguments["id"] == nil,
        let data = call.arguments.unlabeled.first?.value, isNonconstant(data, context)
      else { continue }
      context.report(
        .nonconstantRange, at: call.nameRange, bar: linted,
        fixIts: [
          FixIt(
            title: "Add 'id: \\.self'", isSafe: true,
            edits: [
              TextEdit(range: .empty(at: data.range.upperBound), replacement: ", id: \\.self")
            ])
        ])
    }
  }

  /// `x.indices`, or `0..<x.count` and its like, of something that is not written out as a constant.
  private func isNonconstant(_ data: SyntaxNode, _ context: LintContext) -> Bool {
    let evaluator = Evaluator(project: context.project, file: context.file)
    if case .array = evaluator.evaluate(data).value { return false }
    if data.kind == .tupleExpression, let inner = ArgumentList(data).all.first?.value {
      return isNonconstant(inner, context)
    }
    if data.kind == .sequenceExpression {
      let isRange = data.ownTokens.contains {
        data.tree.text(ofToken: $0) == "..<" || data.tree.text(ofToken: $0) == "..."
      }
      return isRange && data.children.contains { endsIn("count", $0) }
    }
    return endsIn("indices", data)
  }

  private func endsIn(_ name: String, _ node: SyntaxNode) -> Bool {
    let chain = Chain(node)
    return chain.suffixes.last?.kind == .memberSuffix && chain.suffixes.last?.referencedName == name
  }
}

extension String {
  fileprivate static let nonconstantRange =
    "this range is read once: tabs that come or go later aren't seen; add 'id: \\.self'"
}
