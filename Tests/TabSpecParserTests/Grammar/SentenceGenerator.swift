import TestSupport

/// Random sentences of a grammar. What the productions alone do not say (the numbered conditions in
/// `tabs.ebnf`) stands in SentenceGenerator+Conditions.swift, the tokens in
/// SentenceGenerator+Tokens.swift.
struct SentenceGenerator {
  /// What a run of items holds.
  enum Content {
    case items
    case statements
    case members
    case cases
    case suffixes
  }

  /// The type whose members are made.
  enum Owner {
    case none
    case type
    case enumeration
    case `protocol`
  }

  /// What holds for the part that is being made.
  struct Context {
    var content = Content.items
    var owner = Owner.none
    /// No closure may stand here: in front of a body, or in a string.
    var allowsClosures = true
    /// No line break may stand here.
    var isOneLine = false
    var isPattern = false
    /// Only a name may come next: behind `some` and `any`.
    var isTypeName = false
    /// `$0` may stand here.
    var isInAnonymousClosure = false
    /// The productions around, innermost last.
    var path: [String] = []
  }

  let grammar: EBNF
  var random: SeededGenerator
  var context = Context()
  private(set) var output = ""
  /// What was made last is an operand that ends in a type.
  var endsInType = false
  private var isGlued = true
  private var depth = 0
  private let heights: [String: Int]

  /// Below this depth, what may be left out is left out.
  private static let comfortableDepth = 22

  init(grammar: EBNF, seed: UInt64) {
    self.grammar = grammar
    random = SeededGenerator(seed: seed)
    heights = SentenceGenerator.heights(of: grammar)
  }

  /// A file.
  mutating func sentence() -> String {
    output = ""
    isGlued = true
    derive("file")
    return output
  }

  // MARK: - Deriving

  mutating func derive(_ name: String) {
    depth += 1
    let outer = context
    context.path.append(name)
    if !deriveCondition(name), !emitToken(name), let production = grammar[name] {
      derive(production.expression)
    }
    context = outer
    depth -= 1
  }

  mutating func derive(_ expression: EBNF.Expression) {
    switch expression {
    case .terminal(let text):
      let parent = context.path.last
      emit(
        text,
        gluedLeft: text == "." && parent == "importDeclaration"
          || (text == "?" || text == "!") && parent == "initializerDeclaration")
    case .name(let name): derive(name)
    case .special: preconditionFailure("no text is known for \(context.path.last ?? "")")
    case .sequence(let parts): for part in parts { derive(part) }
    case .choice(let parts): derive(choose(from: parts))
    case .optional(let inner): if isComfortable, chance(1, of: 2) { derive(inner) }
    case .repetition(let inner):
      while isComfortable, chance(1, of: 3) { derive(inner) }
    }
  }

  var isComfortable: Bool {
    depth < SentenceGenerator.comfortableDepth && output.utf8.count < 1500
  }

  private mutating func choose(from parts: [EBNF.Expression]) -> EBNF.Expression {
    guard isComfortable else { return parts.min { height($0) < height($1) } ?? parts[0] }
    return parts[Int.random(in: parts.indices, using: &random)]
  }

  // MARK: - Chance

  mutating func chance(_ part: Int, of whole: Int) -> Bool {
    Int.random(in: 0..<whole, using: &random) < part
  }

  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  // MARK: - Text

  /// Appends a token, with a blank before it unless one must not stand there.
  mutating func emit(_ text: String, gluedLeft: Bool = false, gluedRight: Bool = false) {
    if !isGlued, !gluedLeft, !Spacing.glueLeft.contains(text) { output += " " }
    output += text
    isGlued = gluedRight || Spacing.glueRight.contains(text) || text == "\n"
  }

  /// The next token touches what is there.
  mutating func glue() {
    isGlued = true
  }

  mutating func emitLineBreak() {
    emit("\n", gluedLeft: true)
  }

  private enum Spacing {
    static let glueRight: Set = ["@", ".", "\\"]
    static let glueLeft: Set = [",", ";"]
  }

  // MARK: - Heights

  private func height(_ expression: EBNF.Expression) -> Int {
    SentenceGenerator.height(expression, heights)
  }

  /// How deep the shallowest derivation of each production is.
  private static func heights(of grammar: EBNF) -> [String: Int] {
    var heights: [String: Int] = [:]
    var changes = true
    while changes {
      changes = false
      for production in grammar.productions {
        let height = height(production.expression, heights) + 1
        if height < heights[production.name] ?? 1000 {
          heights[production.name] = height
          changes = true
        }
      }
    }
    return heights
  }

  private static func height(_ expression: EBNF.Expression, _ heights: [String: Int]) -> Int {
    switch expression {
    case .terminal, .special, .optional, .repetition: 0
    case .name(let name): heights[name] ?? 1000
    case .sequence(let parts): parts.map { height($0, heights) }.max() ?? 0
    case .choice(let parts): parts.map { height($0, heights) }.min() ?? 0
    }
  }
}
