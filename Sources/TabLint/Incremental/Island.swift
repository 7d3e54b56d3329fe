/// Sections that can have to do with each other and with no other section of the project: what is
/// found in one of them depends on these alone.
final class Island {
  private(set) var sections: [TrackedSection]
  /// The pass that has linted them as they are, by the number of the configuration.
  private var passes: [LintPass?] = []

  private init(_ sections: [TrackedSection]) {
    self.sections = sections
  }

  /// Makes an island of sections that have none.
  static func unite(_ sections: [TrackedSection]) {
    let island = Island(sections)
    for section in sections { section.island = island }
    island.outdate()
  }

  /// Leaves its sections without an island.
  func dissolve() {
    outdate()
    for section in sections where section.island === self { section.island = nil }
    sections = []
  }

  func replace(_ old: TrackedSection, by new: TrackedSection) {
    guard let index = sections.firstIndex(where: { $0 === old }) else { return }
    // Findings hold their pass, and that holds the sections.
    outdate()
    sections[index] = new
    old.island = nil
    new.island = self
  }

  /// Forgets what was found: something has changed.
  func outdate() {
    passes = []
    for section in sections {
      section.findings = []
      section.file.isAffected = true
    }
  }

  func pass(_ number: Int) -> LintPass? {
    number < passes.count ? passes[number] : nil
  }

  func setPass(_ pass: LintPass, _ number: Int) {
    while passes.count <= number { passes.append(nil) }
    passes[number] = pass
  }
}
