import TabSpecParser

/// A word of a file and what it means.
struct SemanticToken: Equatable {
  /// The kinds of words, in the order of the legend; the names are the protocol's.
  enum Kind: UInt32, CaseIterable {
    case namespace
    case type
    case `class`
    case `enum`
    case interface
    case `struct`
    case typeParameter
    case parameter
    case variable
    case property
    case enumMember
    case function
    case method
    case macro
    case keyword
    case modifier
    case comment
    case string
    case number
    case regexp
    case `operator`
    case decorator

    var name: String {
      String(describing: self)
    }
  }

  /// In the order of the legend.
  struct Modifiers: OptionSet, Equatable {
    let rawValue: UInt32

    static let declaration = Modifiers(rawValue: 1)
    static let readonly = Modifiers(rawValue: 2)
    static let `static` = Modifiers(rawValue: 4)
    static let documentation = Modifiers(rawValue: 8)
    static let defaultLibrary = Modifiers(rawValue: 16)

    static let names = ["declaration", "readonly", "static", "documentation", "defaultLibrary"]
  }

  let range: TextRange
  let kind: Kind
  let modifiers: Modifiers
}
