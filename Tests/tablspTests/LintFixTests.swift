import Foundation
import TestSupport
import Testing

@testable import tablsp

/// What a transcript can't show of `lint --fix`: permissions, bytes that are no text, and odd line ends.
@Suite struct LintFixTests {
  private static let wrong = "TabbedView { HomeView().tabItem { Text(\"Home\") } }\n"
  private static let right = "TabView { HomeView().tabItem { Text(\"Home\") } }\n"

  private static func fix(_ root: String) -> (output: String, errors: String, exitCode: ExitCode) {
    let output = Collector(isTerminal: false)
    let errors = Collector(isTerminal: false)
    let environment = Environment(
      workingFolder: root, variable: { _ in nil },
      input: Input(isTerminal: false) { .success([]) }, output: output.output,
      errors: errors.output)
    let arguments = ["lint", "--fix", "--rule", "obsolete-api"]
    let exitCode = Tablsp.run(arguments: arguments, environment: environment)
    return (output.text, errors.text, exitCode)
  }

  /// What can't be written is said, reported as it is, and the rest is done.
  @Test func readOnlyFile() throws {
    try TemporaryFolder.with { root in
      try TemporaryFolder.make(["a.tabs": Self.wrong, "b.tabs": Self.wrong], in: root)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o444], ofItemAtPath: "\(root)/a.tabs")
      let result = Self.fix(root)
      #expect(result.exitCode == .failure)
      #expect(result.output.hasPrefix("a.tabs:1:1: error: "))
      #expect(!result.output.contains("b.tabs"))
      #expect(result.errors.contains("a.tabs: error: is read-only\n"))
      #expect(!result.errors.contains("fixed a.tabs"))
      #expect(result.errors.contains("fixed b.tabs: 1 obsolete-api\nfixed 1 finding in 1 file\n"))
      let texts = try ["a", "b"].map { try Fixtures.text(of: "\(root)/\($0).tabs") }
      #expect(texts == [Self.wrong, Self.right])
    }
  }

  @Test func permissionsStay() throws {
    try TemporaryFolder.with { root in
      try TemporaryFolder.make(["a.tabs": Self.wrong], in: root)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o640], ofItemAtPath: "\(root)/a.tabs")
      #expect(Self.fix(root).exitCode == .success)
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(root)/a.tabs")
      #expect(attributes[.posixPermissions] as? Int == 0o640)
      let names = try FileManager.default.contentsOfDirectory(atPath: root)
      #expect(names == ["a.tabs"])
    }
  }

  /// Only the named place changes, whatever the bytes around it are.
  @Test(
    arguments: [
      ([0xEF, 0xBB, 0xBF], []), ([], Array("// \r\n".utf8)), ([], Array("// a\rb\r".utf8)),
      (Array("// caf".utf8) + [0xE9, 0x0A], []), ([], [0x0A, 0x0A, 0x20]),
    ] as [([UInt8], [UInt8])])
  func bytesAroundStay(before: [UInt8], after: [UInt8]) throws {
    try TemporaryFolder.with { root in
      let bytes = before + Self.wrong.utf8 + after
      #expect(FileWriter.write(bytes, to: "\(root)/a.tabs") == nil)
      _ = Self.fix(root)
      let fixed = try Fixtures.bytes(of: "\(root)/a.tabs")
      #expect(fixed == before + Self.right.utf8 + after)
    }
  }
}
