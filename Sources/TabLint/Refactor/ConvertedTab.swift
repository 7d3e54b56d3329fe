import TabSpecParser

/// A view with `.tabItem` as the `Tab` that means the same.
struct ConvertedTab {
  private let conversion: TabConversion
  private let node: SyntaxNode
  private let label: TabItemLabel
  /// The expression that selects the tab; nil in a bar without selection.
  private let value: String?
  /// What becomes a modifier of the `Tab`.
  private let badges: [Modifier]
  /// The tokens of the view and of the modifiers that stay on it.
  private let content: [Int]
  /// The tokens of comments that would be lost.
  private let comments: [Int]

  /// - Returns: nil where the view says less or more than a `Tab` can say.
  init?(_ view: TabConversionWalk.View, in conversion: TabConversion) {
    self.conversion = conversion
    node = view.node
    let chain = Chain(node)
    let modifiers = chain.modifiers
    let items = modifiers.filter { $0.name == "tabItem" }
    let tags = conversion.bar.selection == nil ? [] : modifiers.filter { $0.name == "tag" }
    badges = modifiers.filter { $0.name == "badge" }
    let moved = items + tags + badges
    guard items.count == 1, tags.count <= 1, moved.allSatisfy({ $0.buildConditions.isEmpty }),
      let label = TabItemLabel(items[0], in: conversion.project)
    else { return nil }
    self.label = label
    var kept = label.ranges + badges.map(\.range)
    if conversion.bar.selection == nil {
      value = nil
    } else if let tag = tags.first {
      let arguments = tag.arguments.all
      guard arguments.count == 1, arguments[0].label == nil, let expression = arguments[0].value,
        expression.kind != .closureExpression
      else { return nil }
      value = expression.text
      kept.append(expression.range)
    } else {
      guard let implied = view.loop.flatMap(LoopIdentity.expression) else { return nil }
      value = implied
    }
    let removed = moved.map { ConvertedTab.tokens(of: $0, in: chain) }
    content = node.tokenIndices.filter { index in !removed.contains { $0.contains(index) } }
    let tree = node.tree
    comments = removed.flatMap { $0 }.filter { index in
      tree.tokens[index].kind.isComment
        && !kept.contains { $0.contains(tree.tokens[index].offset) }
    }
    let hasRoom = TextLayout.isFirstInLine(node.range.lowerBound, in: tree.text)
    guard comments.isEmpty || hasRoom else { return nil }
  }

  /// The tokens of a modifier with the trivia before it.
  private static func tokens(of modifier: Modifier, in chain: Chain) -> ClosedRange<Int> {
    let index = chain.suffixes.firstIndex(of: modifier.member) ?? 0
    let before = index == 0 ? chain.primary : chain.suffixes[index - 1]
    return before.lastToken + 1...modifier.call.lastToken
  }

  // MARK: - The text

  var text: String {
    let line = singleLine
    let isOneLine = !node.tokenIndices.contains { node.tree.tokens[$0].kind == .newline }
    let width = indentation.count + line.count
    return isOneLine && comments.isEmpty && width <= conversion.configuration.format.lineWidth
      ? line : lines
  }

  private var indentation: String {
    TextLayout.indentation(at: node.range.lowerBound, in: node.tree.text)
  }

  private var head: String {
    let arguments = [label.arguments, value.map { "value: \($0)" }].compactMap { $0 }
    return arguments.isEmpty ? "Tab" : "Tab(\(arguments.joined(separator: ", ")))"
  }

  private var singleLine: String {
    let view = content.map { node.tree.text(ofToken: $0) }.joined()
    let rest = label.closure.map { " label: \($0.text)" } ?? ""
    return "\(head) { \(view) }\(rest)" + badges.map { node.tree.text[$0.range] }.joined()
  }

  private var lines: String {
    let tree = node.tree
    let lineEnd = TextLayout.lineEnd(of: tree)
    let outer = lineEnd + indentation
    let unit = conversion.indentUnit
    let notes = comments.map { tree.text(ofToken: $0) + outer }.joined()
    // A line that begins inside of a string or a comment is no line of the layout.
    let view = content.map { index in
      let isLineStart =
        tree.tokens[index].kind == .newline && tree.tokens[index + 1].kind != .newline
      return tree.text(ofToken: index) + (isLineStart ? unit : "")
    }.joined()
    let rest = label.closure.map { " label: \(moved($0.tokenIndices))" } ?? ""
    let marks = badges.map {
      outer + moved($0.member.tokenIndices.lowerBound..<$0.call.tokenIndices.upperBound)
    }
    return "\(notes)\(head) {\(outer)\(unit)\(view)\(outer)}\(rest)\(marks.joined())"
  }

  /// The text of tokens whose first line now begins at the indentation of the whole.
  private func moved(_ tokens: Range<Int>) -> String {
    let tree = node.tree
    let start = tree.tokens[tokens.lowerBound].offset
    let shift = TextLayout.indentation(at: start, in: tree.text)
    return tokens.map { index in
      let text = tree.text(ofToken: index)
      let isIndentation =
        tree.tokens[index].kind == .whitespace && index > tokens.lowerBound
        && tree.tokens[index - 1].kind == .newline
      guard isIndentation, text.hasPrefix(shift) else { return text }
      return indentation + text.dropFirst(shift.count)
    }.joined()
  }
}
