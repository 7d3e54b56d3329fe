import TabSpecParser

/// The call that the cursor is in, and which of its arguments.
struct SignatureFinder {
  struct Answer {
    let callables: [Callable]
    /// The index of the one that fits best.
    let best: Int
    /// The index of the parameter that the cursor is at, for each; nil where it has none such.
    let parameters: [Int?]
  }

  let context: FileContext

  func answer(at offset: TextOffset) -> Answer? {
    guard let call = OpenCall(context.tree, at: offset) else { return nil }
    let callables = callables(of: call)
    guard !callables.isEmpty else { return nil }
    let parameters = callables.map { SignatureFinder.parameter(of: $0, at: call) }
    let best = callables.indices.max { left, right in
      let scores = [left, right].map { SignatureFinder.score(callables[$0], call, parameters[$0]) }
      return scores[0] < scores[1]
    }
    return Answer(callables: callables, best: best ?? 0, parameters: parameters)
  }

  private func callables(of call: OpenCall) -> [Callable] {
    let name = Identifier.name(ofToken: call.nameToken, in: context.tree)
    let catalogue = InterfaceCatalogue(context: context)
    let all =
      call.isMember
      ? catalogue.modifiers(named: name)
      : catalogue.initializers(of: name, at: context.tree.innermostNode(atToken: call.nameToken))
    var signatures: Set<String> = []
    return all.filter { signatures.insert($0.signature.text).inserted }
  }

  /// The parameter with the argument's label, or at its place.
  private static func parameter(of callable: Callable, at call: OpenCall) -> Int? {
    let parameters = callable.parameters
    guard let current = call.labels.last else { return nil }
    if let label = current { return parameters.firstIndex { $0.label == label } }
    // The first that no argument has yet.
    var used: Set<Int> = []
    for label in call.labels.dropLast() {
      let index = parameters.indices.first { !used.contains($0) && parameters[$0].label == label }
      if let index { used.insert(index) }
    }
    let free = parameters.indices.filter { !used.contains($0) }
    return call.isCurrentEmpty
      ? free.first : free.first { parameters[$0].label == nil } ?? free.first
  }

  /// How well a signature fits the arguments that are there: first that none is unknown, then that the current one is known.
  private static func score(_ callable: Callable, _ call: OpenCall, _ parameter: Int?) -> Int {
    let labels = callable.parameters.map(\.label)
    let known = call.labels.dropLast().filter(labels.contains).count
    return 4 * known - 4 * (call.labels.count - 1) + (parameter == nil ? 0 : 2)
  }
}
