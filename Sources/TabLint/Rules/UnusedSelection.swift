import TabSpecParser

/// A state that is named like a selection drives nothing.
struct UnusedSelection: Rule {
  let info = RuleInfo(
    id: "unused-selection",
    severity: .hint,
    summary: "A property named like a selection, in a type that declares a bar, is used nowhere",
    reason: "Setting it changes nothing: the bar follows another value, or none.",
    wrong: .init(
      language: .swift,
      """
      struct MailScreen: View {
          @State private var selectedPage = 0

          var body: some View {
              TabView {
                  InboxView().tabItem { Text("Inbox") }
                  SentView().tabItem { Text("Sent") }
              }
          }
      }
      """),
    right: .init(
      language: .swift,
      """
      struct MailScreen: View {
          @State private var selectedPage = 0

          var body: some View {
              TabView(selection: $selectedPage) {
                  InboxView().tabItem { Text("Inbox") }.tag(0)
                  SentView().tabItem { Text("Sent") }.tag(1)
              }
          }
      }
      """))

  func check(_ file: TabFile, in context: inout LintContext) {
    var seen: Set<Int> = []
    var scopes: Set<SyntaxNode?> = []
    for linted in context.bars
    where scopes.insert(linted.bar.enclosingType?.node).inserted {
      for variable in variables(around: linted.bar, in: context.project)
      where Selection.isUsualName(variable.name) && variable.isStored && !variable.isStatic
        && Set(variable.attributes).isSubset(of: ["State", "Binding"])
      {
        guard variable.file === file, seen.insert(variable.nameToken).inserted,
          !isUsed(variable, in: context.project)
        else { continue }
        context.report(
          .unusedSelection(variable.name, used: linted.bar.selection),
          at: variable.nameRange, bar: linted, fixIts: [removal(of: variable)].compactMap { $0 },
          tag: .unnecessary)
      }
    }
  }

  /// The properties of the type around a bar; in a `.tabs` file, those at the top for a bar at the top.
  private func variables(around bar: TabBar, in project: Project) -> [VariableDeclaration] {
    if let type = bar.enclosingType {
      return project.parts(of: type).flatMap(\.variables)
    }
    guard bar.file.language == .tabs else { return [] }
    return VariableDeclaration.all(in: Array(bar.file.tree.root.children), file: bar.file)
  }

  private func isUsed(_ variable: VariableDeclaration, in project: Project) -> Bool {
    let names = ["", "$", "_"].map { Array(($0 + variable.name).utf8) }
    if let type = project.enclosingType(of: variable.declaration, file: variable.file) {
      let isInside = project.parts(of: type).contains { part in
        mentions(names, in: part.node, of: part.file, except: variable)
      }
      if isInside { return true }
      return !variable.isPrivate && project.facts.selectionMembers.contains(variable.name)
    }
    return mentions(names, in: variable.file.tree.root, of: variable.file, except: variable)
  }

  /// Whether a name stands anywhere but at its declaration, as a label, or behind another value.
  private func mentions(
    _ names: [[UInt8]], in node: SyntaxNode, of file: TabFile, except variable: VariableDeclaration
  ) -> Bool {
    let tree = node.tree
    return node.tokenIndices.contains { index in
      let kind = tree.tokens[index].kind
      guard kind == .identifier || kind == .dollarIdentifier else { return false }
      let bytes = tree.text.bytes[tree.range(ofToken: index).byteIndices]
      guard names.contains(where: { $0.count == bytes.count && bytes.elementsEqual($0) }),
        !(file === variable.file && index == variable.nameToken)
      else { return false }
      return tree.isUse(ofNameAt: index)
    }
  }

  /// Takes the whole line of the declaration away.
  private func removal(of variable: VariableDeclaration) -> FixIt? {
    guard variable.declaration.children(.patternBinding).count == 1 else { return nil }
    return FixIt(
      title: "Remove '\(variable.name)'", isSafe: false,
      edits: [TextEdit(range: variable.declaration.rangeWithLine, replacement: "")])
  }
}

extension String {
  fileprivate static func unusedSelection(_ name: String, used: Selection?) -> String {
    let rest =
      switch used {
      case let used? where used.isNamed: "the bar's selection is '\(used.name)'"
      case .some: "the bar has another selection"
      case nil: "the bar has no selection"
      }
    return "'\(name)' is never used; \(rest)"
  }
}
