import TabSpecParser

/// What may be typed at a place.
struct CompletionFinder {
  /// The suggestions and what they replace.
  struct Answer {
    /// Up to the cursor.
    let insert: TextRange
    /// With what stands behind the cursor.
    let replace: TextRange
    /// Whether the dot before the place is there.
    let isBehindDot: Bool
    let suggestions: [Suggestion]
    /// Whether more typing may bring others.
    let isIncomplete: Bool
  }

  let context: FileContext

  /// - Parameter inStringsOnly: whether a quote was typed, so that only the inside of a string is meant.
  func answer(at offset: TextOffset, inStringsOnly: Bool = false) -> Answer? {
    if let answer = DirectiveSuggestions(context: context).answer(at: offset) { return answer }
    if let answer = SymbolSuggestions(context: context).answer(at: offset) { return answer }
    guard !inStringsOnly, let point = CompletionPoint(context, at: offset) else { return nil }
    return Answer(
      insert: point.prefix, replace: point.word, isBehindDot: point.isBehindDot,
      suggestions: CompletionFinder.suggestions(at: point), isIncomplete: false)
  }

  private static func suggestions(at point: CompletionPoint) -> [Suggestion] {
    let node = point.node
    switch node.kind {
    case .memberSuffix: return MemberSuggestions(point: point).all
    case .implicitMember: return ValueSuggestions(point: point).members(hasDot: true)
    case .nameExpression: return NameSuggestions(point: point).all
    case .attribute: return KeywordSuggestions.attributes
    case .type: return TypeSuggestions(context: point.context).all
    case .importDeclaration: return [Suggestion("SwiftUI", .type, .fitting)]
    case .unparsed: return KeywordSuggestions(point: point).declarations
    default: return []
    }
  }
}
