import TabSpecParser

extension TextEdit {
  /// Puts a modifier, written with its period, behind a chain: on a line of its own where the chain's last one is.
  static func appending(_ modifier: String, to chain: Chain) -> TextEdit {
    let end = chain.node.range.upperBound
    return TextEdit(
      range: .empty(at: end), replacement: (chain.lastModifierBreak ?? "") + modifier)
  }
}

extension Chain {
  /// The line break and the blanks before the last modifier; nil where it does not begin its line.
  fileprivate var lastModifierBreak: String? {
    guard let last = suffixes.last(where: { $0.kind == .memberSuffix }) else { return nil }
    let bytes = node.tree.text.bytes
    let end = last.range.byteIndices.lowerBound
    var start = end
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    guard start > 0, bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D else { return nil }
    start -= bytes[start - 1] == 0x0A && start > 1 && bytes[start - 2] == 0x0D ? 2 : 1
    return node.tree.text[TextOffset(start)..<TextOffset(end)]
  }
}
