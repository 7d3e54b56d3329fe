import TabLint
import TabSpecParser

/// A file as the features look at it: with its bars and the project around it.
struct FileContext {
  let file: TabFile
  let project: Project
  let linter: Linter
  /// In the order of their calls, those in previews and tests included.
  let bars: [TabBar]

  init(file: TabFile, project: Project, linter: Linter) {
    self.file = file
    self.project = project
    self.linter = linter
    bars = linter.bars(in: file, of: project)
  }

  var tree: SyntaxTree {
    file.tree
  }

  var configuration: Configuration {
    linter.configuration
  }

  /// The innermost bar whose call has `node` in it, the container's name and modifiers left out.
  func bar(around node: SyntaxNode) -> TabBar? {
    bars.last { bar in
      bar.file === file && bar.call.suffix.range.contains(node.range.lowerBound)
    }
  }

  /// The innermost tab of `bar` with `node` in it.
  func tab(around node: SyntaxNode, in bar: TabBar) -> Tab? {
    bar.tabs.first { $0.node.tree === file.tree && $0.range.contains(node.range.lowerBound) }
  }
}
