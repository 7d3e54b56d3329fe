import Foundation
import TabSpecParser

@testable import tablsp

/// A JSON schema, as far as those in `Grammar` need it. A keyword that is not known here is a problem, so that no demand is
/// passed over.
struct JSONSchema {
  private let root: JSON5Value

  init(_ root: JSON5Value) {
    self.root = root
  }

  /// What of `value` is against the schema, each with a path from the root.
  func problems(of value: JSON5Value) -> [String] {
    var problems: [String] = []
    check(value, root, "$", &problems)
    return problems
  }

  private static let annotations: Set<String> = [
    "$schema", "title", "description", "default", "examples", "definitions",
  ]

  private func check(
    _ value: JSON5Value, _ schema: JSON5Value, _ path: String, _ problems: inout [String]
  ) {
    for keyword in schema.members where !JSONSchema.annotations.contains(keyword.key) {
      let demand = keyword.value
      switch keyword.key {
      case "$ref": check(value, resolved(demand.string), path, &problems)
      case "type":
        let types = demand.string.isEmpty ? demand.elements.map(\.string) : [demand.string]
        if !types.contains(where: value.isOf) { problems.append("\(path): no \(types)") }
      case "const", "enum":
        let choices = keyword.key == "const" ? [demand] : demand.elements
        if !choices.contains(where: { $0.content == value.content }) {
          problems.append("\(path): none of the choices")
        }
      case "oneOf", "anyOf":
        let fitting = demand.elements.filter { choice in
          var inner: [String] = []
          check(value, choice, path, &inner)
          return inner.isEmpty
        }
        if fitting.isEmpty || keyword.key == "oneOf" && fitting.count > 1 {
          problems.append("\(path): fits \(fitting.count) of \(keyword.key)")
        }
      case "minimum":
        if let number = value.number, number < demand.number ?? 0 {
          problems.append("\(path): below the minimum")
        }
      case "maximum":
        if let number = value.number, number > demand.number ?? 0 {
          problems.append("\(path): above the maximum")
        }
      case "minLength", "pattern": checkString(value, keyword, path, &problems)
      case "items", "minItems", "uniqueItems": checkArray(value, keyword, path, &problems)
      case "required", "additionalProperties": checkObject(value, keyword, schema, path, &problems)
      case "properties":
        for member in value.members {
          guard let inner = demand.member(member.key) else { continue }
          check(member.value, inner, "\(path).\(member.key)", &problems)
        }
      default: problems.append("\(path): the schema's keyword '\(keyword.key)' is not known")
      }
    }
  }

  private func checkString(
    _ value: JSON5Value, _ keyword: JSON5Value.Member, _ path: String, _ problems: inout [String]
  ) {
    guard case .string(let string) = value.content else { return }
    if keyword.key == "minLength" {
      if Double(string.count) < keyword.value.number ?? 0 { problems.append("\(path): too short") }
    } else if string.range(of: keyword.value.string, options: .regularExpression) == nil {
      problems.append("\(path): '\(string)' does not match")
    }
  }

  private func checkArray(
    _ value: JSON5Value, _ keyword: JSON5Value.Member, _ path: String, _ problems: inout [String]
  ) {
    guard case .array(let elements) = value.content else { return }
    switch keyword.key {
    case "items":
      for (index, element) in elements.enumerated() {
        check(element, keyword.value, "\(path)[\(index)]", &problems)
      }
    case "minItems":
      if Double(elements.count) < keyword.value.number ?? 0 {
        problems.append("\(path): too few elements")
      }
    default:
      if Set(elements.map(\.plain)).count < elements.count {
        problems.append("\(path): an element twice")
      }
    }
  }

  private func checkObject(
    _ value: JSON5Value, _ keyword: JSON5Value.Member, _ schema: JSON5Value, _ path: String,
    _ problems: inout [String]
  ) {
    guard case .object(let members) = value.content else { return }
    if keyword.key == "required" {
      for name in keyword.value.elements.map(\.string)
      where !members.contains(where: { $0.key == name }) {
        problems.append("\(path): '\(name)' is missing")
      }
      return
    }
    let known = schema.member("properties")?.members.map(\.key) ?? []
    for member in members where !known.contains(member.key) {
      if keyword.value.content == .bool(false) {
        problems.append("\(path): '\(member.key)' is not allowed")
      } else {
        check(member.value, keyword.value, "\(path).\(member.key)", &problems)
      }
    }
  }

  /// What `#/definitions/name` stands for; a schema that nothing fits where there is no such definition.
  private func resolved(_ reference: String) -> JSON5Value {
    let name = reference.replacingOccurrences(of: "#/definitions/", with: "")
    return root.member("definitions")?.member(name)
      ?? JSON5Value(
        content: .object([
          JSON5Value.Member(key: "no definition \(reference)", keyRange: root.range, value: root)
        ]), range: root.range)
  }
}

extension JSON5Value {
  fileprivate func isOf(_ type: String) -> Bool {
    switch content {
    case .null: type == "null"
    case .bool: type == "boolean"
    case .number(let number): type == "number" || type == "integer" && number == number.rounded()
    case .string: type == "string"
    case .array: type == "array"
    case .object: type == "object"
    }
  }

  var members: [Member] {
    if case .object(let members) = content { members } else { [] }
  }

  func member(_ key: String) -> JSON5Value? {
    members.first { $0.key == key }?.value
  }

  var elements: [JSON5Value] {
    if case .array(let elements) = content { elements } else { [] }
  }

  /// Empty for what is no string.
  var string: String {
    if case .string(let string) = content { string } else { "" }
  }

  var number: Double? {
    if case .number(let number) = content { number } else { nil }
  }

  /// Equal for values that differ in nothing but their places.
  fileprivate var plain: String {
    switch content {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): "\(number)"
    case .string(let string): string.debugDescription
    case .array(let elements): "[\(elements.map(\.plain).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\($0.key.debugDescription):\($0.value.plain)" }.sorted().joined(separator: ","))}"
    }
  }
}
