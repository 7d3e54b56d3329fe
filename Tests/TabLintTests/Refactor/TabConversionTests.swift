import TabLint
import TabSpecParser
import TestSupport
import Testing

/// Each fixture holds cases: `>>> title` (with `target: iOS 17` for a target, `swift` for the language), a text, `<<<`, and
/// the text with every bar converted that can be, or `refused`.
@Suite struct TabConversionTests {
  static let fixtures = Fixtures.files(
    in: Fixtures.directory(#filePath, "TabConversion"), withExtension: "txt")

  @Test(arguments: fixtures)
  func conversion(path: String) throws {
    let cases = try Fixtures.text(of: path).components(separatedBy: ">>> ").dropFirst()
    let played = cases.map { item in
      let text = item.components(separatedBy: "<<<\n")[0]
      let title = String(text.prefix { $0 != "\n" })
      let source = String(text.dropFirst(title.count + 1))
      return ">>> \(title)\n\(source)<<<\n\(Self.converted(source, title: title))\n"
    }
    try Golden.expect(played.joined(separator: "\n"), matches: path)
  }

  private static func converted(_ source: String, title: String) -> String {
    var configuration = Configuration()
    if title.contains("target: iOS 17") {
      configuration.target = Target(platform: .iOS, major: 17)
    }
    let before = Reading(source, title: title, configuration)
    let edits = before.bars.compactMap {
      TabConversion($0, in: before.project, configuration: configuration).fixIt
    }.flatMap(\.edits)
    guard !edits.isEmpty else { return "refused" }
    let text = before.file.text.applying(edits)
    let after = Reading(text.string, title: title, configuration)
    #expect(after.file.tree.diagnostics.isEmpty, "\(title)")
    #expect(after.comments == before.comments, "\(title)")
    #expect(after.descriptions == before.descriptions, "\(title)")
    #expect(after.file.text.string.split(separator: "\n").allSatisfy { !$0.hasSuffix(" ") })
    let again = after.bars.compactMap {
      TabConversion($0, in: after.project, configuration: configuration).fixIt
    }
    #expect(again.isEmpty, "\(title)")
    return String(text.string.dropLast())
  }
}

/// A file as the conversion must not change it.
private struct Reading {
  let file: TabFile
  let project: Project
  let bars: [TabBar]

  init(_ source: String, title: String, _ configuration: Configuration) {
    let language: TabFile.Language = title.contains("swift") ? .swift : .tabs
    file = TabFile(path: "a", language: language, text: SourceText(source))
    project = Project(files: [file])
    bars = Linter(configuration: configuration).bars(in: file, of: project)
  }

  var comments: [String] {
    file.tree.tokens.indices.filter { file.tree.tokens[$0].kind.isComment }
      .map { file.tree.text(ofToken: $0) }.sorted()
  }

  /// What each tab of each bar is: identity, label, icon, conditions.
  var descriptions: [String] {
    bars.flatMap { bar in
      bar.tabs.map { tab in
        let conditions = tab.conditions.map(\.text).joined(separator: ", ")
        let id = bar.selection == nil ? "" : tab.idValue.description ?? "?"
        return "\(id) \(tab.knownLabel ?? "?") \(icon(tab)) \(conditions)"
      }
    }
  }

  private func icon(_ tab: Tab) -> String {
    switch tab.icon {
    case .known(let name, _, let isSystem): "\(name) \(isSystem)"
    case .unknown: "?"
    case .missing: "none"
    }
  }
}
