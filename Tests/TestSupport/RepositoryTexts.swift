import Foundation

/// The texts that the repository has for examples and tests.
public enum RepositoryTexts {
  /// The folder of the package, found from a test's own file.
  public static func root(_ testFile: String) -> String {
    let parts = testFile.split(separator: "/", omittingEmptySubsequences: false)
    let end = parts.lastIndex(of: "Tests") ?? parts.count
    return parts[..<end].joined(separator: "/")
  }

  /// The paths of all `.tabs` and `.swift` files among the examples and the fixtures, sorted.
  public static func paths(_ testFile: String) -> [String] {
    let root = root(testFile)
    return ["Examples", "Tests"].flatMap { folder in
      let names =
        FileManager.default.enumerator(atPath: "\(root)/\(folder)")?.compactMap { $0 as? String }
      return (names ?? []).filter { name in
        (name.hasSuffix(".tabs") || name.hasSuffix(".swift"))
          && (folder != "Tests" || name.contains("Fixtures/"))
      }.map { "\(root)/\(folder)/\($0)" }
    }.sorted()
  }
}
