import TabSpecParser

/// Says what a bar's selection is: its declaration, type and initial value, and the tab that this is.
struct SelectionHover {
  let context: FileContext

  func hover(atToken token: Int) -> HoverText? {
    let range = context.tree.range(ofToken: token)
    for bar in context.bars {
      guard let selection = bar.selection else { continue }
      if selection.range.contains(range.lowerBound) {
        return HoverText(range: selection.range, markup: markup(of: selection, bar))
      }
      if let declaration = selection.declaration, declaration.file === context.file,
        declaration.nameRange == range
      {
        return HoverText(range: range, markup: markup(of: selection, bar))
      }
    }
    return nil
  }

  private func markup(of selection: Selection, _ bar: TabBar) -> Markup {
    var blocks: [Markup.Block] = []
    if let declaration = selection.declaration {
      blocks.append(.code(declaration.head, language: "swift"))
    }
    var lines: [[Markup.Inline]] = [
      [.text("selection of "), .code(bar.name), .text(", \(BarHover.kindText(of: bar))")]
    ]
    if selection.type.isKnown {
      lines.append([.text("type: "), .code(selection.type.description)])
    }
    if let initial = selection.initial.description {
      lines.append(
        [.text("starts at "), .code(initial)] + shownTab(initial: selection.initial, bar))
    }
    if selection.isConstant { lines.append([.text("constant: tapping a tab changes nothing")]) }
    if let storage = selection.storage {
      lines.append([.text("restored from "), .code(storage)])
    }
    return Markup(blocks + [.list(lines)])
  }

  private func shownTab(initial: Value, _ bar: TabBar) -> [Markup.Inline] {
    let index = bar.tabs.firstIndex { $0.idValue.isSame(as: initial) }
    if let index { return [.text(", \(TabDescription(tab: bar.tabs[index], index: index).name)")] }
    return bar.hasKnownIDs ? [.text(", which no tab has")] : []
  }
}

extension VariableDeclaration {
  /// The declaration up to where a body begins, on one line.
  var head: String {
    let tree = declaration.tree
    let body = binding.children.first { $0.kind == .codeBlock || $0.kind == .accessorBlock }
    let end = body?.firstToken ?? declaration.tokenIndices.upperBound
    return tree.textOnOneLine(of: declaration.firstToken..<end)
  }
}
