import TabSpecParser

/// What the closure of a `tabItem` becomes in a `Tab`.
struct TabItemLabel {
  /// `"Home", systemImage: "house"`; nil where the label is drawn by a closure.
  let arguments: String?
  /// The closure; nil where arguments say all.
  let closure: SyntaxNode?
  /// The stretches of the source that are taken over.
  let ranges: [TextRange]

  /// - Returns: nil where the modifier gets something else than one closure that draws something.
  init?(_ item: Modifier, in project: Project) {
    let all = item.arguments.all
    guard all.count == 1, all[0].label == nil, let closure = all[0].value,
      closure.kind == .closureExpression, ClosureView(closure).signature == nil,
      !ClosureView(closure).statements.isEmpty
    else { return nil }
    if let (arguments, ranges) = TabItemLabel.arguments(of: closure, in: project) {
      (self.arguments, self.closure, self.ranges) = (arguments, nil, ranges)
    } else {
      (self.arguments, self.closure, self.ranges) = (nil, closure, [closure.range])
    }
  }

  /// Of a closure with nothing but `Label("…", systemImage: "…")` or `Label("…", image: "…")`.
  private static func arguments(
    of closure: SyntaxNode, in project: Project
  ) -> (text: String, ranges: [TextRange])? {
    let statements = ClosureView(closure).statements
    guard statements.count == 1, project.types(named: "Label").isEmpty else { return nil }
    let chain = Chain(statements[0])
    guard chain.call?.name == "Label", chain.isPlainCall, let all = chain.call?.arguments.all,
      all.count == 2, all[0].label == nil, let label = all[1].label,
      ["systemImage", "image"].contains(label), !all[0].isTrailing, !all[1].isTrailing,
      let title = all[0].value, let image = all[1].value
    else { return nil }
    return ("\(title.text), \(label): \(image.text)", [title.range, image.range])
  }
}
