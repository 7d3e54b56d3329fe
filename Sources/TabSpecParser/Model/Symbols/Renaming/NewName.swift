/// A name that somebody wants to give.
struct NewName {
  /// Without backticks.
  let text: String
  /// Whether it is a word of the language, which can only be a name in backticks.
  private let isReserved: Bool

  /// Reads what was typed; backticks around it do not matter.
  init(_ written: String) throws(RenameRefusal) {
    let bytes = Array(written.utf8)
    let isQuoted = bytes.count > 2 && bytes.first == 0x60 && bytes.last == 0x60
    let inner = isQuoted ? Array(bytes.dropFirst().dropLast()) : bytes
    let tokens = Lexer.lex(SourceText(bytes: inner)).tokens
    guard tokens.count == 2, tokens[0].kind.isIdentifier || tokens[0].kind.isReservedWord,
      inner.first != 0x60, !tokens[0].flags.contains(.malformed)
    else {
      throw RenameRefusal(written.isEmpty ? "a name can't be empty" : "'\(written)' is no name")
    }
    text = String(decoding: inner, as: UTF8.self)
    isReserved = tokens[0].kind.isReservedWord
    guard tokens[0].kind != .wildcard, !NewName.special.contains(text) else {
      throw RenameRefusal("'\(written)' can't be a name")
    }
  }

  /// Words that mean something of their own even in backticks or behind a dot.
  private static let special: Set<String> = ["self", "Self", "init", "Type", "Protocol"]

  /// What is written in the place of a word: in backticks where it has to be, and where the old one was without need.
  func text(replacing occurrence: Occurrence) -> String {
    let tree = occurrence.file.tree
    let bytes = tree.text.bytes[occurrence.range.byteIndices]
    let isFree = NewName.takesReservedWords(at: occurrence.token, in: tree)
    let wasQuoted = bytes.first == 0x60
    let oldIsReserved = wasQuoted && NewName.isReserved(Array(bytes.dropFirst().dropLast()))
    let isQuoted = isReserved && !isFree || wasQuoted && (isFree || !oldIsReserved)
    return isQuoted ? "`\(text)`" : text
  }

  private static func isReserved(_ bytes: [UInt8]) -> Bool {
    Lexer.lex(SourceText(bytes: bytes)).tokens.first?.kind.isReservedWord ?? false
  }

  /// Whether any word can stand here without backticks: behind a dot, as a label, behind `$` or `_`.
  private static func takesReservedWords(at token: Int, in tree: SyntaxTree) -> Bool {
    if tree.significantKind(before: token) == .period { return true }
    let node = tree.innermostNode(atToken: token)
    return node.kind == .argument || node.kind == .labeledClosure
  }
}
