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

  /// The folder of this target's fixtures.
  static let directory = Fixtures.directory(#filePath, "")

  /// The names of all cases: the rules' own, and those of bars that are described or declared.
  static let names = ["Rules", "Dialects"].flatMap { folder -> [String] in
    var names: [String] = []
    for path in sources(in: directory + folder) {
      let parts = path.dropFirst(directory.count).split(separator: "/")
      let name = parts.prefix(2).joined(separator: "/")
      if names.last != name { names.append(name) }
    }
    return names
  }

  /// - Parameter name: one of `names`.
  init(_ name: String) throws {
    let path = RuleFixture.directory + name
    paths = name.hasSuffix(".project") ? RuleFixture.sources(in: path) : [path]
    let texts = try paths.map { CaretText.stripped(try Fixtures.text(of: $0)) }
    let files = zip(paths, texts).map { path, text in
      TabFile(
        path: RuleFixture.fileName(path), language: path.hasSuffix(".tabs") ? .tabs : .swift,
        text: SourceText(text))
    }
    project = Project(files: files)
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    let configuration = RuleFixture.configuration(texts, in: "/" + folder)
    session = LintSession(linter: Linter(configuration: configuration), project: project)
  }

  /// The files below a folder, those left out that say what fixes give.
  private static func sources(in folder: String) -> [String] {
    Fixtures.files(in: folder, withExtension: "tabs", "swift").filter {
      !$0.hasSuffix(".fixed.tabs") && !$0.hasSuffix(".fixed.swift")
    }
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
