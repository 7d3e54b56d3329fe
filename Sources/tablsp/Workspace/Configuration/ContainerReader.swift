import TabLint

/// Reads one entry of `containers`.
struct ContainerReader {
  private static let keys = [
    "name", "selection", "content", "tab", "id", "label", "icon", "visibleTabs",
  ]

  private let path: SettingPath
  private var description = ContainerDescription(names: [])

  /// Nil when the entry has no usable name; what else is wrong is reported and left at its default.
  static func read(
    _ value: JSON5Value, at path: SettingPath, with settings: inout SettingReader
  ) -> ContainerDescription? {
    var reader = ContainerReader(path: path)
    let members = settings.members(of: value, at: path, keys: keys)
    for member in members { reader.read(member, with: &settings) }
    if case .object = value.content, !members.contains(where: { $0.key == "name" }) {
      settings.report("\(path.key("name")) is missing", at: value.range)
    }
    return reader.description.names.isEmpty ? nil : reader.description
  }

  private init(path: SettingPath) {
    self.path = path
  }

  private mutating func read(_ member: JSON5Value.Member, with settings: inout SettingReader) {
    let path = path.key(member.key)
    let value = member.value
    switch member.key {
    case "name": description.names = names(value, at: path, with: &settings)
    case "selection":
      description.selection =
        value.content == .null ? nil : settings.string(value, at: path) ?? description.selection
    case "content":
      if let label = settings.string(value, at: path) {
        description.content = label == "trailing" ? .trailing : .argument(label)
      }
    case "tab": description.tab = tab(value, at: path, with: &settings) ?? description.tab
    case "id": description.id = identity(value, at: path, with: &settings)
    case "label": description.label = caption(value, at: path, with: &settings)
    case "icon": description.icon = caption(value, at: path, with: &settings)
    default: description.visibleTabs = visibleTabs(value, at: path, with: &settings)
    }
  }

  private func names(
    _ value: JSON5Value, at path: SettingPath, with settings: inout SettingReader
  ) -> [String] {
    let names: [String]
    switch value.content {
    case .string(let name): names = [name]
    case .array: names = settings.strings(value, at: path)
    default:
      settings.wrongType(value, at: path, wanted: "a string or a list of strings")
      return []
    }
    if names.contains("") || value.content == .array([]) {
      settings.report("\(path) names no container", at: value.range)
    }
    return names.filter { !$0.isEmpty }
  }

  private func tab(
    _ value: JSON5Value, at path: SettingPath, with settings: inout SettingReader
  ) -> ContainerDescription.TabForm? {
    if value.content == .string("child") { return .child }
    if value.content == .string("element") { return .element }
    return one(
      of: ["modifier": ContainerDescription.TabForm.modifier, "call": { .call($0) }],
      orWord: ["child", "element"], value, at: path, with: &settings)
  }

  private func identity(
    _ value: JSON5Value, at path: SettingPath, with settings: inout SettingReader
  ) -> ContainerDescription.Identity? {
    if value.content == .string("position") { return .position }
    return one(
      of: ["argument": ContainerDescription.Identity.argument, "modifier": { .modifier($0) }],
      orWord: ["position"], value, at: path, with: &settings)
  }

  private func caption(
    _ value: JSON5Value, at path: SettingPath, with settings: inout SettingReader
  ) -> ContainerDescription.Caption? {
    one(
      of: [
        "argument": ContainerDescription.Caption.argument, "modifier": { .modifier($0) },
        "property": { .property($0) },
      ], orWord: [], value, at: path, with: &settings)
  }

  private func visibleTabs(
    _ value: JSON5Value, at path: SettingPath, with settings: inout SettingReader
  ) -> ContainerDescription.VisibleTabs {
    switch value.content {
    case .null: return .unlimited
    case .number:
      let count = settings.integer(value, at: path, in: 1...1000)
      return count.map { .count($0) } ?? .configured
    case .object:
      let argument = one(
        of: ["argument": ContainerDescription.VisibleTabs.argument], orWord: [], value, at: path,
        with: &settings)
      return argument ?? .configured
    default:
      settings.wrongType(value, at: path, wanted: "a number, {\"argument\": …} or null")
      return .configured
    }
  }

  /// An object with exactly one of the keys, whose value is a name.
  private func one<Form>(
    of forms: KeyValuePairs<String, (String) -> Form>, orWord words: [String],
    _ value: JSON5Value, at path: SettingPath, with settings: inout SettingReader
  ) -> Form? {
    let keys = forms.map(\.key)
    let objects = keys.map { "{\"\($0)\": …}" }
    let wanted = (words.map { "\"\($0)\"" } + objects).joined(separator: " or ")
    guard case .object = value.content else {
      if case .string = value.content, !words.isEmpty {
        settings.report("\(path) must be \(wanted)", at: value.range)
      } else {
        settings.wrongType(value, at: path, wanted: wanted)
      }
      return nil
    }
    let before = settings.problems.count
    let members = settings.members(of: value, at: path, keys: keys)
    guard members.count == 1, let form = forms.first(where: { $0.key == members[0].key }) else {
      if settings.problems.count == before {
        settings.report("\(path) must be \(wanted)", at: value.range)
      }
      return nil
    }
    return settings.string(members[0].value, at: path.key(form.key)).map(form.value)
  }
}
