import TabSpecParser

/// The name of a bar's selection where the bar and its tabs write it, to be edited in one go.
struct LinkedSelections {
  let context: FileContext

  /// The places of the name that stands at `offset`, the `$` left out; empty where there is only one, or none.
  func ranges(at offset: TextOffset) -> [TextRange] {
    for bar in context.bars {
      let ranges = names(in: bar)
      if ranges.count > 1, ranges.contains(where: { $0.touches(offset) }) { return ranges }
    }
    return []
  }

  private func names(in bar: TabBar) -> [TextRange] {
    guard bar.file === context.file, let argument = bar.selection?.argument,
      let name = boundName(argument)
    else { return [] }
    let others = bar.tabs.flatMap(\.modifiers).flatMap(\.arguments.all)
      .filter { $0.node.tree === context.tree && $0.label == argument.label }
      .compactMap(boundName).filter { $0.text == name.text }
    var ranges: [TextRange] = []
    for range in [name.range] + others.map(\.range) where !ranges.contains(range) {
      ranges.append(range)
    }
    return ranges
  }

  /// The name in `$selection`.
  private func boundName(_ argument: ArgumentList.Argument) -> (text: String, range: TextRange)? {
    guard let value = argument.value, value.kind == .nameExpression else { return nil }
    let range = context.tree.range(ofToken: value.firstToken)
    let text = context.tree.text(ofToken: value.firstToken)
    guard text.hasPrefix("$"), text.utf8.count > 1 else { return nil }
    return (String(text.dropFirst()), range.lowerBound.advanced(by: 1)..<range.upperBound)
  }
}
