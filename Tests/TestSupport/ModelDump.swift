import TabSpecParser

/// The bars of a file as text: a line a bar, and a line a tab below it.
public struct ModelDump {
  private let project: Project

  public init(_ project: Project) {
    self.project = project
  }

  public func text(of file: TabFile) -> String {
    BarReader(file: file, project: project).bars().map(text).joined(separator: "\n")
  }

  private func text(of bar: TabBar) -> String {
    var words = ["\(bar.name)", "\(bar.dialect.kind)"]
    if let selection = bar.selection { words.append("selection \(text(of: selection))") }
    if bar.style != .automatic { words.append("style \(bar.style)") }
    if let limit = bar.ownVisibleLimit { words.append("shows \(limit)") }
    if bar.isHidden { words.append("hidden") }
    if bar.isEmpty { words.append("empty") }
    if bar.isExample { words.append("example") }
    words.append(bar.isComplete ? "complete" : "open")
    if let type = bar.enclosingType { words.append("in \(type.path.joined(separator: "."))") }
    return ([words.joined(separator: ", ")] + bar.tabs.map { "  " + text(of: $0) })
      .joined(separator: "\n") + "\n"
  }

  private func text(of selection: Selection) -> String {
    var words = [selection.name, "is", selection.type.description]
    if let initial = selection.initial.description { words += ["from", initial] }
    if selection.isConstant { words.append("constant") }
    if let storage = selection.storage { words += ["stored in", storage] }
    if let declaration = selection.declaration { words += ["by", declaration.name] }
    return words.joined(separator: " ")
  }

  private func text(of tab: Tab) -> String {
    var words = ["\(tab.form)", "id \(text(of: tab.identity))", "label \(text(of: tab.label))"]
    words.append("icon \(text(of: tab.icon))")
    if let role = tab.role { words.append("role \(role)") }
    if tab.repetition != .once { words.append("repeated \(tab.repetition)") }
    if !tab.sections.isEmpty { words.append("in \(tab.sections.count) sections") }
    let conditions = tab.conditions.filter { !$0.isImplied }.map(\.text)
    if !conditions.isEmpty { words.append("if \(conditions.joined(separator: " and "))") }
    return words.joined(separator: ", ")
  }

  private func text(of identity: Tab.IdentityState) -> String {
    switch identity {
    case .missing: "missing"
    case .unknown: "unknown"
    case .position(let index): "place \(index)"
    case .explicit(let id): "\(id.value.description ?? "?"): \(id.evaluation.type.description)"
    case .implied(let id):
      "\(id.value.description ?? "?"): \(id.evaluation.type.description) by its loop"
    }
  }

  private func text(of label: Tab.Label) -> String {
    switch label {
    case .missing: "missing"
    case .unknown: "unknown"
    case .known(let text, _): text.debugDescription
    }
  }

  private func text(of icon: Tab.Icon) -> String {
    switch icon {
    case .missing: "missing"
    case .unknown: "unknown"
    case .known(let name, _, let isSystem): isSystem ? name : "\(name) of its own"
    }
  }
}
