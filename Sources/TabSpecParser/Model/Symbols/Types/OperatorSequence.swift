/// The operands and operators of a `sequenceExpression`, in order.
struct OperatorSequence {
  enum Part {
    case operand(SyntaxNode)
    case infix(String)
    /// `? value :`
    case ternary(SyntaxNode)
    /// `as Type`, `is Type`
    case cast(SyntaxNode)
  }

  let parts: [Part]

  init(_ node: SyntaxNode) {
    let tree = node.tree
    var parts: [Part] = []
    var next = node.firstToken
    for child in node.children {
      OperatorSequence.addOperators(next..<max(next, child.firstToken), in: tree, to: &parts)
      switch child.kind {
      case .ternaryOperator: parts.append(.ternary(child))
      case .typeCast: parts.append(.cast(child))
      default: parts.append(.operand(child))
      }
      next = child.tokenIndices.upperBound
    }
    self.parts = parts
  }

  private static func addOperators(
    _ tokens: Range<Int>, in tree: SyntaxTree, to parts: inout [Part]
  ) {
    let text = tokens.filter { !tree.tokens[$0].kind.isTrivia }.map { tree.text(ofToken: $0) }
    if !text.isEmpty { parts.append(.infix(text.joined())) }
  }

  private static let comparisons: Set<String> = [
    "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", "&&", "||",
  ]

  private static let assignments: Set<String> = ["=", "+=", "-=", "*=", "/=", "%=", "|=", "&="]

  static func compares(_ text: String) -> Bool {
    comparisons.contains(text) && text != "&&" && text != "||"
  }

  static func assigns(_ text: String) -> Bool {
    assignments.contains(text)
  }

  func has(_ text: String) -> Bool {
    parts.contains { if case .infix(text) = $0 { true } else { false } }
  }

  private func has(anyOf texts: Set<String>) -> Bool {
    parts.contains { part in
      if case .infix(let text) = part { texts.contains(text) } else { false }
    }
  }

  var isComparison: Bool {
    !hasTernary && has(anyOf: OperatorSequence.comparisons)
  }

  var isAssignment: Bool {
    has(anyOf: OperatorSequence.assignments)
  }

  var hasTernary: Bool {
    parts.contains { if case .ternary = $0 { true } else { false } }
  }

  var finalCast: SyntaxNode? {
    if case .cast(let node) = parts.last { node } else { nil }
  }

  var firstOperand: SyntaxNode? {
    if case .operand(let node) = parts.first { node } else { nil }
  }

  var lastOperand: SyntaxNode? {
    if case .operand(let node) = parts.last { node } else { nil }
  }

  /// What is assigned to.
  var target: SyntaxNode? {
    guard parts.count > 1, case .infix(let text) = parts[1], OperatorSequence.assigns(text) else {
      return nil
    }
    return firstOperand
  }

  /// The values that a ternary chooses from.
  var results: [SyntaxNode] {
    parts.compactMap { part in
      if case .ternary(let node) = part { node.children.first } else { nil }
    } + [lastOperand].compactMap(\.self)
  }

  /// The place of an operand among the parts.
  func index(of operand: SyntaxNode) -> Int? {
    parts.firstIndex { part in
      switch part {
      case .operand(let node), .ternary(let node), .cast(let node): node == operand
      case .infix: false
      }
    }
  }

  /// The operator at `index`; nil where none stands there.
  func infix(at index: Int) -> String? {
    guard parts.indices.contains(index), case .infix(let text) = parts[index] else { return nil }
    return text
  }

  func operand(at index: Int) -> SyntaxNode? {
    guard parts.indices.contains(index), case .operand(let node) = parts[index] else { return nil }
    return node
  }

  func cast(at index: Int) -> SyntaxNode? {
    guard parts.indices.contains(index), case .cast(let node) = parts[index] else { return nil }
    return node
  }
}
