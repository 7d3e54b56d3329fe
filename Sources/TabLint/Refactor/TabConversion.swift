import TabSpecParser

/// The conversion of a whole bar from views with `.tabItem` and `.tag` to `Tab`: labels, icons, badges, ids, comments and
/// contents stay as they are.
public struct TabConversion {
  let bar: TabBar
  let project: Project
  let configuration: Configuration

  /// - Parameter project: the one that the bar was read in.
  public init(_ bar: TabBar, in project: Project, configuration: Configuration) {
    self.bar = bar
    self.project = project
    self.configuration = configuration
  }

  /// The conversion as a change of the bar's file; nil where there is nothing to convert, where the target has no `Tab`,
  /// and where the result could mean something else.
  public var fixIt: FixIt? {
    guard let edits else { return nil }
    return FixIt(title: "Convert the bar to 'Tab'", isSafe: false, edits: edits)
  }

  private var edits: [TextEdit]? {
    guard bar.dialect.kind == .system, bar.name == "TabView", hasTab,
      let content = bar.content, content.kind == .closureExpression,
      ClosureView(content).signature == nil,
      let views = TabConversionWalk.views(in: content), !views.isEmpty
    else { return nil }
    var edits: [TextEdit] = []
    for view in views {
      guard let text = ConvertedTab(view, in: self)?.text else { return nil }
      edits.append(TextEdit(range: view.node.range, replacement: text))
    }
    return edits
  }

  /// Whether `Tab` means SwiftUI's here, and is there.
  private var hasTab: Bool {
    guard project.types(named: "Tab").isEmpty else { return false }
    guard let target = configuration.target else { return true }
    return AvailabilityCheck(target: target)
      .missing("Tab", in: AvailabilityTable.initializers, at: bar.call.suffix) == nil
  }

  /// One step of indentation, as the bar's own lines have it.
  var indentUnit: String {
    TextLayout.indentUnit(
      from: bar.call.range.lowerBound, to: bar.content?.children.first?.range.lowerBound,
      in: bar.file.text, configuration)
  }
}
