import TabLint
import TabSpecParser

/// What a configuration's text says.
struct ConfigurationReader {
  /// A path as it is written, and where; the file there is not read yet.
  struct WrittenPath: Hashable, Sendable {
    let path: String
    let range: TextRange
  }

  private(set) var configuration = Configuration()
  private(set) var symbols: WrittenPath?
  private(set) var baseline: WrittenPath?
  private var settings = SettingReader()

  /// Everything that is wrong.
  var problems: [ConfigurationProblem] {
    settings.problems
  }

  init(_ text: SourceText) {
    switch JSON5Reader.read(text) {
    case .success(let value): read(value)
    case .failure(let failure): settings.report(failure.message, at: failure.range)
    }
  }

  /// In the order of the documentation. `$schema` is for editors.
  private static let keys = [
    "rules", "exclude", "visibleTabs", "target", "containers", "lintPreviews", "format", "symbols",
    "baseline", "$schema",
  ]

  private mutating func read(_ root: JSON5Value) {
    for member in settings.members(of: root, at: .root, keys: ConfigurationReader.keys) {
      let path = SettingPath.root.key(member.key)
      let value = member.value
      switch member.key {
      case "rules": configuration.rules = rules(value, at: path)
      case "exclude": configuration.exclude = exclude(value, at: path)
      case "visibleTabs":
        configuration.visibleTabs = settings.integer(value, at: path, in: 1...1000) ?? 5
      case "target": configuration.target = target(value, at: path)
      case "containers":
        for (index, entry) in settings.elements(value, at: path).enumerated() {
          let description = ContainerReader.read(entry, at: path.element(index), with: &settings)
          if let description { configuration.containers.append(description) }
        }
      case "lintPreviews": configuration.lintPreviews = settings.bool(value, at: path) ?? false
      case "format": configuration.format = format(value, at: path)
      case "symbols": symbols = writtenPath(value, at: path)
      case "baseline": baseline = writtenPath(value, at: path)
      default: _ = settings.string(value, at: path)
      }
    }
  }

  private mutating func writtenPath(_ value: JSON5Value, at path: SettingPath) -> WrittenPath? {
    settings.string(value, at: path).map { WrittenPath(path: $0, range: value.range) }
  }

  private mutating func rules(
    _ value: JSON5Value, at path: SettingPath
  ) -> [String: Configuration.RuleSetting] {
    var rules: [String: Configuration.RuleSetting] = [:]
    let known = AllRules.infos.map(\.id)
    let choices = ["error", "warning", "hint", "off"]
    for member in settings.members(of: value, at: path) {
      guard known.contains(member.key) else {
        let end = Wording.suggestion(for: member.key, among: known)
        settings.report("\(path.strangeKey(member.key)) is no rule\(end)", at: member.keyRange)
        continue
      }
      let choice = settings.choice(member.value, at: path.key(member.key), among: choices)
      guard let choice else { continue }
      rules[member.key] = Severity(rawValue: choice).map { .severity($0) } ?? .off
    }
    return rules
  }

  private mutating func exclude(_ value: JSON5Value, at path: SettingPath) -> [String] {
    settings.elements(value, at: path).enumerated().compactMap { index, element in
      let path = path.element(index)
      guard let glob = settings.string(element, at: path) else { return nil }
      guard IgnorePattern(Array(glob.utf8)[...]) != nil else {
        settings.report("\(path) is no pattern that a path can match", at: element.range)
        return nil
      }
      return glob
    }
  }

  private mutating func target(_ value: JSON5Value, at path: SettingPath) -> Target? {
    guard let text = settings.string(value, at: path) else { return nil }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let platforms = Target.Platform.allCases.map(\.rawValue)
    guard let platform = Target.Platform(rawValue: String(words[0])) else {
      let end = Wording.suggestion(for: String(words[0]), among: platforms)
      settings.report(
        "\(path) begins with '\(words[0])'; it can be \(Wording.list(of: platforms))\(end)",
        at: value.range)
      return nil
    }
    let numbers = words.dropFirst().joined(separator: " ").split(
      separator: ".", omittingEmptySubsequences: false)
    let parsed = numbers.compactMap { UInt16($0) }
    guard parsed.count == numbers.count, (1...2).contains(parsed.count) else {
      settings.report("\(path) must be a system and its version, like 'iOS 17'", at: value.range)
      return nil
    }
    return Target(
      platform: platform, major: Int(parsed[0]), minor: parsed.count == 2 ? Int(parsed[1]) : 0)
  }

  private mutating func format(_ value: JSON5Value, at path: SettingPath) -> Configuration.Format {
    var format = Configuration.Format()
    for member in settings.members(of: value, at: path, keys: ["lineWidth", "indent"]) {
      let path = path.key(member.key)
      if member.key == "lineWidth" {
        let width = settings.integer(member.value, at: path, in: 10...1000)
        format.lineWidth = width ?? format.lineWidth
      } else if member.value.content == .string("tab") {
        format.indent = .tab
      } else if case .number = member.value.content {
        let count = settings.integer(member.value, at: path, in: 1...16)
        format.indent = count.map { .spaces($0) } ?? format.indent
      } else {
        settings.wrongType(
          member.value, at: path, wanted: "a whole number from 1 to 16 or \"tab\"")
      }
    }
    return format
  }
}
