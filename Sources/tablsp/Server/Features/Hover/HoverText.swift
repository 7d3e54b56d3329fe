import TabSpecParser

/// What is said about a stretch of a file.
struct HoverText {
  let range: TextRange
  let markup: Markup
}
