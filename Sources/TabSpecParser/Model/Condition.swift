/// One condition on the way to a tab: a branch of `if`, `switch` or `#if`, as something that is decided and the values
/// for which the way is open.
///
/// Conditions on the same subject exclude each other wherever they stand; so `if x` and `if !x`, or `page == .home` and
/// a `switch page`, exclude each other without being one statement.
public struct Condition: Hashable, Sendable {
  /// What is decided: an expression's text.
  public let subject: String
  /// The values that open the way, or the only ones that close it.
  public let values: [String]
  /// Whether the way is open for all values but `values`.
  public let isComplement: Bool
  /// All values that there are, where a `switch` without `default` names them; else empty.
  public let domain: [String]
  /// The condition as a message names it: `!locked`.
  public let text: String
  /// Whether the compiler decides, in `#if`.
  public let isBuildTime: Bool
  /// Whether it only says again a part of what another condition of the same path says: `a` beside `a && b`.
  public let isImplied: Bool

  public init(
    subject: String, values: [String], isComplement: Bool = false, domain: [String] = [],
    text: String, isBuildTime: Bool = false, isImplied: Bool = false
  ) {
    self.subject = subject
    self.values = values
    self.isComplement = isComplement
    self.domain = domain
    self.text = text
    self.isBuildTime = isBuildTime
    self.isImplied = isImplied
  }

  /// The same decision as a consequence of another one.
  var implied: Condition {
    Condition(
      subject: subject, values: values, isComplement: isComplement, domain: domain, text: text,
      isBuildTime: isBuildTime, isImplied: true)
  }

  /// The same question in one round of a loop, whose answer is its own.
  func inRound(_ round: String) -> Condition {
    Condition(
      subject: "\(subject) in round \(round)", values: values, isComplement: isComplement,
      domain: domain, text: text, isBuildTime: isBuildTime, isImplied: isImplied)
  }

  /// Whether it asks for the system or the tools that the app is built for.
  var isSystemChoice: Bool {
    isBuildTime
      && ["os", "canImport(", "targetEnvironment(", "swift(", "compiler(", "arch("]
        .contains { subject.hasPrefix($0) }
  }

  /// Whether it holds only where there is room: in the regular size class, or on another device than
  /// a phone.
  var needsWidth: Bool {
    guard !isBuildTime else { return false }
    let wide = ["regular", "pad", "mac", "tv", "vision"]
    let narrow = ["compact", "phone"]
    let names = values.map { $0.split(separator: ".").last.map(String.init) ?? "" }
    return names.allSatisfy((isComplement ? narrow : wide).contains)
  }

  /// Whether both can never hold together.
  public func excludes(_ other: Condition) -> Bool {
    guard subject == other.subject, isBuildTime == other.isBuildTime else { return false }
    switch (isComplement, other.isComplement) {
    case (false, false): return values.allSatisfy { !other.values.contains($0) }
    case (false, true): return values.allSatisfy { other.values.contains($0) }
    case (true, false): return other.values.allSatisfy { values.contains($0) }
    case (true, true): return false
    }
  }

  /// Whether the way is open when the subject has one of the values that `cell` stands for.
  func isOpen(in cell: ConditionCell) -> Bool {
    guard subject == cell.subject else { return true }
    return cell.value.map { values.contains($0) != isComplement } ?? isComplement
  }
}

/// One of the values that a subject is compared with, or all the others.
struct ConditionCell {
  let subject: String
  /// nil for every value that no condition names.
  let value: String?

  /// The cells of a subject that conditions speak of.
  static func all(of subject: String, in conditions: some Sequence<Condition>) -> [ConditionCell] {
    var values: [String] = []
    var isClosed = false
    for condition in conditions where condition.subject == subject {
      isClosed = isClosed || !condition.domain.isEmpty
      for value in condition.values + condition.domain where !values.contains(value) {
        values.append(value)
      }
    }
    let cells = values.map { ConditionCell(subject: subject, value: $0) }
    return isClosed ? cells : cells + [ConditionCell(subject: subject, value: nil)]
  }
}

extension [Condition] {
  /// Whether one of several paths is always taken. Which system the app runs on decides nothing: it ships where it works.
  public static func isCovered(by paths: [[Condition]]) -> Bool {
    let paths = paths.map { $0.filter { !$0.isImplied && !$0.isSystemChoice } }
    let isTooMuch = Set(paths.joined().map(\.subject)).count > maximumSubjectCount
    return isTooMuch || covers(paths)
  }

  /// With more subjects than this, paths count as covering everything: nothing is said of what was not tried.
  private static var maximumSubjectCount: Int { 10 }

  private static func covers(_ paths: [[Condition]]) -> Bool {
    if paths.contains(where: \.isEmpty) { return true }
    guard let subject = paths.first?.first?.subject else { return false }
    return ConditionCell.all(of: subject, in: paths.joined()).allSatisfy { cell in
      covers(
        paths.filter { $0.isOpen(in: cell) }.map { $0.filter { $0.subject != subject } })
    }
  }

  /// Whether the two paths can never be taken together.
  public func excludes(_ other: [Condition]) -> Bool {
    contains { condition in other.contains { condition.excludes($0) } }
  }

  /// Whether the path leads into what `cell` stands for.
  func isOpen(in cell: ConditionCell) -> Bool {
    allSatisfy { $0.isOpen(in: cell) }
  }
}
