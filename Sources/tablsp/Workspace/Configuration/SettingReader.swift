import TabSpecParser

/// Takes values of the wanted type out of a configuration and keeps what is wrong with the others.
///
/// Every function gives nil, or leaves out, what it has reported.
struct SettingReader {
  private(set) var problems: [ConfigurationProblem] = []

  mutating func report(_ message: String, at range: TextRange) {
    problems.append(ConfigurationProblem(message: message, range: range))
  }

  /// The members of an object, each key once. With `keys`, those and no others.
  mutating func members(
    of value: JSON5Value, at path: SettingPath, keys: [String]? = nil
  ) -> [JSON5Value.Member] {
    guard case .object(let members) = value.content else {
      wrongType(value, at: path, wanted: "an object")
      return []
    }
    var seen: Set<String> = []
    return members.filter { member in
      if let keys, !keys.contains(member.key) {
        let end = Wording.suggestion(for: member.key, among: keys)
        report("\(path.strangeKey(member.key)) is no key\(end)", at: member.keyRange)
        return false
      }
      guard seen.insert(member.key).inserted else {
        report("\(path.key(member.key)) is set twice", at: member.keyRange)
        return false
      }
      return true
    }
  }

  mutating func bool(_ value: JSON5Value, at path: SettingPath) -> Bool? {
    if case .bool(let bool) = value.content { return bool }
    wrongType(value, at: path, wanted: "true or false")
    return nil
  }

  mutating func string(_ value: JSON5Value, at path: SettingPath) -> String? {
    if case .string(let string) = value.content { return string }
    wrongType(value, at: path, wanted: "a string")
    return nil
  }

  mutating func integer(
    _ value: JSON5Value, at path: SettingPath, in range: ClosedRange<Int>
  ) -> Int? {
    if case .number(let number) = value.content, let integer = Int(exactly: number),
      range.contains(integer)
    {
      return integer
    }
    let wanted = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    if case .number = value.content {
      report("\(path.subject) must be \(wanted)", at: value.range)
    } else {
      wrongType(value, at: path, wanted: wanted)
    }
    return nil
  }

  mutating func elements(_ value: JSON5Value, at path: SettingPath) -> [JSON5Value] {
    if case .array(let elements) = value.content { return elements }
    wrongType(value, at: path, wanted: "a list")
    return []
  }

  mutating func strings(_ value: JSON5Value, at path: SettingPath) -> [String] {
    elements(value, at: path).enumerated().compactMap { index, element in
      string(element, at: path.element(index))
    }
  }

  /// The one of `choices` that the string is.
  mutating func choice(
    _ value: JSON5Value, at path: SettingPath, among choices: [String]
  ) -> String? {
    guard let string = string(value, at: path) else { return nil }
    if choices.contains(string) { return string }
    report(
      "\(path.subject) is '\(string)'; it can be \(Wording.list(of: choices))", at: value.range)
    return nil
  }

  mutating func wrongType(_ value: JSON5Value, at path: SettingPath, wanted: String) {
    report("\(path.subject) must be \(wanted), not \(value.kindName)", at: value.range)
  }
}
