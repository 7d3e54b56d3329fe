/// The same for declarations and types.
extension SentenceGenerator {
  mutating func deriveDeclarationCondition(_ name: String) -> Bool {
    switch name {
    case "importDeclaration", "extensionDeclaration", "initializerDeclaration", "enumDeclaration",
      "caseDeclaration", "associatedtypeDeclaration":
      return false
    case "prelude": derivePrelude(of: context.path.dropLast().last ?? "")
    case "attribute": deriveAttribute()
    case "declaration":
      let kinds = [
        "variableDeclaration", "variableDeclaration", "functionDeclaration", "typeDeclaration",
        "enumDeclaration", "typealiasDeclaration",
      ]
      derive(one(of: kinds))
    case "variableDeclaration": deriveVariable()
    case "typeDeclaration":
      derive("prelude")
      let keyword = one(of: ["struct", "class", "protocol"])
      emit(keyword)
      derive("name")
      if keyword != "protocol" { derive("typeHead") }
      context.owner = keyword == "protocol" ? .protocol : .type
      derive("memberBlock")
    case "memberBlock":
      context.isInAnonymousClosure = false
      context.content = .members
      context.allowsClosures = true
      let head = context.path.dropLast().last
      if head == "enumDeclaration" { context.owner = .enumeration }
      if head == "extensionDeclaration" { context.owner = .type }
      return false
    case "member": deriveMember()
    case "bindingPattern":
      if isComfortable, chance(1, of: 4) {
        emit("(")
        derive("bindingElement")
        emit(")")
      } else if chance(1, of: 4) {
        emit("_")
      } else {
        derive("name")
      }
    case "functionName":
      if context.owner != .none, chance(1, of: 5) { derive("operator") } else { derive("name") }
    case "functionDeclaration" where context.owner == .protocol,
      "initializerDeclaration" where context.owner == .protocol:
      derivePrototype(name)
    case "effects": deriveEffects()
    case "parameter":
      context.isInAnonymousClosure = false
      deriveParameter()
    case "caseElement":
      derive("name")
      if chance(1, of: 3) {
        emit("(")
        derive("parameter")
        emit(")")
      } else if chance(1, of: 3) {
        emit("=")
        emit(one(of: ["1", "-1", "\"home\"", "2.5", "true"]))
      }
    case "genericParameter":
      if chance(1, of: 5) { emit("each") }
      derive("name")
      if chance(1, of: 2) {
        emit(":")
        derive("name")
      }
    case "requirement":
      derive("name")
      emit(one(of: [":", "=="]))
      derive("name")
    default: return false
    }
    return true
  }

  private mutating func deriveMember() {
    var kinds = ["declaration", "declaration", "initializerDeclaration", "ifConfig"]
    switch context.owner {
    case .protocol: kinds += ["associatedtypeDeclaration"]
    case .enumeration: kinds += ["caseDeclaration", "caseDeclaration"]
    case .type, .none: kinds += ["macroExpansion"]
    }
    let kind = one(of: kinds)
    if context.owner == .protocol, kind == "declaration" {
      derive(one(of: ["variableDeclaration", "functionDeclaration"]))
    } else {
      derive(kind)
    }
  }

  private mutating func derivePrototype(_ name: String) {
    emit(name == "functionDeclaration" ? "func" : "init")
    if name == "functionDeclaration" { derive("name") }
    derive("parameterClause")
    derive("effects")
    if name == "functionDeclaration", chance(1, of: 2) { derive("returnClause") }
  }

  private mutating func derivePrelude(of declaration: String) {
    if declaration == "importDeclaration" {
      if chance(1, of: 4) { emit("@testable") }
      return
    }
    if declaration != "accessor", declaration != "associatedtypeDeclaration", chance(1, of: 5) {
      derive("attribute")
    }
    guard chance(1, of: 3), context.content != .statements else { return }
    let access = ["private", "fileprivate", "internal", "public"]
    let isMember = context.owner == .type || context.owner == .enumeration
    switch declaration {
    case "accessor": break
    case "caseDeclaration", "enumDeclaration": emit("indirect")
    case "variableDeclaration" where isMember:
      emit(one(of: ["static", "public private(set)", "lazy"]))
    case "functionDeclaration" where isMember: emit(one(of: ["static", "mutating", "private"]))
    case "initializerDeclaration" where context.owner == .type: emit(one(of: access + ["required"]))
    case "variableDeclaration", "functionDeclaration", "typeDeclaration", "typealiasDeclaration":
      if context.owner != .protocol { emit(one(of: access)) }
    default: break
    }
  }

  private mutating func deriveAttribute() {
    emit("@")
    derive("attributeName")
    if chance(1, of: 3) {
      glue()
      derive("callArguments")
    }
  }

  private mutating func deriveVariable() {
    derive("prelude")
    if context.owner == .protocol, context.content == .members {
      emit("var")
      derive("name")
      derive("typeAnnotation")
      emit(one(of: ["{ get }", "{ get set }", "{ get async throws }"]))
    } else if chance(1, of: 3) {
      emit("var")
      derive("name")
      if chance(2, of: 3) {
        derive("typeAnnotation")
        context.isInAnonymousClosure = false
        if chance(1, of: 2) { derive("codeBlock") } else { deriveAccessors(observed: false) }
      } else {
        derive("initializerClause")
        context.isInAnonymousClosure = false
        deriveAccessors(observed: true)
      }
    } else {
      emit(one(of: ["let", "var"]))
      repeat {
        if chance(1, of: 6) { derive("bindingPattern") } else { derive("name") }
        if chance(1, of: 3) { derive("typeAnnotation") }
        if chance(2, of: 3) { derive("initializerClause") }
      } while isComfortable && chance(1, of: 5) && emitComma()
    }
  }

  private mutating func emitComma() -> Bool {
    emit(",")
    return true
  }

  private mutating func deriveAccessors(observed: Bool) {
    emit("{")
    let names =
      observed
      ? one(of: [["willSet"], ["didSet"], ["willSet(new)", "didSet"]])
      : one(of: [["get"], ["get", "set"], ["get async throws"], ["get", "set(new)"]])
    for name in names {
      emit(name)
      derive("codeBlock")
    }
    emit("}")
  }

  private mutating func deriveEffects() {
    let effects = ["", "", "async", "throws", "async throws", "throws(BarError)"]
    let chosen = one(of: effects)
    if !chosen.isEmpty { emit(chosen) }
  }

  private mutating func deriveParameter() {
    if context.path.contains("closureSignature"), !context.path.suffix(4).contains("type") {
      derive("name")
      if chance(1, of: 2) {
        emit(":")
        derive("type")
      }
    } else if context.path.dropLast().last == "caseElement" {
      if chance(1, of: 2) {
        derive("label")
        emit(":")
      }
      derive("type")
    } else {
      if chance(1, of: 6) { emit("@ViewBuilder") }
      derive("label")
      if chance(1, of: 3) { derive("name") }
      emit(":")
      if chance(1, of: 6) { emit("inout") }
      derive("type")
      if chance(1, of: 4) {
        emit("=")
        derive("expression")
      }
    }
  }

  // MARK: - Types

  mutating func deriveTypeCondition(_ name: String) -> Bool {
    switch name {
    case "type":
      if isComfortable, !context.isTypeName, chance(1, of: 6) {
        emit("@Sendable")
        derive("tupleType")
        derive("effects")
        emit("->")
        derive("type")
        return true
      }
      derive("typePrefix")
      // The condition that the prefix made ends with the derivation of its name.
      context.isTypeName = output.hasSuffix("some") || output.hasSuffix("any")
      if context.isTypeName { derive("typeName") } else { derive("typeBase") }
      derive("typeMembers")
      if chance(1, of: 8) {
        emit("&")
        derive("composedType")
      }
    case "composedType": derive("typeName")
    case "typePrefix": if chance(1, of: 6) { emit(one(of: ["some", "any"])) }
    case "typeBase":
      derive(
        isComfortable
          ? one(of: ["typeName", "typeName", "tupleType", "collectionType"]) : "typeName")
    case "typeName":
      derive("name")
      if isComfortable, chance(1, of: 5) {
        glue()
        derive("genericArgumentClause")
      }
    case "typeMembers": if chance(1, of: 5) { emit("?", gluedLeft: true) }
    case "tupleTypeElement": derive("type")
    case "genericArgument": if chance(1, of: 8) { derive("integer") } else { derive("type") }
    case "collectionType":
      emit("[")
      derive("type")
      if chance(1, of: 3) {
        emit(":")
        derive("type")
      }
      emit("]")
    default: return false
    }
    return true
  }
}
