import TabSpecParser

/// A container or an item that the project declares is called with arguments that it does not have.
struct UnknownArgument: Rule {
  let info = RuleInfo(
    id: "unknown-argument",
    severity: .error,
    summary:
      "A call of a container or item of the project has a label that no initialiser has, or lacks one",
    reason: "The compiler refuses it, and the bar does not get what was meant for it.",
    wrong: .init(
      """
      struct CustomTabItem<Content: View>: View {
          let title: String
          @ViewBuilder let content: () -> Content
      }

      @State private var activeIndex = 0

      CustomTabView(activeIndex: $activeIndex, variant: .filled) {
          CustomTabItem(title: "Inbox") { InboxView() }
          CustomTabItem(titel: "Sent") { SentView() }
      }
      """),
    right: .init(
      """
      struct CustomTabItem<Content: View>: View {
          let title: String
          @ViewBuilder let content: () -> Content
      }

      @State private var activeIndex = 0

      CustomTabView(activeIndex: $activeIndex, variant: .filled) {
          CustomTabItem(title: "Inbox") { InboxView() }
          CustomTabItem(title: "Sent") { SentView() }
      }
      """))

  func check(_ file: TabFile, in context: inout LintContext) {
    let names = declaredNames(context)
    guard !names.isEmpty else { return }
    let example = ExampleCode(file: file, project: context.project)
    for suffix in file.tree.nodes(of: .callSuffix) {
      guard let call = Call(suffix: suffix), names.contains(call.name),
        let type = context.project.type(named: call.name, at: suffix, of: file),
        context.configuration.lintPreviews || !example.contains(suffix)
      else { continue }
      check(call, of: type, in: &context)
    }
  }

  /// The names of containers and items that the project declares.
  private func declaredNames(_ context: LintContext) -> Set<String> {
    let names = context.session.linter.dialects.flatMap { $0.containers + $0.itemNames }
    return Set(names.filter { !context.project.types(named: $0).isEmpty })
  }

  private func check(_ call: Call, of type: TypeDeclaration, in context: inout LintContext) {
    guard let initializers = Initializers(of: type, in: context.project)?.all, !initializers.isEmpty
    else { return }
    let problems = initializers.map { CallMatch.problems(of: call, with: $0) }
    guard problems.allSatisfy({ !$0.isEmpty }),
      let best = problems.min(by: { $0.count < $1.count })
    else { return }
    let (bar, tab) = subject(of: call, in: context)
    let labels = Set(initializers.flatMap { $0.parameters.compactMap(\.label) })
    let used = Set(call.arguments.all.compactMap(\.label))
    for case .unknownLabel(let label, let range) in best {
      let free = labels.subtracting(used).sorted()
      let near = nearest(to: label, in: free, maximumDistance: 3) ?? substitute(best, free: free)
      context.report(
        .unknownArgument(label, of: call.name, near: near), at: range, bar: bar, tab: tab,
        notes: [declarationNote(type, context)],
        fixIts: near.map {
          [
            FixIt(
              title: "Change to '\($0)'",
              isSafe: free.count == 1 || nearest(to: label, in: free, maximumDistance: 2) != nil,
              edits: [TextEdit(range: range, replacement: $0)])
          ]
        } ?? [])
      return
    }
    for case .missing(let label) in best {
      context.report(
        .missingArgument(label, of: call.name), at: call.nameRange, bar: bar, tab: tab,
        notes: [declarationNote(type, context)])
      return
    }
    for case .unlabeled(let label, let range) in best {
      context.report(
        .unlabeledArgument(label, of: call.name), at: range, bar: bar, tab: tab,
        notes: [declarationNote(type, context)])
      return
    }
  }

  /// What is missing where exactly one label is not known and one argument lacks.
  private func substitute(_ problems: [CallMatch.Problem], free: [String]) -> String? {
    let missing = problems.compactMap { problem -> String? in
      if case .missing(let label) = problem { label } else { nil }
    }
    return missing.count == 1 && free.contains(missing[0]) ? missing[0] : nil
  }

  private func declarationNote(_ type: TypeDeclaration, _ context: LintContext) -> Diagnostic.Note {
    context.note(
      "'\(type.name)' is declared here", at: Place(file: type.file, range: type.nameRange))
  }

  /// The bar that the call is, or the tab.
  private func subject(of call: Call, in context: LintContext) -> (LintedBar?, Int?) {
    for linted in context.bars {
      if linted.bar.call.suffix == call.suffix { return (linted, nil) }
      let tab = linted.bar.tabs.firstIndex { $0.chain.call?.suffix == call.suffix }
      if let tab { return (linted, tab) }
    }
    return (nil, nil)
  }
}

extension String {
  fileprivate static func unknownArgument(_ label: String, of name: String, near: String?) -> String
  {
    let advice = near.map { "; did you mean '\($0)'?" } ?? ""
    return "\(name) has no argument '\(label)'\(advice)"
  }

  fileprivate static func missingArgument(_ label: String, of name: String) -> String {
    "\(name) needs the argument '\(label)'"
  }

  fileprivate static func unlabeledArgument(_ label: String, of name: String) -> String {
    "this argument of \(name) needs the label '\(label)'"
  }
}
