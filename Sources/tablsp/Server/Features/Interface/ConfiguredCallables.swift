import TabSpecParser

/// The containers, items and modifiers that the project's configuration describes, as something that can be called.
struct ConfiguredCallables {
  let dialects: [Dialect]

  /// The ways to call a container or an item.
  func initializers(of name: String) -> [Callable] {
    dialects.filter { $0.kind == .configured }.compactMap { dialect in
      if dialect.containers.contains(name) { return container(name, dialect) }
      return dialect.itemNames.contains(name) ? item(name, dialect) : nil
    }
  }

  /// The names of all modifiers, each once.
  var modifierNames: [String] {
    var names: [String] = []
    for name in dialects.filter({ $0.kind == .configured }).flatMap(\.modifierNames)
    where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  func modifiers(named name: String) -> [Callable] {
    dialects.filter { $0.kind == .configured && $0.modifierNames.contains(name) }.map {
      modifier(name, $0)
    }
  }

  private func container(_ name: String, _ dialect: Dialect) -> Callable {
    let selection = dialect.selectionLabels.first.map {
      Callable.Parameter(label: $0, type: "Binding<SelectionValue>")
    }
    let content = Callable.Parameter(
      label: dialect.contentLabels.first ?? "content", type: "() -> Content", isClosure: true)
    return Callable(
      name: name, parameters: [selection, content].compactMap(\.self),
      documentation: "A container of the project's configuration.")
  }

  private func item(_ name: String, _ dialect: Dialect) -> Callable {
    let content = Callable.Parameter(label: "content", type: "() -> Content", isClosure: true)
    return Callable(
      name: name, parameters: parts(of: dialect) + [content],
      documentation: "A tab of the project's configuration.")
  }

  /// What the modifier is for says what it takes: the parts of a tab, its id, its label.
  private func modifier(_ name: String, _ dialect: Dialect) -> Callable {
    let isFor: (Dialect.Source?) -> Bool = { source in
      if case .modifier(let names) = source { names.contains(name) } else { false }
    }
    var parameters: [Callable.Parameter] = []
    if case .modifier(let names) = dialect.tab, names.contains(name) {
      parameters += parts(of: dialect)
    }
    if isFor(dialect.id) {
      parameters.append(Callable.Parameter(label: nil, type: "SelectionValue"))
    }
    if isFor(dialect.label) || isFor(dialect.icon) {
      parameters.append(Callable.Parameter(label: "label", type: "() -> Label", isClosure: true))
    }
    return Callable(
      name: name, parameters: parameters,
      documentation: "A modifier of the project's configuration.")
  }

  /// The arguments that hold identity, label and icon.
  private func parts(of dialect: Dialect) -> [Callable.Parameter] {
    let sources = [
      (dialect.label, "LocalizedStringKey"), (dialect.icon, "SymbolName"),
      (dialect.id, "SelectionValue"),
    ]
    return sources.compactMap { source, type in
      guard case .argument(let labels) = source, let label = labels.first else { return nil }
      return Callable.Parameter(label: label, type: type)
    }
  }
}

extension Callable.Parameter {
  fileprivate init(label: String?, type: String, isClosure: Bool = false) {
    self.init(
      label: label, name: label ?? "value", type: type, valueType: .unknown,
      isClosure: isClosure, hasDefault: false)
  }
}
