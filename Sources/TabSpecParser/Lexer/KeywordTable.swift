/// Finds the kind of a word by its bytes, without making a string of it.
struct KeywordTable: Sendable {
  static let shared = KeywordTable()

  private static let capacity = 512

  private var keys = [UInt64](repeating: 0, count: KeywordTable.capacity)
  private var kinds = [TokenKind](repeating: .identifier, count: KeywordTable.capacity)

  private init() {
    for (word, kind) in KeywordTable.words {
      var hash = KeywordTable.seed
      for byte in word.utf8 { hash = KeywordTable.combine(hash, byte) }
      var slot = KeywordTable.slot(of: hash)
      while keys[slot] != 0 { slot = (slot + 1) & (KeywordTable.capacity - 1) }
      keys[slot] = hash
      kinds[slot] = kind
    }
  }

  static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  /// FNV-1a, one byte further. No two words of at most 16 bytes that matter here share a value; a test holds that.
  @inline(__always)
  static func combine(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  private static func slot(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> 40) & (capacity - 1)
  }

  /// The kind of the word with this hash.
  @inline(__always)
  func kind(ofWordWithHash hash: UInt64) -> TokenKind {
    var slot = KeywordTable.slot(of: hash)
    while keys[slot] != 0 {
      if keys[slot] == hash { return kinds[slot] }
      slot = (slot + 1) & (KeywordTable.capacity - 1)
    }
    return .identifier
  }

  /// Every word that the lexer tells from an identifier.
  static let words: [(String, TokenKind)] = [
    ("Any", .anyTypeKeyword),
    ("Self", .selfTypeKeyword),
    ("_", .wildcard),
    ("_modify", .modifyWord),
    ("_read", .readWord),
    ("actor", .actorWord),
    ("any", .anyWord),
    ("as", .asKeyword),
    ("associatedtype", .associatedtypeKeyword),
    ("async", .asyncWord),
    ("await", .awaitWord),
    ("borrowing", .contextualModifier),
    ("break", .breakKeyword),
    ("case", .caseKeyword),
    ("catch", .catchKeyword),
    ("class", .classKeyword),
    ("consume", .consumeWord),
    ("consuming", .contextualModifier),
    ("continue", .continueKeyword),
    ("convenience", .contextualModifier),
    ("copy", .copyWord),
    ("default", .defaultKeyword),
    ("defer", .deferKeyword),
    ("deinit", .deinitKeyword),
    ("didSet", .didSetWord),
    ("distributed", .contextualModifier),
    ("do", .doKeyword),
    ("dynamic", .contextualModifier),
    ("each", .eachWord),
    ("else", .elseKeyword),
    ("enum", .enumKeyword),
    ("extension", .extensionKeyword),
    ("fallthrough", .fallthroughKeyword),
    ("false", .falseKeyword),
    ("fileprivate", .fileprivateKeyword),
    ("final", .contextualModifier),
    ("for", .forKeyword),
    ("func", .funcKeyword),
    ("get", .getWord),
    ("guard", .guardKeyword),
    ("if", .ifKeyword),
    ("import", .importKeyword),
    ("in", .inKeyword),
    ("indirect", .contextualModifier),
    ("infix", .contextualModifier),
    ("init", .initKeyword),
    ("inout", .inoutKeyword),
    ("internal", .internalKeyword),
    ("is", .isKeyword),
    ("isolated", .contextualModifier),
    ("lazy", .contextualModifier),
    ("let", .letKeyword),
    ("macro", .macroWord),
    ("mutating", .contextualModifier),
    ("nil", .nilKeyword),
    ("nonisolated", .contextualModifier),
    ("nonmutating", .contextualModifier),
    ("open", .contextualModifier),
    ("operator", .operatorKeyword),
    ("optional", .contextualModifier),
    ("override", .contextualModifier),
    ("package", .contextualModifier),
    ("postfix", .contextualModifier),
    ("precedencegroup", .precedencegroupKeyword),
    ("prefix", .contextualModifier),
    ("private", .privateKeyword),
    ("protocol", .protocolKeyword),
    ("public", .publicKeyword),
    ("repeat", .repeatKeyword),
    ("required", .contextualModifier),
    ("rethrows", .rethrowsKeyword),
    ("return", .returnKeyword),
    ("self", .selfKeyword),
    ("sending", .contextualModifier),
    ("set", .setWord),
    ("some", .someWord),
    ("static", .staticKeyword),
    ("struct", .structKeyword),
    ("subscript", .subscriptKeyword),
    ("super", .superKeyword),
    ("switch", .switchKeyword),
    ("throw", .throwKeyword),
    ("throws", .throwsKeyword),
    ("true", .trueKeyword),
    ("try", .tryKeyword),
    ("typealias", .typealiasKeyword),
    ("unowned", .contextualModifier),
    ("unsafe", .unsafeWord),
    ("var", .varKeyword),
    ("weak", .contextualModifier),
    ("where", .whereKeyword),
    ("while", .whileKeyword),
    ("willSet", .willSetWord),
  ]
}
