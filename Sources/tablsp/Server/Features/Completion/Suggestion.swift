import TabSpecParser

/// Something that may stand at the cursor.
struct Suggestion {
  enum Kind {
    case bar
    case tab
    case view
    case enumCase
    case modifier
    case argument
    case variable
    case type
    case keyword
    case snippet
    case symbol
    case rule
    case color
  }

  /// How near it is to what is meant: the order of the list.
  enum Rank: Int {
    /// An id that no tab has yet.
    case best
    /// What is made for the place.
    case fitting
    /// What can stand there too.
    case possible
    /// What stands there already, or elsewhere in the bar.
    case used
    case general
    case last
  }

  var label: String
  var kind: Kind
  var rank: Rank
  /// What comes behind the label where several have the same: `(_:systemImage:)`.
  var signature: String?
  /// One line: a type, an enum.
  var detail: String?
  /// What is written.
  var text: SnippetText
  /// Whether a bracket or a comma may end the choice.
  var endsWithBracket = false
  var isDeprecated = false
  /// What `CompletionDocumentation` is asked for.
  var topic: [String] = []

  init(
    _ label: String, _ kind: Kind, _ rank: Rank, text: SnippetText? = nil, detail: String? = nil,
    topic: [String] = []
  ) {
    self.label = label
    self.kind = kind
    self.rank = rank
    self.text = text ?? SnippetText(label)
    self.detail = detail
    self.topic = topic
  }
}
