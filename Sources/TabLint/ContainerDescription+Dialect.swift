import TabSpecParser

extension ContainerDescription {
  /// The description as what bars are read by.
  var dialect: Dialect {
    Dialect(
      kind: .configured, containers: names, selectionLabels: selection.map { [$0] } ?? [],
      contentLabels: [contentLabel ?? "content"], isContentTrailing: contentLabel == nil,
      tab: tabForm, id: identitySource, label: source(of: label), icon: source(of: icon),
      visibleTabs: visibleCount, visibleTabsArgument: visibleArgument,
      hasLimit: visibleTabs != .unlimited)
  }

  private var contentLabel: String? {
    if case .argument(let label) = content { label } else { nil }
  }

  private var tabForm: Dialect.TabForm {
    switch tab {
    case .modifier(let name): .modifier([name])
    case .call(let name): .call([name])
    case .child: .child
    case .element: .element
    }
  }

  private var identitySource: Dialect.Source? {
    switch id {
    case .argument(let label): .argument([label])
    case .modifier(let name): .modifier([name])
    case .position: .position
    case nil: nil
    }
  }

  private func source(of caption: Caption?) -> Dialect.Source? {
    switch caption {
    case .argument(let label): .argument([label])
    case .modifier(let name): .modifier([name])
    case .property(let name): .property([name])
    case nil: nil
    }
  }

  private var visibleCount: Int? {
    if case .count(let count) = visibleTabs { count } else { nil }
  }

  private var visibleArgument: String? {
    if case .argument(let label) = visibleTabs { label } else { nil }
  }
}
