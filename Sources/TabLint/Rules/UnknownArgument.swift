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
    for name in names.sorted() {
      for suffix in file.tree.root.calls(of: name) {
        guard let call = Call(suffix: suffix), call.name == name, !call.chain.isQualified,
          let type = context.project.type(named: call.name, at: suffix, of: file),
          context.configuration.lintPreviews || !example.contains(suffix)
        else { continue }
        check(suffix, nameRange: call.nameRange, of: type, in: &context)
      }
    }
  }

  /// The names of containers and items that the project declares, those of the file's bars among them.
  private func declaredNames(_ context: LintContext) -> Set<String> {
    let names =
      context.session.linter.dialects.flatMap { $0.containers + $0.itemNames }
      + context.bars.map(\.bar.name)
    return Set(names.filter { !context.project.types(named: $0).isEmpty })
  }

  /// The elements of a data bar that are written `.init(…)`.
  func check(_ linted: LintedBar, in context: inout LintContext) {
    guard case .element = linted.bar.dialect.tab else { return }
    for tab in linted.bar.tabs {
      let chain = tab.chain
      guard chain.primary.kind == .implicitMember, chain.primary.referencedName == "init",
        let suffix = chain.suffixes.first, suffix.kind == .callSuffix,
        let token = chain.primary.memberNameToken,
        suffix.tree === context.file.tree, linted.bar.dialect.itemNames.count == 1,
        let type = context.project.type(
          named: linted.bar.dialect.itemNames[0], at: suffix, of: context.file)
      else { continue }
      check(suffix, nameRange: suffix.tree.range(ofToken: token), of: type, in: &context)
    }
  }

  private func check(
    _ suffix: SyntaxNode, nameRange: TextRange, of type: TypeDeclaration,
    in context: inout LintContext
  ) {
    let arguments = ArgumentList(suffix)
    guard let initializers = Initializers(of: type, in: context.project)?.all, !initializers.isEmpty
    else { return }
    let problems = initializers.map {
      CallMatch.problems(of: arguments, with: $0, language: context.file.language)
    }
    guard problems.allSatisfy({ !$0.isEmpty }),
      let best = problems.min(by: { $0.count < $1.count })
    else { return }
    let (bar, tab) = subject(of: suffix, in: context)
    let labels = Set(initializers.flatMap { $0.parameters.compactMap(\.label) })
    let used = Set(arguments.all.compactMap(\.label))
    for case .unknownLabel(let label, let range) in best {
      let free = labels.subtracting(used).sorted()
      let near = nearest(to: label, in: free, maximumDistance: 3) ?? substitute(best, free: free)
      context.report(
        .unknownArgument(label, of: type.name, near: near), at: range, bar: bar, tab: tab,
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
        .missingArgument(label, of: type.name), at: nameRange, bar: bar, tab: tab,
        notes: [declarationNote(type, context)])
      return
    }
    for case .unlabeled(let label, let range) in best {
      context.report(
        .unlabeledArgument(label, of: type.name), at: range, bar: bar, tab: tab,
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
  private func subject(of suffix: SyntaxNode, in context: LintContext) -> (LintedBar?, Int?) {
    for linted in context.bars {
      if linted.bar.call.suffix == suffix { return (linted, nil) }
      let tab = linted.bar.tabs.firstIndex { $0.chain.suffixes.first == suffix }
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
