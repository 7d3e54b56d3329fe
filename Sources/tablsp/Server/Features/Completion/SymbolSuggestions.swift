import TabLint
import TabSpecParser

/// The names of symbols, inside of a string that is one.
struct SymbolSuggestions {
  /// So many are given at most; the rest comes with more typing.
  private static let maximumCount = 200

  let context: FileContext

  func answer(at offset: TextOffset) -> CompletionFinder.Answer? {
    let tree = context.tree
    guard let index = string(around: offset), let content = content(ofString: index),
      content.touches(offset)
    else { return nil }
    let before = String(
      decoding: tree.text.bytes[(content.lowerBound..<offset).byteIndices], as: UTF8.self)
    let isSymbol = isSymbol(index)
    let found = isSymbol ? names(matching: before) : []
    return CompletionFinder.Answer(
      insert: content.lowerBound..<offset, replace: content, isBehindDot: false,
      suggestions: found.prefix(SymbolSuggestions.maximumCount).map {
        Suggestion($0, .symbol, $0.hasPrefix(before) ? .fitting : .possible)
      },
      isIncomplete: found.count > SymbolSuggestions.maximumCount)
  }

  /// The string literal that the offset lies in.
  private func string(around offset: TextOffset) -> Int? {
    let tree = context.tree
    var index = tree.tokenIndex(at: offset)
    if index > 0, tree.tokens[index].offset == offset, tree.tokens[index - 1].isUnterminated {
      index -= 1
    }
    return tree.tokens[index].kind == .stringLiteral ? index : nil
  }

  /// What stands between the quotes, on one line; of a string that does not end, the characters that a symbol's name can
  /// have.
  private func content(ofString index: Int) -> TextRange? {
    let tree = context.tree
    let range = tree.range(ofToken: index)
    let bytes = tree.text.bytes[range.byteIndices]
    guard bytes.first == UInt8(ascii: "\""),
      bytes.dropFirst().first != UInt8(ascii: "\"") || bytes.count == 2
    else { return nil }
    let start = range.lowerBound.advanced(by: 1)
    guard tree.tokens[index].isUnterminated else {
      return start..<range.upperBound.advanced(by: -1)
    }
    let name = bytes.dropFirst().prefix { byte in
      byte == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    return start..<start.advanced(by: name.count)
  }

  /// Whether the string stands where a symbol's name is expected: behind such a label, behind the one that the configuration
  /// names, or as what an enum's property for icons gives.
  private func isSymbol(_ index: Int) -> Bool {
    let tree = context.tree
    if let colon = tree.significantIndex(before: index), tree.tokens[colon].kind == .colon,
      let label = tree.significantIndex(before: colon),
      tree.token(label, is: "systemImage") || tree.token(label, is: "systemName")
        || isConfiguredIcon(label)
    {
      return true
    }
    return propertyName(around: index).map(iconProperties.contains) ?? false
  }

  /// Whether a label is that of the icon in a call that the configuration describes.
  private func isConfiguredIcon(_ label: Int) -> Bool {
    let node = context.tree.innermostNode(atToken: label)
    guard node.kind == .argument, let callee = node.parent.flatMap(Callee.init) else {
      return false
    }
    let name = Identifier.name(ofToken: label, in: context.tree)
    return context.linter.dialects.contains { dialect in
      guard dialect.kind == .configured, case .argument(let labels) = dialect.icon else {
        return false
      }
      let callees = callee.isMember ? dialect.modifierNames : dialect.itemNames
      return labels.contains(name) && callees.contains(callee.name)
    }
  }

  /// The name of the computed property that the token stands in.
  private func propertyName(around index: Int) -> String? {
    let node = context.tree.innermostNode(atToken: index)
    guard let binding = node.firstAncestor(.patternBinding),
      binding.firstAncestor(.enumDeclaration) != nil,
      let pattern = binding.firstChild(.bindingPattern), !pattern.isEmpty
    else { return nil }
    return Identifier.name(ofToken: pattern.firstToken, in: context.tree)
  }

  private var iconProperties: [String] {
    context.linter.dialects.flatMap { dialect -> [String] in
      if case .property(let names) = dialect.icon { names } else { [] }
    }
  }

  /// Those that begin with what is typed, then those that have it as one of their words; sorted.
  private func names(matching typed: String) -> [String] {
    let all = context.configuration.symbols ?? WellKnownSymbols.names
    let typed = typed.lowercased()
    let matching = all.filter { $0.hasPrefix(typed) || $0.contains("." + typed) }
    return matching.sorted { ($0.hasPrefix(typed) ? 0 : 1, $0) < ($1.hasPrefix(typed) ? 0 : 1, $1) }
  }
}
