import Foundation

/// Where the cases of a test target lie, and how they are read.
public enum Fixtures {
  /// The folder `Fixtures/<name>` beside the test target's sources: `Fixtures.directory(#filePath, "Rules")`. The test file
  /// may stand in a subfolder of its target.
  public static func directory(_ testFile: String, _ name: String) -> String {
    var parts = testFile.split(separator: "/", omittingEmptySubsequences: false)
    while parts.count > 1 {
      parts.removeLast()
      if parts.dropLast().last == "Tests" { break }
    }
    return (parts + ["Fixtures"]).joined(separator: "/") + "/" + name
  }

  /// The paths of the files in `directory` and in the folders below it that have one of the extensions, sorted; a
  /// folder without any is a broken test and gives a list whose one path can't be read.
  public static func files(in directory: String, withExtension extensions: String...) -> [String] {
    let names =
      FileManager.default.enumerator(atPath: directory)?.compactMap { $0 as? String } ?? []
    let found = names.filter { name in extensions.contains { name.hasSuffix(".\($0)") } }
    return found.isEmpty
      ? ["\(directory)/no fixture is here"] : found.sorted().map { "\(directory)/\($0)" }
  }

  /// The bytes of a fixture, whatever their encoding.
  public static func bytes(of path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  public static func text(of path: String) throws -> String {
    String(decoding: try bytes(of: path), as: UTF8.self)
  }
}
