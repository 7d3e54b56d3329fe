import TabSpecParser

/// Files, and the declarations in them.
extension Layout {
  mutating func file(_ record: NodeRecord) {
    items(record)
  }

  /// What stands between braces, or in a file: each on a line of its own.
  mutating func items(_ record: NodeRecord) {
    var isFirst = true
    while hasChild(record) {
      if !isFirst { line() }
      child()
      while token(if: .semicolon) {}
      isFirst = false
    }
  }

  /// Attributes, each on its author's line or on the declaration's, and modifiers.
  mutating func prelude(_ record: NodeRecord) {
    while true {
      if isAtChild(record), nodes[node].kind == .attribute {
        child()
        fill(flags: startsLine ? [.keepsLevel, .forced] : .keepsLevel)
      } else if isAtModifier(record) {
        token()
        if kind == .leftParenthesis {
          while !token(if: .rightParenthesis), kind != .endOfFile { token() }
        }
        blank()
      } else {
        return
      }
    }
  }

  private func isAtModifier(_ record: NodeRecord) -> Bool {
    if kind == .classKeyword { return record.kind != .typeDeclaration }
    return kind.isModifier && tokenIndex + 1 < Int(record.endToken)
  }

  /// "@" name "(" arguments ")"
  mutating func attribute(_ record: NodeRecord) {
    token()
    while tokenIndex < Int(record.endToken) {
      if kind == .leftParenthesis, !isAtChild(record) {
        arguments(record, closing: .rightParenthesis)
      } else if isAtChild(record) {
        child()
      } else {
        token()
      }
    }
  }

  /// "import" kind path
  mutating func importDeclaration(_ record: NodeRecord) {
    prelude(record)
    token()
    blank()
    if kind.isReservedWord {
      token()
      blank()
    }
    tokens(upTo: Int(record.endToken))
  }

  /// "typealias" name "=" type, or "associatedtype" name ":" types "=" type
  mutating func typeNameDeclaration(_ record: NodeRecord) {
    prelude(record)
    token()
    blank()
    token()
    while tokenIndex < Int(record.endToken) {
      if kind == .equal {
        blank()
        token()
        fill()
        child()
      } else if isAtChild(record) {
        if nodes[node].kind == .genericWhereClause { whereClause() } else { child() }
      } else {
        return
      }
    }
  }

  /// "struct" name head "{" members "}"
  mutating func typeDeclaration(_ record: NodeRecord) {
    prelude(record)
    token()
    blank()
    if isAtChild(record) { child() } else { token() }
    while isAtChild(record) {
      switch nodes[node].kind {
      case .genericWhereClause:
        whereClause()
        continue
      case .memberBlock: reset()
      default: break
      }
      child()
    }
  }

  /// ":" type "," type
  mutating func inheritanceClause(_ record: NodeRecord) {
    token()
    fill()
    while hasChild(record) {
      child()
      if token(if: .comma) { fill() }
    }
  }

  /// "let" bindings
  mutating func variableDeclaration(_ record: NodeRecord) {
    prelude(record)
    token()
    blank()
    while hasChild(record) {
      child()
      if token(if: .comma) { fill() }
    }
  }

  /// name ":" type "=" value "{" accessors "}"
  mutating func patternBinding(_ record: NodeRecord) {
    while isAtChild(record) {
      switch nodes[node].kind {
      case .codeBlock, .accessorBlock: reset()
      default: break
      }
      child()
    }
  }

  mutating func typeAnnotation(_ record: NodeRecord) {
    token()
    blank()
    child()
  }

  mutating func initializerClause(_ record: NodeRecord) {
    blank()
    token()
    assignedValue()
  }
}
