/// The types of the Language Server Protocol 3.17, named as the specification names them, so far as the server uses them.
///
/// They live at the border only: under `Protocol` and `Server`. What the specification calls `uinteger` is an `Int` here,
/// and whatever comes in is clamped where it is used, never trusted.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/
enum LSP {}
