/// What stands between two leaves: blanks, or line breaks and an indentation.
struct Gap: Equatable {
  var newlines: Int
  /// Blanks if there is no line break, else levels.
  var indentation: Int
}

/// A gap of the source that has to become another.
struct GapChange {
  /// The index of the leaf behind the gap.
  let leaf: Int
  let gap: Gap
}
