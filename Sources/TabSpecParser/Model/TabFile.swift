/// One file: its text and what it holds. Immutable; a change makes a new one.
public final class TabFile: Sendable {
  /// Which rules of reading hold.
  public enum Language: Hashable, Sendable {
    /// What the tab language does not know is a syntax finding.
    case tabs
    /// What the tab language does not know is passed over: the compiler speaks about it.
    case swift
  }

  /// As it was given or found; it only names the file in notes.
  public let path: String
  public let language: Language
  public let tree: SyntaxTree
  let declarations: DeclarationIndex
  let passedLabels: PassedLabels
  let facts: ProjectFacts

  /// Parses `text`; whatever it holds gives a file.
  public convenience init(path: String, language: Language, text: SourceText) {
    self.init(path: path, language: language, tree: .parse(text, language: language))
  }

  /// - Parameter tree: as `language` has it parsed.
  package init(path: String, language: Language, tree: SyntaxTree) {
    self.path = path
    self.language = language
    self.tree = tree
    declarations = DeclarationIndex(tree)
    passedLabels = PassedLabels(tree)
    facts = ProjectFacts(tree, tokens: tree.tokens.indices)
  }

  public var text: SourceText {
    tree.text
  }

  /// Whether the file imports a module.
  public func imports(_ module: String) -> Bool {
    declarations.imports.contains(module)
  }
}

/// A stretch of one of several files.
public struct Place: Sendable {
  public let file: TabFile
  public let range: TextRange

  public init(file: TabFile, range: TextRange) {
    self.file = file
    self.range = range
  }
}
