import TabSpecParser

/// A bar with what all rules need to know of its identities, worked out once.
public final class LintedBar: Sendable {
  public let bar: TabBar
  /// The bar's place among those of its file.
  public let index: Int
  /// The enum of the project that the ids are cases of.
  public let enumeration: Enumeration?
  /// The tabs whose written identity has another type than the selection.
  let mismatches: [IdentityMismatch]
  /// The tabs whose loop gives them an identity of another type than the selection.
  let loopMismatches: [IdentityMismatch]
  /// The names that look like cases of `enumeration` and are none.
  let unknownCases: [UnknownCaseUse]

  init(_ bar: TabBar, index: Int, project: Project) {
    self.bar = bar
    self.index = index
    enumeration = bar.selectionEnum(in: project)
    let all = IdentityMismatch.all(in: bar, project: project)
    mismatches = all.filter { $0.identity.expression != nil }
    loopMismatches = all.filter { $0.identity.expression == nil }
    unknownCases = UnknownCaseUse.all(in: bar, enumeration: enumeration, project: project)
  }

  /// Whether every tab's identity is known and can be the selection's value.
  var idsAreKnown: Bool {
    bar.hasKnownIDs && mismatches.isEmpty && loopMismatches.isEmpty && unknownCases.isEmpty
  }

  /// Whether a bar is drawn, so that labels and icons are seen.
  var drawsLabels: Bool {
    bar.isDrawn
  }

  /// What `id` is called in the bar's dialect: `tag`, `value`, `tab`, `id`.
  var identityWord: String {
    switch bar.dialect.id {
    case .argument(let labels): labels.first { $0 != "_" } ?? "id"
    case .modifier(let names): names.first ?? "id"
    case .property, .position: "index"
    case nil: "id"
    }
  }

  /// The word for the identity of one tab.
  func identityWord(of tab: Tab) -> String {
    bar.dialect.kind == .system && tab.form == .call ? "value" : identityWord
  }
}

/// A tab whose identity, written or given by a loop, can't be the selection's value.
struct IdentityMismatch {
  let tab: Int
  let identity: Tab.Identity
  let expected: ValueType

  static func all(in bar: TabBar, project: Project) -> [IdentityMismatch] {
    guard let selection = bar.selection, selection.type.isKnown else { return [] }
    return bar.tabs.indices.compactMap { index in
      guard let identity = bar.tabs[index].id,
        !TypeComparison.fits(identity.evaluation.type, selection: selection.type),
        !adapts(identity, of: bar.tabs[index], in: bar, to: selection.type, project: project)
      else { return nil }
      return IdentityMismatch(tab: index, identity: identity, expected: selection.type)
    }
  }

  /// Whether an identity is a literal that becomes what the selection is: `value: 0` under a `UInt8`. A tag's type has no
  /// such example before it.
  private static func adapts(
    _ identity: Tab.Identity, of tab: Tab, in bar: TabBar, to type: ValueType, project: Project
  ) -> Bool {
    guard let expression = identity.expression, expression.isLiteral else { return false }
    if case .modifier = bar.dialect.id, tab.form != .call { return false }
    switch type.unwrapped {
    case .named: return bar.selectionEnum(in: project) == nil
    case .double: return identity.evaluation.type == .integer
    default: return false
    }
  }
}

extension SyntaxNode {
  fileprivate var isLiteral: Bool {
    kind == .literal || kind == .stringLiteral || kind == .prefixExpression
  }
}

/// Which types of identities a selection can have.
enum TypeComparison {
  /// Whether an identity of type `id` can be the value of a selection of type `selection`. What is not known fits.
  ///
  /// A tag counts for its type `V` and for `Optional<V>`; it is looked up by the selection's static type
  /// (developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:)).
  static func fits(_ id: ValueType, selection: ValueType) -> Bool {
    guard id.isKnown, selection.isKnown else { return true }
    if same(id, selection) { return true }
    if case .optional(let wrapped) = selection { return same(id, wrapped) }
    return false
  }

  private static func same(_ left: ValueType, _ right: ValueType) -> Bool {
    if case .named(let first) = left, case .named(let second) = right {
      return first == second || first.hasSuffix("." + second) || second.hasSuffix("." + first)
    }
    return left == right
  }
}
