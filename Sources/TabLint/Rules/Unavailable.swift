import TabSpecParser

/// A bar uses what the system it is written for does not have.
struct Unavailable: Rule {
  let info = RuleInfo(
    id: "unavailable",
    severity: .error,
    summary: "The target's system has no such style, initialiser, role or modifier",
    reason:
      "The compiler refuses it for that system, and what was built elsewhere can't run there.",
    source: "https://developer.apple.com/documentation/swiftui/tabview",
    wrong: .init(
      configuration: "{ \"target\": \"iOS 17\" }",
      """
      TabView {
          RecipesView().tabItem { Label("Recipes", systemImage: "book") }
          PantryView().tabItem { Label("Pantry", systemImage: "cabinet") }
      }
      .tabViewStyle(.sidebarAdaptable)
      """),
    right: .init(
      configuration: "{ \"target\": \"iOS 18\" }",
      """
      TabView {
          RecipesView().tabItem { Label("Recipes", systemImage: "book") }
          PantryView().tabItem { Label("Pantry", systemImage: "cabinet") }
      }
      .tabViewStyle(.sidebarAdaptable)
      """))

  func check(_ linted: LintedBar, in context: inout LintContext) {
    let bar = linted.bar
    guard let target = context.configuration.target, bar.dialect.kind == .system else { return }
    let check = AvailabilityCheck(target: target)
    if let missing = check.missing(
      bar.name, in: AvailabilityTable.initializers, at: bar.call.suffix)
    {
      report(bar.name, missing, at: bar.nameRange, target, linted, in: &context)
      return
    }
    checkStyles(check, linted, in: &context)
    for modifier in bar.modifiers where modifier.name != "tabViewStyle" {
      self.check(
        modifier, in: AvailabilityTable.barModifiers, check, linted, tab: nil, in: &context)
    }
    for section in bar.sections {
      let call = section.call
      let missing = check.missing(
        call.name, in: AvailabilityTable.initializers, at: call.suffix)
      if let missing {
        report(call.name, missing, at: call.nameRange, target, linted, in: &context)
        continue
      }
      for modifier in section.modifiers {
        self.check(
          modifier, in: AvailabilityTable.tabModifiers, check, linted, tab: nil, in: &context)
      }
    }
    for index in bar.tabs.indices { checkTab(index, check, linted, in: &context) }
  }

  private func checkTab(
    _ index: Int, _ check: AvailabilityCheck, _ linted: LintedBar, in context: inout LintContext
  ) {
    let tab = linted.bar.tabs[index]
    guard tab.form == .call, let call = tab.chain.call else {
      for modifier in tab.modifiers {
        self.check(
          modifier, in: AvailabilityTable.viewModifiers, check, linted, tab: index, in: &context)
      }
      return
    }
    // A type of the project's own is no matter of the system.
    guard context.project.type(named: call.name, at: call.suffix, of: tab.file) == nil else {
      return
    }
    let missing = check.missing(call.name, in: AvailabilityTable.initializers, at: call.suffix)
    if let missing {
      report(call.name, missing, at: call.nameRange, check.target, linted, in: &context)
      return
    }
    if let role = tab.role, let value = call.arguments.value("role"),
      let missing = check.missing(role, in: AvailabilityTable.roles, at: value)
    {
      report(".\(role)", missing, at: value.range, check.target, linted, in: &context)
    }
    for modifier in tab.chain.modifiers {
      self.check(
        modifier, in: AvailabilityTable.tabModifiers, check, linted, tab: index, in: &context)
    }
  }

  private func checkStyles(
    _ check: AvailabilityCheck, _ linted: LintedBar, in context: inout LintContext
  ) {
    for modifier in linted.bar.styleModifiers {
      guard let value = modifier.arguments.all.first?.value,
        let name = Chain(value).primary.referencedName
      else { continue }
      let missing = check.missing(name, in: AvailabilityTable.styles, at: modifier.call)
      if let missing {
        let text = name.first?.isUppercase ?? false ? name : ".\(name)"
        report(text, missing, at: value.range, check.target, linted, in: &context)
      } else {
        self.check(
          modifier, in: AvailabilityTable.barModifiers, check, linted, tab: nil, in: &context)
      }
    }
  }

  private func check(
    _ modifier: Modifier, in table: [Availability], _ check: AvailabilityCheck,
    _ linted: LintedBar, tab: Int?, in context: inout LintContext
  ) {
    let arguments = modifier.arguments
    guard
      let missing = check.missing(
        modifier.name, arguments: arguments, in: table, at: modifier.call)
    else { return }
    let label = missing.availability.label.map { "(\($0):)" } ?? ""
    report(
      ".\(modifier.name)\(label)", missing, at: modifier.nameRange, check.target, linted,
      fix: older(modifier, check), in: &context)
  }

  /// `toolbar(_:for:)` does what `toolbarVisibility(_:for:)` does, since earlier.
  private func older(_ modifier: Modifier, _ check: AvailabilityCheck) -> FixIt? {
    guard modifier.name == "toolbarVisibility",
      check.missing(
        "toolbar", arguments: modifier.arguments, in: AvailabilityTable.barModifiers,
        at: modifier.call) == nil
    else { return nil }
    return FixIt(
      title: "Change to .toolbar", isSafe: false,
      edits: [TextEdit(range: modifier.nameRange, replacement: "toolbar")])
  }

  private func report(
    _ name: String, _ missing: AvailabilityCheck.Missing, at range: TextRange, _ target: Target,
    _ linted: LintedBar, fix: FixIt? = nil, in context: inout LintContext
  ) {
    context.report(
      .unavailable(name, needed: missing.needed, target: target), at: range, bar: linted,
      fixIts: fix.map { [$0] } ?? [])
  }
}

extension String {
  fileprivate static func unavailable(
    _ name: String, needed: Availability.Version?, target: Target
  ) -> String {
    guard let needed else { return "\(target.platform.rawValue) has no '\(name)'" }
    return "'\(name)' needs \(target.platform.rawValue) \(needed.text); the target is \(target)"
  }
}
