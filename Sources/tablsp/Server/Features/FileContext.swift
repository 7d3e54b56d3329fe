import TabLint
import TabSpecParser

/// A file as the features look at it: with its bars, what its words mean, and the project around it.
struct FileContext {
  let file: TabFile
  let project: Project
  let linter: Linter
  let reader: SymbolReader

  init(file: TabFile, project: Project, linter: Linter) {
    self.file = file
    self.project = project
    self.linter = linter
    reader = SymbolReader(file: file, project: project, dialects: linter.dialects)
  }

  var tree: SyntaxTree {
    file.tree
  }

  var configuration: Configuration {
    linter.configuration
  }

  /// In the order of their calls, those in previews and tests included.
  var bars: [TabBar] {
    reader.bars
  }

  /// The bars of all of the project.
  var projectBars: [TabBar] {
    project.files.flatMap { other in
      other === file ? bars : linter.bars(in: other, of: project)
    }
  }

  /// The innermost bar whose call has `node` in it, the container's name and modifiers left out.
  func bar(around node: SyntaxNode) -> TabBar? {
    bars.last { $0.call.suffix.range.contains(node.range.lowerBound) }
  }

  /// The enum that the ids of a bar are cases of: the selection's, else that of the first id that has one.
  func enumeration(of bar: TabBar) -> Enumeration? {
    if let enumeration = bar.selectionEnum(in: project) { return enumeration }
    return bar.tabs.lazy.compactMap { tab -> Enumeration? in
      guard case .named(let name) = tab.id?.evaluation.type.unwrapped,
        let type = project.type(named: name, at: bar.call.suffix, of: bar.file)
      else { return nil }
      return Enumeration(type, in: project)
    }.first
  }
}
