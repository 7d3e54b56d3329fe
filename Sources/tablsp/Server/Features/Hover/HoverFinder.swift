import TabLint
import TabSpecParser

/// Finds what there is to say about a place: the first of several readings that has something.
struct HoverFinder {
  let context: FileContext

  func hover(at offset: TextOffset) -> HoverText? {
    let token = context.tree.pointedToken(at: offset)
    guard !context.tree.tokens[token].kind.isTrivia else {
      return DirectiveHover(context: context).hover(at: offset)
    }
    return CaseHover(context: context).hover(atToken: token)
      ?? SelectionHover(context: context).hover(atToken: token)
      ?? BarHover(context: context).hover(atToken: token)
      ?? TabHover(context: context).hover(atToken: token)
      ?? NameHover(context: context).hover(atToken: token)
      ?? DeclarationHover(context: context).hover(atToken: token)
  }
}
