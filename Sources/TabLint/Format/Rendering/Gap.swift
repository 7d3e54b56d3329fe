/// What stands between two leaves: blanks, or line breaks and an indentation.
struct Gap: Equatable {
  var newlines: Int
  /// Blanks if there is no line break, else levels.
  var indentation: Int
}

/// A gap of the source that has to become another.
struct GapChange {
  /// The bytes between the two leaves.
  let start: UInt32
  let end: UInt32
  /// The index of the first token between the leaves.
  let firstToken: UInt32
  let gap: Gap
}
