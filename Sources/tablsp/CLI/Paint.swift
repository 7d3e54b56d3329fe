import TabSpecParser

/// Colours for a terminal, or none.
struct Paint: Sendable {
  let isOn: Bool

  func bold(_ text: String) -> String {
    painted(text, "1")
  }

  func dim(_ text: String) -> String {
    painted(text, "2")
  }

  func mark(_ text: String) -> String {
    painted(text, "1;32")
  }

  func note(_ text: String) -> String {
    painted(text, "1;36")
  }

  func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: painted(severity.rawValue, "1;31")
    case .warning: painted(severity.rawValue, "1;33")
    case .hint: painted(severity.rawValue, "1;34")
    }
  }

  /// What stands before and behind a line of a difference that is added (`+`), removed (`-`) or kept.
  func difference(_ sign: Character) -> (start: String, end: String) {
    guard isOn, sign != " " else { return ("", "") }
    return ("\u{1B}[\(sign == "+" ? "32" : "31")m", "\u{1B}[0m")
  }

  private func painted(_ text: String, _ code: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
