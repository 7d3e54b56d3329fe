/// The tokens of the grammar.
extension SentenceGenerator {
  /// Emits the token `name`; false where it is no token.
  mutating func emitToken(_ name: String) -> Bool {
    switch name {
    case "name": emit(randomName())
    case "label":
      emit(chance(1, of: 4) ? one(of: ["for", "in", "class", "_", "is", "self"]) : randomName())
    case "reservedWord": emit(one(of: ["default", "init", "class", "Type"]))
    case "projectedName": emit(one(of: ["$selection", "$tab"]))
    case "closureArgument": emit(one(of: ["$0", "$1"]))
    case "macroName": emit(one(of: ["#Preview", "#expand"]))
    case "integer": emit(one(of: ["0", "3", "1_000", "0xFF", "0b101", "0o17"]))
    case "float": emit(one(of: ["1.5", "1e10", "2.5e-3", "0x1.8p3"]))
    case "regularExpression": emit(one(of: ["#/a+/#", "#/(x|y)*/#"]))
    case "string": emitString()
    case "stringHead": emit(one(of: ["\"a\\(", "#\"b\\#("]), gluedRight: true)
    case "stringMiddle", "stringTail": preconditionFailure("made with the head")
    case "operator": emit(one(of: ["+", "==", "<", ">=", "<~>"]))
    case "binaryOperator":
      emit(
        one(of: ["+", "-", "*", "/", "==", "!=", "&&", "||", "??", "...", "..<", ">", ">=", "%"]))
    case "prefixOperator": emit(one(of: ["-", "!", "~", "+", "...", "&"]), gluedRight: true)
    case "postfixOperator": emit(one(of: ["...", "++", "%%"]), gluedLeft: true)
    case "lineBreak": emitLineBreak()
    case "importKind": emit(one(of: ["struct", "class", "enum", "func", "protocol", "typealias"]))
    case "platforms": emit(one(of: ["iOS 17, *", "macOS 14.2, iOS 17, *"]))
    case "argumentNames": emit(one(of: ["(title:)", "(_:for:)"]), gluedLeft: true)
    case "buildArgument", "modifierName", "modifierArgument":
      preconditionFailure("made with the name before it")
    default: return false
    }
    return true
  }

  private mutating func randomName() -> String {
    one(of: [
      "home", "title", "Tab", "TabView", "Text", "item", "selection", "`class`", "größe", "x1",
    ])
  }

  private mutating func emitString() {
    if !context.isOneLine, chance(1, of: 8) {
      emit("\"\"\"\n  lines\n    \\n of \"text\"\n\n  \"\"\"")
    } else {
      emit(one(of: ["\"Home\"", "\"\"", "#\"raw \"x\" \\n\"#", "\"\\u{1F600} \\\"quoted\\\"\""]))
    }
  }
}
