import TabLint

/// Rule ids as a person types them.
enum RuleNames {
  /// `name` as a rule of the catalogue.
  static func info(named name: String) throws(UsageError) -> RuleInfo {
    guard let info = AllRules.infos.first(where: { $0.id == name }) else {
      let end = Wording.suggestion(for: name, among: AllRules.infos.lazy.map(\.id))
      throw UsageError("unknown rule '\(name)'\(end)")
    }
    return info
  }

  /// The ids in a list with commas, each of which must be there.
  static func parse(_ list: String) throws(UsageError) -> Set<String> {
    var ids: Set<String> = []
    for name in list.split(separator: ",", omittingEmptySubsequences: false) {
      ids.insert(try info(named: name.filter { $0 != " " }).id)
    }
    return ids
  }
}
