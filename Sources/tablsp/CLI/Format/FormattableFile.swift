import TabSpecParser

/// A file that is formatted: nothing has to be known of it but its tree.
struct FormattableFile: RunFile {
  let path: String
  let tree: SyntaxTree

  init(path: String, language: TabFile.Language, text: SourceText) {
    self.path = path
    tree = SyntaxTree.parse(text, language: language)
  }

  var text: SourceText {
    tree.text
  }
}
