/// What the productions of the grammar leave open, and the compiler and the parser ask for. Each case
/// follows its production as far as it can.
extension SentenceGenerator {
  /// Derives `name` in its place; false where its production says all.
  mutating func deriveCondition(_ name: String) -> Bool {
    deriveDeclarationCondition(name) || deriveTypeCondition(name) || deriveStatementCondition(name)
      || deriveExpressionCondition(name) || deriveFileCondition(name)
  }

  // MARK: - Files

  private mutating func deriveFileCondition(_ name: String) -> Bool {
    switch name {
    case "terminator":
      let isFree = !output.hasSuffix("#endif") && chance(1, of: 8)
      if context.isOneLine || isFree { emit(";") } else { emitLineBreak() }
    case "ifConfig", "ifConfigSuffix":
      emitLineBreak()
      if name == "ifConfigSuffix" { context.content = .suffixes }
      derive("ifConfigClause")
      emit("#endif")
      if name == "ifConfigSuffix" { emitLineBreak() }
    case "ifConfigClause":
      emit("#if")
      derive("buildCondition")
      emitLineBreak()
      derive("items")
      if chance(1, of: 2) {
        emit("#else")
        emitLineBreak()
        derive("items")
      }
    case "items": deriveItems()
    case "buildTerm":
      // `!!` would be one operator.
      if chance(1, of: 4) { emit("!", gluedRight: true) }
      if isComfortable, chance(1, of: 4) {
        emit("(")
        derive("buildCondition")
        emit(")")
      } else {
        emit(
          one(of: ["DEBUG", "os(iOS)", "swift(>=5.9)", "canImport(UIKit)", "true", "arch(arm64)"]))
      }
    default: return false
    }
    return true
  }

  private mutating func deriveItems() {
    let production =
      switch context.content {
      case .items: "item"
      case .statements: "statement"
      case .members: "member"
      case .cases: "switchCase"
      case .suffixes: "suffix"
      }
    for _ in 0..<one(of: [1, 1, 2]) {
      if context.content == .suffixes {
        derive("memberSuffix")
        if chance(1, of: 2) { deriveCallArguments() }
        emitLineBreak()
      } else {
        derive(production)
        emitLineBreak()
      }
    }
  }

  // MARK: - Statements

  private mutating func deriveStatementCondition(_ name: String) -> Bool {
    switch name {
    case "item":
      context.content = .items
      derive(
        chance(1, of: 5) ? one(of: ["importDeclaration", "extensionDeclaration"]) : "statement")
    case "statement": deriveStatement()
    case "codeBlock":
      context.allowsClosures = true
      context.isPattern = false
      context.content = .statements
      context.owner = .none
      let parents = context.path.suffix(3)
      if parents.dropLast().last?.hasSuffix("Declaration") == true {
        context.isInAnonymousClosure = false
      }
      // Of an operand; what follows it would make the body a closure of the condition.
      guard parents.starts(with: ["postfixExpression", "ifExpression"]) else { return false }
      emit("{")
      emitLineBreak()
      while isComfortable, chance(1, of: 3) {
        derive("statement")
        derive("terminator")
      }
      emit("}")
    case "conditions":
      context.allowsClosures = false
      return false
    case "condition": deriveCondition()
    case "switchExpression":
      emit("switch")
      context.allowsClosures = false
      derive("expression")
      emit("{")
      emitLineBreak()
      context.allowsClosures = true
      context.isPattern = false
      context.content = .cases
      while isComfortable, chance(1, of: 2) {
        if chance(1, of: 6) {
          derive("ifConfig")
          emitLineBreak()
        } else {
          derive("switchCase")
        }
      }
      if chance(1, of: 2) {
        emitLineBreak()
        emit("default")
        emit(":")
        deriveCaseBody()
      }
      emit("}")
    case "switchCase":
      emit("case")
      derive("caseItem")
      emit(":")
      deriveCaseBody()
    case "forStatement":
      context.allowsClosures = false
      return false
    default: return false
    }
    return true
  }

  private mutating func deriveCaseBody() {
    context.content = .statements
    context.owner = .none
    repeat {
      derive("statement")
      derive("terminator")
    } while isComfortable && chance(1, of: 3)
  }

  private mutating func deriveStatement() {
    if context.content != .items { context.content = .statements }
    let kinds = [
      "declaration", "ifExpression", "switchExpression", "forStatement", "guardStatement",
      "returnStatement", "throwStatement", "jumpStatement",
    ]
    if context.isOneLine || !isComfortable || chance(1, of: 2) {
      deriveStatementExpression()
    } else {
      derive(chance(1, of: 8) ? "ifConfig" : one(of: kinds))
    }
  }

  /// One that neither goes on with what is before it nor takes what is behind it for its own.
  private mutating func deriveStatementExpression() {
    derive("name")
    while isComfortable, chance(1, of: 2) { deriveSuffix(one(of: ["memberSuffix", "callSuffix"])) }
    if chance(1, of: 4) {
      emit("=")
      derive("expression")
    } else if isComfortable, !context.isOneLine, chance(1, of: 6) {
      derive("ifConfigSuffix")
    }
  }

  private mutating func deriveCondition() {
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      emit(one(of: ["let", "var"]))
      derive("name")
      if chance(1, of: 3) { derive("typeAnnotation") }
      if chance(1, of: 2) { derive("initializerClause") }
    case 1:
      emit(one(of: ["let", "var"]))
      if chance(1, of: 2) { deriveTuplePattern() } else { derive("bindingPattern") }
      if chance(1, of: 3) { derive("typeAnnotation") }
      derive("initializerClause")
    case 2:
      emit("case")
      derive("pattern")
      if chance(1, of: 3) { derive("typeAnnotation") }
      derive("initializerClause")
    case 3: derive("availability")
    default: derive("expression")
    }
  }

  private mutating func deriveTuplePattern() {
    emit("(")
    derive("name")
    emit(",")
    emit("_")
    emit(")")
  }

  // MARK: - Expressions

  private mutating func deriveExpressionCondition(_ name: String) -> Bool {
    switch name {
    case "expression":
      derive("operand")
      while isComfortable, chance(1, of: 4) {
        emitBinaryOperator()
        endsInType = false
        derive("operand")
      }
      endsInType = false
      if isComfortable, !context.isPattern, chance(1, of: 8) { derive("typeCast") }
      if isComfortable, !context.isPattern, chance(1, of: 10) {
        emit("?")
        derive("expression")
        emit(":")
        derive("operand")
      }
    case "operand":
      let kinds = [
        "postfixExpression", "postfixExpression", "prefixExpression", "effectExpression",
      ]
      derive(context.isPattern || !isComfortable ? "postfixExpression" : one(of: kinds))
    case "typeCast":
      emit(one(of: ["is", "as", "as?", "as!"]))
      derive("type")
    case "effectExpression": deriveEffect()
    case "prefixExpression":
      derive("prefixOperator")
      derive("name")
      while chance(1, of: 3) { derive("memberSuffix") }
    case "postfixExpression": deriveChain()
    case "memberName":
      if chance(1, of: 10) {
        emit("self")
      } else {
        derive(one(of: ["name", "name", "name", "projectedName", "reservedWord"]))
        derive("nameTail")
      }
    case "nameExpression":
      if chance(3, of: 4) {
        derive("name")
        derive("nameTail")
        return true
      }
      if context.isInAnonymousClosure, chance(1, of: 2) {
        derive("closureArgument")
      } else if chance(1, of: 2) {
        derive("projectedName")
        derive("nameTail")
      } else {
        emit(one(of: ["self", "Self", "super", "Any", "_"]))
      }
    case "nameTail": deriveNameTail()
    case "arguments", "callArguments":
      context.allowsClosures = !context.isOneLine
      return false
    case "stringLiteral": deriveString()
    case "keyPathExpression":
      emit("\\")
      let hasRoot = chance(1, of: 3)
      if hasRoot { derive("keyPathRoot") }
      repeat { derive("keyPathComponent") } while chance(1, of: 3)
      endsInType = hasRoot
    case "keyPathComponent":
      glue()
      deriveSuffix("memberSuffix")
      if chance(1, of: 4) { emit(one(of: ["?", "!"]), gluedLeft: true) }
    case "macroExpansion":
      if context.path.dropLast().last != "member", chance(1, of: 4) {
        emit(one(of: ["#file", "#line", "#function"]))
        return true
      }
      derive("macroName")
      if chance(1, of: 2) { deriveCallArguments() }
      if context.allowsClosures, chance(1, of: 2) { derive("trailingClosures") }
    case "closureExpression":
      context.content = .statements
      context.owner = .none
      // With a signature, which names the arguments, or without one.
      context.isInAnonymousClosure = !isComfortable || chance(2, of: 3)
      emit("{")
      if !context.isInAnonymousClosure { derive("closureSignature") }
      while isComfortable, chance(1, of: 3) {
        derive("statement")
        derive("terminator")
      }
      emit("}")
    case "closureSignature": deriveSignature()
    case "closureParameter", "labeledClosure": return false
    case "pattern": derivePattern()
    default: return false
    }
    return true
  }

  private mutating func emitBinaryOperator() {
    // The compiler reads the type in `any Tab ...` and `\Tab.title ...` on into the operator.
    if endsInType { emit("+") } else { derive("binaryOperator") }
  }

  /// Generic arguments are some only in front of what may follow a type; the surest is a call.
  private mutating func deriveNameTail() {
    guard isComfortable else { return }
    if chance(1, of: 12) {
      derive("argumentNames")
    } else if chance(1, of: 12) {
      derive("genericArgumentClause")
      if context.path.contains("keyPathExpression") {
        glue()
        derive("memberSuffix")
      } else {
        deriveCallArguments()
      }
    }
  }

  private mutating func deriveEffect() {
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      emit(one(of: ["consume", "copy"]))
      derive("name")
    case 1:
      emit("any")
      derive("name")
      endsInType = true
    case 2:
      emit("repeat")
      emit("each")
      derive("name")
    case 3:
      emit("await")
      derive("postfixExpression")
    default:
      emit(one(of: ["try", "try?", "try!"]))
      derive("postfixExpression")
    }
  }

  private mutating func deriveChain() {
    var kinds = ["nameExpression", "nameExpression", "implicitMember", "literal", "stringLiteral"]
    if isComfortable {
      kinds += ["tupleExpression", "arrayLiteral", "dictionaryLiteral", "keyPathExpression"]
      if context.allowsClosures, !context.isPattern {
        kinds += ["closureExpression", "macroExpansion", "ifExpression", "switchExpression"]
      }
    }
    let kind = one(of: kinds)
    derive(kind)
    switch kind {
    case "nameExpression", "implicitMember":
      while isComfortable, chance(1, of: 3) {
        deriveSuffix(
          one(of: ["memberSuffix", "callSuffix", "callSuffix", "subscriptSuffix", "operatorSuffix"])
        )
      }
    case "stringLiteral", "arrayLiteral", "dictionaryLiteral", "tupleExpression":
      if isComfortable, chance(1, of: 4) { deriveSuffix("memberSuffix") }
    case "closureExpression": if chance(1, of: 2) { deriveCallArguments() }
    default: break
    }
  }

  mutating func deriveSuffix(_ kind: String) {
    switch kind {
    case "callSuffix":
      if !context.allowsClosures || chance(2, of: 3) {
        deriveCallArguments()
        if context.allowsClosures, isComfortable, chance(1, of: 4) { derive("trailingClosures") }
      } else if output.hasSuffix("}") {
        // The closure of a call without parentheses is its last.
        derive("memberSuffix")
      } else {
        derive("trailingClosures")
      }
    case "subscriptSuffix":
      glue()
      derive(kind)
    case "operatorSuffix": emit(one(of: ["?", "!"]), gluedLeft: true)
    default: derive(kind)
    }
  }

  private mutating func deriveCallArguments() {
    glue()
    derive("callArguments")
  }

  private mutating func deriveString() {
    guard isComfortable, chance(1, of: 3) else { return derive("string") }
    context.isOneLine = true
    context.allowsClosures = false
    let delimiter = chance(1, of: 4) ? "#" : ""
    emit("\(delimiter)\"a\\\(delimiter)(", gluedRight: true)
    derive("interpolation")
    while isComfortable, chance(1, of: 4) {
      emit(") and \\\(delimiter)(", gluedLeft: true, gluedRight: true)
      derive("interpolation")
    }
    emit(") b\"\(delimiter)", gluedLeft: true)
  }

  private mutating func deriveSignature() {
    if chance(1, of: 6) { emit("@MainActor") }
    if chance(1, of: 4) { derive("captureList") }
    if chance(1, of: 2) {
      derive("parameterClause")
      if chance(1, of: 4) { derive("effects") }
      if chance(1, of: 3) { derive("returnClause") }
    } else if chance(1, of: 2) {
      derive("closureParameter")
      emit(",")
      derive("closureParameter")
    } else {
      derive("closureParameter")
    }
    emit("in")
  }

  private mutating func derivePattern() {
    context.isPattern = true
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      emit(one(of: ["let", "var"]))
      if chance(1, of: 2) { derive("name") } else { deriveTuplePattern() }
    case 1:
      emit("is")
      derive("type")
    case 2:
      emit(".", gluedRight: true)
      derive("name")
      emit("(let", gluedLeft: true)
      derive("name")
      emit(")")
    default: derive("expression")
    }
  }
}
