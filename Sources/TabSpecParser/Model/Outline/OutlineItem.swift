/// A part of a file's outline: a bar with its tabs, an enum with its cases, and what they stand in.
public struct OutlineItem: Sendable {
  public enum Kind: Hashable, Sendable {
    case bar
    case section
    case tab
    case enumeration
    case enumCase
    case structure
    case `class`
    case `protocol`
    case `extension`
    /// What a bar's selection is kept in: of a type, or on its own.
    case memberState
    case state
  }

  public let name: String
  /// What tells it from others of its name: a tab's id, a case's raw value, a state's type.
  public let detail: String?
  public let kind: Kind
  public let range: TextRange
  /// Lies in `range`.
  public let nameRange: TextRange
  public internal(set) var children: [OutlineItem] = []

  init(
    _ kind: Kind, _ name: String, detail: String? = nil, range: TextRange, nameRange: TextRange
  ) {
    self.kind = kind
    self.name = name
    self.detail = detail
    self.range = range
    let isInside =
      range.lowerBound <= nameRange.lowerBound && nameRange.upperBound <= range.upperBound
    self.nameRange = isInside ? nameRange : range
  }
}
