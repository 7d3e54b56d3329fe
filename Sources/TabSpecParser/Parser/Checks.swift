/// What the Swift compiler asks for while it parses, beyond the grammar's productions. Only `.tabs`
/// files are asked: the compiler looks at the others itself.
extension Parser {
  /// `=` has blanks on both sides or none.
  @inline(__always)
  mutating func checkBalance() {
    if reports, !cursor.isBalanced(position) { report("'=' needs blanks on both sides or on none") }
  }

  var isAtComma: Bool {
    cursor.kind(after: position) == .comma
  }

  /// Letters that stick to a number, as in `12px`.
  mutating func checkNumber() {
    guard at(.integerLiteral) || at(.floatLiteral) else { return }
    let number = bytes[cursor.range(ofToken: position)]
    if !NumberFormat.isValid(number) { report("this is no number") }
  }

  /// `$0` means a closure's argument.
  mutating func checkClosureArgument() {
    guard cursor.isClosureArgument else { return }
    switch closureArguments {
    case .none: report("'$0' stands in a closure")
    case .named: report("a closure that names its arguments has no '$0'")
    case .anonymous: break
    }
  }

  mutating func checkMacro() {
    if cursor.isAtAvailability { report("'#available' is a condition of 'if' or 'guard'") }
    if at(word: "#error") { report("'#error' stops the compiler") }
  }

  // MARK: - Declarations

  /// No modifier twice, one access level, `static` in types only, and no access level in code.
  mutating func checkModifiers(from start: Int, _ content: Content) {
    var index = start
    var seen: [Int] = []
    while index < position {
      let kind = tokens[index].kind
      if kind == .at {
        // Attributes are names and brackets: nothing in them counts.
        index = cursor.indexBehindAttribute(index) ?? position
        continue
      }
      if kind == .leftParenthesis {
        checkModifierArgument(of: seen.last, opening: index)
        index = cursor.indexBehindBrackets(from: index) ?? position
        continue
      }
      if kind == .staticKeyword || kind == .classKeyword,
        content == .items || content == .statements
      {
        report("'static' stands in a type", atToken: index)
      }
      if content == .statements, isAccessLevel(index) {
        report("what stands in code has no access level", atToken: index)
      }
      for other in seen where isSameModifier(index, other) {
        report("this modifier has been given already", atToken: index)
      }
      seen.append(index)
      index = cursor.index(after: index)
    }
  }

  private func isSameModifier(_ index: Int, _ other: Int) -> Bool {
    if isAccessLevel(index), isAccessLevel(other) {
      // `public private(set)` are two things.
      return hasArgument(index) == hasArgument(other)
    }
    return isSameWord(index, other)
  }

  private func hasArgument(_ index: Int) -> Bool {
    cursor.kind(after: index) == .leftParenthesis
  }

  private func isAccessLevel(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .fileprivateKeyword, .internalKeyword, .privateKeyword, .publicKeyword: true
    case .contextualModifier: cursor.token(index, is: "open") || cursor.token(index, is: "package")
    default: false
    }
  }

  private mutating func checkModifierArgument(of modifier: Int?, opening: Int) {
    guard let modifier else { return }
    let argument = cursor.index(after: opening)
    let isKnown =
      if isAccessLevel(modifier) {
        tokens[argument].kind == .setWord
      } else if cursor.token(modifier, is: "unowned") {
        cursor.token(argument, is: "safe") || cursor.token(argument, is: "unsafe")
      } else if cursor.token(modifier, is: "nonisolated") {
        cursor.token(argument, is: "unsafe") || cursor.token(argument, is: "nonsending")
      } else {
        false
      }
    if !isKnown || cursor.kind(after: argument) != .rightParenthesis {
      report("this modifier has no such argument", atToken: argument)
    }
  }

  /// What a property with a body has to have.
  mutating func checkComputed(
    keyword: Int, hasType: Bool, hasValue: Bool, isObserved: Bool, hasSeveral: Bool
  ) {
    if tokens[keyword].kind == .letKeyword {
      report("a property with a body is a 'var'", atToken: keyword)
    } else if hasSeveral {
      report("a property with a body stands alone", atToken: keyword)
    } else if hasValue, !isObserved {
      report("a property with a value has no body")
    } else if !hasType, !hasValue {
      report("a computed property needs a type")
    }
  }

  /// Each accessor once, a getter beside a setter, observers among themselves.
  mutating func checkAccessors(from start: Int, opening: Int) {
    var roles: [(role: TokenCursor.AccessorRole, token: Int)] = []
    var node = start
    while node < mark {
      let token = Int(nodes[node].firstToken)
      roles.append((cursor.isAccessor(token), token))
      node = Int(nodes[node].endNode)
    }
    let hasGetter = roles.contains { $0.role == .getter }
    let hasObserver = roles.contains { $0.role == .observer }
    if hasObserver, roles.contains(where: { $0.role != .observer }) {
      report("'willSet' and 'didSet' observe a stored property", atToken: opening)
    } else if !hasGetter, !hasObserver, !roles.isEmpty {
      report("a property with a setter needs a getter", atToken: opening)
    }
    var names: [Int] = []
    for (_, token) in roles {
      let name = accessorName(token)
      if names.contains(where: { isSameWord($0, name) }) {
        report("this accessor has been given already", atToken: name)
      }
      names.append(name)
    }
  }

  private func accessorName(_ start: Int) -> Int {
    var index = start
    while tokens[index].kind == .at || tokens[index].kind == .contextualModifier {
      index =
        tokens[index].kind == .at
        ? cursor.indexBehindAttribute(index) ?? position : cursor.index(after: index)
    }
    return index
  }

  private func isSameWord(_ first: Int, _ second: Int) -> Bool {
    bytes[cursor.range(ofToken: first)].elementsEqual(
      bytes[cursor.range(ofToken: second)])
  }

  /// Whether a closed expression is a literal, negative or not, without holes.
  func isRawValue(node: Int) -> Bool {
    switch nodes[node].kind {
    case .literal: return true
    case .stringLiteral: return nodes[node].endNode == UInt32(node + 1)
    case .prefixExpression:
      return cursor.token(Int(nodes[node].firstToken), is: "-") && nodes[node + 1].kind == .literal
    default: return false
    }
  }

  // MARK: - Strings

  /// Escapes, and the lines of a multi-line string.
  mutating func checkString(parts: [Int]) {
    guard let first = parts.first, let last = parts.last,
      !parts.contains(where: { tokens[$0].flags.contains(.malformed) })
    else { return }
    let start = cursor.range(ofToken: first).lowerBound
    let end = cursor.range(ofToken: last).upperBound
    let format = StringFormat(start..<end, in: bytes)
    if let problem = format.lineProblem { report(problem, atToken: first) }
    for part in parts {
      if let problem = format.problem(inPart: cursor.range(ofToken: part)) {
        report(problem, atToken: part)
      }
    }
  }
}
