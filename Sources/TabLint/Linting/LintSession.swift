import TabSpecParser

/// A project with the bars of all its files: what a rule may need to look across files.
public struct LintSession: Sendable {
  public let linter: Linter
  public let project: Project
  let enumerations: TabEnumerations
  private let barsByFile: [ObjectIdentifier: [TabBar]]
  /// The bars of other files that have a part in a file.
  private let guestsByFile: [ObjectIdentifier: [TabBar]]

  /// - Parameter bars: the bars of each of the project's files, in their order, where they have been read already.
  public init(linter: Linter, project: Project, bars: [[TabBar]]? = nil) {
    self.linter = linter
    self.project = project
    let bars = bars ?? project.files.map { linter.bars(in: $0, of: project) }
    let wanted = bars.map { bars in
      bars.filter { !$0.isExample || linter.configuration.lintPreviews }
    }
    barsByFile = Dictionary(
      zip(project.files.map(ObjectIdentifier.init), wanted), uniquingKeysWith: { first, _ in first }
    )
    var guests: [ObjectIdentifier: [TabBar]] = [:]
    for bar in wanted.joined() {
      for file in bar.otherFiles(in: project) {
        guests[ObjectIdentifier(file), default: []].append(bar)
      }
    }
    guestsByFile = guests
    enumerations = TabEnumerations(wanted.flatMap { $0 }, in: project)
  }

  /// The bars of `file`, previews and tests left out unless the configuration wants them.
  public func bars(in file: TabFile) -> [TabBar] {
    barsByFile[ObjectIdentifier(file)] ?? []
  }

  /// All bars of the project that are to be linted.
  public var allBars: [TabBar] {
    project.files.flatMap(bars)
  }

  /// The findings in `file`, sorted by place, then by rule id.
  public func lint(_ file: TabFile) -> [Diagnostic] {
    linter.conclude(findings(in: file), in: file.tree, language: file.language)
  }

  /// What the rules find in `file`, in no order, suppressed or not.
  func findings(in file: TabFile) -> [Diagnostic] {
    let own = bars(in: file)
    let guests = guestsByFile[ObjectIdentifier(file)] ?? []
    let bars = (own + guests).enumerated().map { index, bar in
      LintedBar(bar, index: index, project: project)
    }
    var context = LintContext(
      session: self, file: file, bars: Array(bars.prefix(own.count)), rule: SuppressionRules.unused)
    for rule in AllRules.all {
      context.rule = rule.info
      context.subject = file
      rule.check(file, in: &context)
      for linted in bars {
        context.subject = linted.bar.file
        rule.check(linted, in: &context)
      }
    }
    return Precedence.filter(context.findings, of: bars)
      .filter { $0.file === file }.map(\.diagnostic)
  }
}
