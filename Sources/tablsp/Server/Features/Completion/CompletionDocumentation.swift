import TabLint
import TabSpecParser

/// What is said about a suggestion when somebody looks at it.
struct CompletionDocumentation {
  let context: FileContext

  func markup(of topic: [String]) -> Markup? {
    guard let kind = topic.first, topic.count > 1 else { return nil }
    switch kind {
    case "text": return .paragraph(topic[1])
    case "rule": return AllRules.info(topic[1]).map(DirectiveHover.markup)
    case "directive":
      return Directive.Verb(rawValue: topic[1]).map { .paragraph($0.explanation) }
    case "name", "modifier":
      return NameHover(context: context).markup(
        of: topic[1], isMember: kind == "modifier", at: context.tree.root)
    case "case": return topic.count > 2 ? enumCase(topic[2], of: topic[1]) : nil
    default: return nil
    }
  }

  private func enumCase(_ name: String, of typeName: String) -> Markup? {
    guard
      let type = context.project.type(
        named: typeName, at: context.tree.root, of: context.file),
      let reference = CaseReference(name, of: type, in: context)
    else { return nil }
    return CaseHover(context: context).markup(of: reference)
  }
}
