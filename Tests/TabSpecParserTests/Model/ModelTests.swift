import TabSpecParser
import TestSupport
import Testing

/// What is read from the cases in `Fixtures/Model`: one file each, or a folder `*.project` with several.
@Suite struct ModelTests {
  private static let directory = Fixtures.directory(#filePath, "Model")

  private static let paths = Fixtures.files(in: directory, withExtension: "swift", "tabs")

  /// The files that are read together with the one at `path`.
  private static func project(around path: String) -> [String] {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    guard folder.last?.hasSuffix(".project") ?? false else { return [path] }
    return paths.filter { $0.hasPrefix(folder.joined(separator: "/") + "/") }
  }

  @Test(arguments: paths) func model(_ path: String) throws {
    let together = ModelTests.project(around: path)
    let files = try together.map { other in
      TabFile(
        path: other, language: other.hasSuffix(".tabs") ? .tabs : .swift,
        text: SourceText(bytes: try Fixtures.bytes(of: other)))
    }
    let file = try #require(files.first { $0.path == path })
    let dump = ModelDump(Project(files: files)).text(of: file)
    try Golden.expect(dump, matches: path + ".model")
  }
}
