/// What an option wants to be followed by.
enum OptionValue {
  /// Anything; the word stands for it in the help.
  case any(String)
  case oneOf([String])

  var placeholder: String {
    switch self {
    case .any(let placeholder): placeholder
    case .oneOf(let choices): choices.joined(separator: "|")
    }
  }
}

/// One option of a command: its names, what the help says, and what it sets.
struct CommandOption<Subject> {
  /// The long name first.
  let names: [String]
  /// Nil for a flag.
  let value: OptionValue?
  let help: String
  /// Sets the value, which is empty for a flag.
  let apply: (inout Subject, String) throws(UsageError) -> Void

  static func flag(
    _ names: String..., help: String, apply: @escaping (inout Subject) -> Void
  ) -> CommandOption {
    CommandOption(names: names, value: nil, help: help) { subject, _ in apply(&subject) }
  }

  static func value(
    _ name: String, _ placeholder: String, help: String,
    apply: @escaping (inout Subject, String) throws(UsageError) -> Void
  ) -> CommandOption {
    CommandOption(names: [name], value: .any(placeholder), help: help, apply: apply)
  }

  /// A value that is one of a few words.
  static func choice(
    _ name: String, _ choices: [String], help: String,
    apply: @escaping (inout Subject, String) -> Void
  ) -> CommandOption {
    CommandOption(names: [name], value: .oneOf(choices), help: help) {
      subject, value throws(UsageError) in
      guard choices.contains(value) else {
        let end = Wording.suggestion(for: value, among: choices)
        throw UsageError("'\(name)' can be \(Wording.list(of: choices)), not '\(value)'\(end)")
      }
      apply(&subject, value)
    }
  }
}
