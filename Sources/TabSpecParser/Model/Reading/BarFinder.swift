/// Finds the calls of tab containers in a file, and says which dialect each is.
struct BarFinder {
  let file: TabFile
  let project: Project
  let dialects: [Dialect]

  /// The containers' calls with their dialects, in order.
  func bars() -> [(call: Call, dialect: Dialect)] {
    let nodes = file.tree.nodes
    let names = ContainerNames((dialects + project.declaredDialects).flatMap(\.containers))
    var found: [(Call, Dialect)] = []
    for index in nodes.indices where nodes[index].kind == .callSuffix {
      let isNamed = isContainer(index, nodes, names: names)
      guard isNamed || mayHoldNamedTabs(index, nodes),
        let call = Call(suffix: SyntaxNode(tree: file.tree, index: index))
      else { continue }
      if let dialect = dialect(of: call, isNamed: isNamed) { found.append((call, dialect)) }
    }
    return found
  }

  // Every call of every file comes through the next two, so they look at records.

  /// Whether the name right before the call is one of `names`, told by its bytes.
  private func isContainer(_ index: Int, _ nodes: [NodeRecord], names: ContainerNames) -> Bool {
    let tree = file.tree
    let tokens = tree.tokens
    var token = Int(nodes[index].firstToken) - 1
    while token >= 0, tokens[token].kind.isTrivia { token -= 1 }
    if token >= 0, tokens[token].kind == .rightAngle {
      guard let call = Call(suffix: SyntaxNode(tree: tree, index: index)) else { return false }
      token = call.nameToken
    }
    guard token >= 0, tokens[token].kind == .identifier else { return false }
    return names.contains(tree.text.bytes, tree.range(ofToken: token).byteIndices)
  }

  /// Whether the call has the label `selection` and a trailing closure: its children may say that it is a bar.
  private func mayHoldNamedTabs(_ index: Int, _ nodes: [NodeRecord]) -> Bool {
    var hasClosure = false
    var hasSelection = false
    var child = index + 1
    while child < nodes[index].endNode {
      switch nodes[child].kind {
      case .closureExpression: hasClosure = true
      case .argument where !hasSelection:
        hasSelection = file.tree.token(Int(nodes[child].firstToken), is: "selection")
      default: break
      }
      child = Int(nodes[child].endNode)
    }
    return hasClosure && hasSelection
  }

  /// Whether the framework's name means a type of the project's own. Inside that type it is a bar all the same: the
  /// framework's was meant.
  private func isOwnType(_ call: Call) -> Bool {
    guard call.name == "TabbedView" || call.name == "TabView", !call.chain.isQualified,
      project.type(named: call.name, at: call.suffix, of: file) != nil
    else { return false }
    return project.enclosingType(of: call.suffix, file: file)?.name != call.name
  }

  /// Whether a `TabView` has arguments that SwiftUI's does not take: it is another module's.
  ///
  /// Source: https://developer.apple.com/documentation/swiftui/tabview
  private func isForeignTabView(_ call: Call) -> Bool {
    guard call.name == "TabView" else { return false }
    return call.arguments.all.contains { argument in
      guard let label = argument.label else { return !argument.isTrailing }
      return label != "selection" && label != "content"
    }
  }

  private func dialect(of call: Call, isNamed: Bool) -> Dialect? {
    let arguments = call.arguments
    if isOwnType(call) || isForeignTabView(call) { return nil }
    if isNamed {
      let named = dialects.filter { $0.containers.contains(call.name) }
      for dialect in named where dialect.kind == .configured || dialect.kind == .system {
        return dialect
      }
      for dialect in named where dialect.markers.contains(where: { arguments[$0] != nil }) {
        // `tabs: [CustomTabItem(…) { … }]` are views, not data.
        if dialect.kind == .data, let item = itemDialect(of: arguments.value("tabs"), among: named)
        {
          return item
        }
        return dialect
      }
      if let dialect = named.first(where: { $0.markers.isEmpty }) { return dialect }
      if let dialect = dialectOfChildren(call, among: named) { return dialect }
    }
    return namedTabsDialect(of: call) ?? declaredDialect(of: call)
  }

  /// The dialect that the project declares for the container and for what its children carry.
  private func declaredDialect(of call: Call) -> Dialect? {
    let declared = project.declaredDialects.filter { $0.containers.contains(call.name) }
    guard !declared.isEmpty else { return nil }
    let modifiers = children(of: call).flatMap { $0.modifiers.map(\.name) }
    return declared.first { dialect in
      guard case .modifier(let names) = dialect.tab else { return false }
      // One child may have the modifier for another reason.
      return modifiers.count(where: names.contains) > 1
    }
  }

  private func itemDialect(of array: SyntaxNode?, among named: [Dialect]) -> Dialect? {
    guard let array, array.kind == .arrayLiteral, let first = array.children.first,
      let name = Chain(first).call?.name
    else { return nil }
    return named.first { dialect in
      if case .call(let names) = dialect.tab { names.contains(name) } else { false }
    }
  }

  /// The dialect that the children show: by what they call or by their modifiers.
  private func dialectOfChildren(_ call: Call, among named: [Dialect]) -> Dialect? {
    let chains = children(of: call)
    return named.first { dialect in
      chains.contains { chain in
        switch dialect.tab {
        case .call(let names): return chain.call.map { names.contains($0.name) } ?? false
        case .child:
          guard case .modifier(let names) = dialect.label else { return false }
          return chain.modifiers.contains { names.contains($0.name) }
        case .modifier, .element: return false
        }
      }
    }
  }

  /// Any container with `selection:` whose children name themselves to it.
  private func namedTabsDialect(of call: Call) -> Dialect? {
    guard call.arguments["selection"] != nil,
      let dialect = dialects.first(where: { $0.kind == .preferenceKey }),
      case .modifier(let names) = dialect.tab, case .argument(let labels) = dialect.id
    else { return nil }
    let isBar = children(of: call).contains { chain in
      chain.modifiers.contains { modifier in
        names.contains(modifier.name)
          && labels.contains { modifier.arguments[$0] != nil }
      }
    }
    return isBar ? dialect : nil
  }

  /// The chains in the content, with those in conditions, loops and groups.
  private func children(of call: Call) -> [Chain] {
    guard let closure = call.arguments.trailingClosure ?? call.arguments.value("content") else {
      return []
    }
    return BarFinder.chains(in: closure)
  }

  private static func chains(in block: SyntaxNode) -> [Chain] {
    block.children.flatMap { child -> [Chain] in
      switch child.kind {
      case .ifExpression, .switchExpression, .ifConfig, .ifConfigClause, .codeBlock, .switchCase:
        return chains(in: child)
      case .postfixExpression:
        let chain = Chain(child)
        guard let call = chain.call, ["ForEach", "Group"].contains(call.name),
          let closure = call.arguments.trailingClosure
        else { return [chain] }
        return [chain] + chains(in: closure)
      default: return []
      }
    }
  }
}

/// Names that are looked up for every call of a file: most are ruled out by their first byte and
/// their length.
private struct ContainerNames {
  private let names: Set<[UInt8]>
  /// For each first byte, a bit for each length, those from 63 on sharing one.
  private var lengths = [UInt64](repeating: 0, count: 256)

  init(_ names: [String]) {
    self.names = Set(names.map { Array($0.utf8) })
    for name in self.names where !name.isEmpty {
      lengths[Int(name[0])] |= 1 << UInt64(min(name.count, 63))
    }
  }

  func contains(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    lengths[Int(bytes[range.lowerBound])] >> UInt64(min(range.count, 63)) & 1 == 1
      && names.contains(Array(bytes[range]))
  }
}
