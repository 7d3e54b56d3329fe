import TabLint
import TabSpecParser
import TestSupport

@testable import tablsp

/// A case of the rules: a file `<rule-id>….tabs` or `.swift`, or a folder `<rule-id>….project` whose files are linted
/// together. The first line may hold the configuration: `// config: { "target": "iOS 17" }`.
struct RuleFixture {
  let paths: [String]
  let project: Project
  let session: LintSession

  /// The names of all cases in the folder, each the beginning of its files' paths.
  static func all(in directory: String) -> [String] {
    var names: [String] = []
    for path in Fixtures.files(in: directory, withExtension: "tabs", "swift") {
      guard !path.hasSuffix(".fixed.tabs"), !path.hasSuffix(".fixed.swift") else { continue }
      let parts = path.dropFirst(directory.count + 1).split(separator: "/")
      let name = parts.first.map(String.init) ?? path
      if names.last != name { names.append(name) }
    }
    return names
  }

  init(_ name: String, in directory: String) throws {
    let path = "\(directory)/\(name)"
    paths =
      name.hasSuffix(".project") ? Fixtures.files(in: path, withExtension: "tabs", "swift") : [path]
    let texts = try paths.map { CaretText.stripped(try Fixtures.text(of: $0)) }
    let files = zip(paths, texts).map { path, text in
      TabFile(
        path: RuleFixture.fileName(path), language: path.hasSuffix(".tabs") ? .tabs : .swift,
        text: SourceText(text))
    }
    project = Project(files: files)
    let configuration = RuleFixture.configuration(texts, in: directory)
    session = LintSession(linter: Linter(configuration: configuration), project: project)
  }

  static func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private static func configuration(_ texts: [String], in directory: String) -> Configuration {
    let marker = "// config: "
    let lines = texts.compactMap { $0.split(separator: "\n").first }
    guard let line = lines.first(where: { $0.hasPrefix(marker) }) else { return Configuration() }
    let loaded = ConfigurationFile.parse(
      SourceText(String(line.dropFirst(marker.count))), path: "\(directory)/.tablsp.json",
      shownPath: ".tablsp.json")
    switch loaded {
    case .success(let file): return file.configuration
    case .failure(let failure):
      Golden.record(failure.lines.joined(separator: "\n"), path: "\(directory)/.", line: 1)
      return Configuration()
    }
  }
}
