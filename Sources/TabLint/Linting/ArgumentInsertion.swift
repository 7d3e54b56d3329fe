import TabSpecParser

extension TextEdit {
  /// Puts an argument into a call, behind those that have one of `labels` (`_` for those without),
  /// else in front of all.
  static func inserting(
    _ argument: String, into call: Call, behind labels: [String] = []
  ) -> TextEdit {
    let suffix = call.suffix
    guard let opening = suffix.ownToken(.leftParenthesis) else {
      return TextEdit(
        range: .empty(at: call.nameRange.upperBound), replacement: "(\(argument))")
    }
    let written = call.arguments.all.filter { !$0.isTrailing }
    if let last = written.last(where: { labels.contains($0.label ?? "_") }) {
      return TextEdit(range: .empty(at: last.node.range.upperBound), replacement: ", \(argument)")
    }
    let start = suffix.tree.range(ofToken: opening).upperBound
    return TextEdit(
      range: .empty(at: start), replacement: argument + (written.isEmpty ? "" : ", "))
  }
}
