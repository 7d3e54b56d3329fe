import TabSpecParser

/// Sequences of operands and operators, and what is assigned.
///
/// A sequence that does not fit breaks in front of its operators, as many as need it. `&&` and `||`
/// hold their right operands together, a `?` both of its branches.
extension Layout {
  /// What may stand open at the end of a sequence.
  private struct OpenParts {
    var ternaries = 0
    var hasAnd = false
    var hasOr = false
    /// The assigned value is a group.
    var hasGroup = false
    /// The condition of an assigned ternary is a scope.
    var hasCondition = false
  }

  /// What stands behind `=`.
  mutating func assignedValue() {
    if isAtMultiLineString {
      blank()
      return child()
    }
    switch nodes[node].kind {
    case .ifExpression, .switchExpression:
      beginStack()
      beginGroup()
      child()
      endGroup()
      endStack()
    case .sequenceExpression:
      let record = enter()
      var parts = beginAssigned(hasTernary: hasTernary(record))
      sequence(record, &parts)
      finish(record)
    case .effectExpression, .tupleExpression:
      fill()
      let isCompound = isCompound(node)
      if isCompound { beginGroup() }
      child()
      if isCompound { endGroup() }
    default:
      fill()
      child()
    }
  }

  mutating func sequenceExpression(_ record: NodeRecord) {
    var parts = OpenParts()
    sequence(record, &parts)
  }

  private mutating func sequence(_ record: NodeRecord, _ parts: inout OpenParts) {
    child()
    var isFirst = true
    while tokenIndex < Int(record.endToken) {
      if isAtChild(record) {
        if nodes[node].kind == .ternaryOperator {
          endLogical(&parts)
          endCondition(&parts)
          parts.ternaries += 1
          child()
          if hasChild(record) { child() }
        } else {
          fill()
          beginGroup()
          child()
          endGroup()
        }
      } else {
        infixOperator(record, isFirst: isFirst, &parts)
      }
      isFirst = false
    }
    endLogical(&parts)
    endCondition(&parts)
    for _ in 0..<parts.ternaries { endTernary() }
    if parts.hasGroup { endGroup() }
  }

  // MARK: - Operators

  private mutating func infixOperator(
    _ record: NodeRecord, isFirst: Bool, _ parts: inout OpenParts
  ) {
    switch kind {
    case .arrow, .asyncWord, .throwsKeyword:
      while tokenIndex < Int(record.endToken), !isAtChild(record) {
        blank()
        token()
      }
      blank()
      return child()
    case .equal where isFirst: return assignment(record, &parts)
    case .infixOperator where isFirst && isAssignment: return assignment(record, &parts)
    case .infixOperator where isAt("&&"):
      if parts.hasAnd { endLogicalGroup() }
      parts.hasAnd = true
      beginStack()
      beginGroup()
      operatorTokens(record)
      blank()
      child()
    case .infixOperator where isAt("||"):
      endLogical(&parts)
      parts.hasOr = true
      beginStack()
      beginGroup()
      operatorTokens(record)
      blank()
      child()
    case .infixOperator where isRange(record):
      operatorTokens(record)
      child()
    default:
      fill()
      beginGroup()
      operatorTokens(record)
      blank()
      child()
      endGroup()
    }
  }

  /// An operator such as `>>=` is several tokens.
  private mutating func operatorTokens(_ record: NodeRecord) {
    while tokenIndex < Int(record.endToken), !isAtChild(record) { token() }
  }

  /// operator value, where the value is the rest of the sequence
  private mutating func assignment(_ record: NodeRecord, _ parts: inout OpenParts) {
    blank()
    operatorTokens(record)
    guard hasChild(record) else { return }
    if nodes[node].endNode == record.endNode {
      assignedValue()
    } else {
      let hasTernary = hasTernary(record)
      parts = beginAssigned(hasTernary: hasTernary)
      child()
    }
  }

  private mutating func beginAssigned(hasTernary: Bool) -> OpenParts {
    var parts = OpenParts()
    parts.hasGroup = true
    parts.hasCondition = hasTernary
    if hasTernary {
      beginStack()
      beginGroup()
      beginGroup()
    } else {
      fill()
      beginGroup()
    }
    return parts
  }

  private mutating func endLogical(_ parts: inout OpenParts) {
    if parts.hasAnd { endLogicalGroup() }
    if parts.hasOr { endLogicalGroup() }
    parts.hasAnd = false
    parts.hasOr = false
  }

  private mutating func endLogicalGroup() {
    endGroup()
    endStack()
  }

  private mutating func endCondition(_ parts: inout OpenParts) {
    guard parts.hasCondition else { return }
    parts.hasCondition = false
    endGroup()
    endStack()
  }

  /// "?" value ":", up to the value behind it; `endTernary` follows that.
  mutating func ternaryOperator(_ record: NodeRecord) {
    beginStack()
    beginGroup()
    token()
    blank()
    child()
    endStack()
    beginStack()
    beginGroup()
    token()
    blank()
  }

  private mutating func endTernary() {
    endStack()
    endGroup()
    endGroup()
  }

  /// "as" type
  mutating func typeCast(_ record: NodeRecord) {
    while tokenIndex < Int(record.endToken), !isAtChild(record) { token() }
    blank()
    child()
  }

  // MARK: - Looking

  /// Whether a ternary stands among the children that are left.
  private func hasTernary(_ record: NodeRecord) -> Bool {
    var next = node
    while next < Int(record.endNode) {
      if nodes[next].kind == .ternaryOperator { return true }
      next = Int(nodes[next].endNode)
    }
    return false
  }

  /// Whether the node holds operators, behind `try` or inside parentheses.
  private func isCompound(_ start: Int) -> Bool {
    var next = start
    while true {
      switch nodes[next].kind {
      case .sequenceExpression: return true
      case .effectExpression: next += 1
      case .tupleExpression:
        let argument = next + 1
        guard nodes[next].endNode > UInt32(argument),
          nodes[argument].endNode == nodes[next].endNode
        else { return false }
        next = argument + 1
      default: return false
      }
      guard next < Int(nodes[start].endNode) else { return false }
    }
  }

  @inline(__always)
  private var isAssignment: Bool {
    let start = Int(tokens[tokenIndex].start)
    let end = Int(tokens[tokenIndex + 1].start)
    guard end - start >= 2, bytes[end - 1] == UInt8(ascii: "=") else { return false }
    switch bytes[start] {
    case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "~"):
      return isAt("<<=")
    case UInt8(ascii: "&"): return bytes[start + 1] != UInt8(ascii: "=") || end - start == 2
    case UInt8(ascii: "."): return end - start == 4 && bytes[start + 1] != UInt8(ascii: "=")
    default: return true
    }
  }

  /// A range stands without blanks, unless they keep its operator apart from another one. A comment
  /// counts as a blank, so there has to be one on the other side, too.
  private func isRange(_ record: NodeRecord) -> Bool {
    guard isAt("..<") || isAt("..."), !leaves[position - 1].traits.contains(.isComment),
      !leaves[position + 1].traits.contains(.isComment)
    else { return false }
    if leaves[position - 1].kind == .postfixOperator { return false }
    switch nextKind {
    case .prefixOperator, .period: return false
    default: return true
    }
  }
}
