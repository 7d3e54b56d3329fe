import TabSpecParser

/// Turns of phrase that all messages share.
enum Wording {
  /// `3 errors`, `1 error`.
  static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }

  /// `'a', 'b' or 'c'`.
  static func list(of names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return "\(quoted.dropLast().joined(separator: ", ")) or \(last)"
  }

  /// `; did you mean 'lint'?`, or nothing when no name is near.
  static func suggestion(for name: String, among names: some Sequence<String>) -> String {
    nearest(to: name, in: names).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// `text` filled up with blanks to `width` characters.
  static func padded(_ text: String, to width: Int, atEnd: Bool = true) -> String {
    let blanks = String(repeating: " ", count: max(0, width - text.count))
    return atEnd ? text + blanks : blanks + text
  }

  /// `digits` with zeros before them up to `width`.
  static func zeros(_ digits: String, to width: Int) -> String {
    String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
