import Foundation
import TestSupport
import Testing

@testable import tablsp

/// The lists that people keep, against the folders beside them.
@Suite struct CatalogueTests {
  private func typeNames(in folder: String, except others: String...) throws -> [String] {
    let sources = #filePath.components(separatedBy: "/Tests/")[0] + "/Sources/tablsp/CLI/\(folder)"
    let names = try FileManager.default.contentsOfDirectory(atPath: sources)
    return names.map { $0.replacingOccurrences(of: ".swift", with: "") }
      .filter { !others.contains($0) }.sorted()
  }

  @Test func everyCommandIsListed() throws {
    let listed = AllCommands.types.map { "\($0)" }.sorted()
    #expect(listed == (try typeNames(in: "Commands")))
    #expect(Set(AllCommands.types.map { $0.name }).count == listed.count)
  }

  @Test func everyReporterIsListed() throws {
    let listed = AllReporters.types.map { "\($0)" }.sorted()
    #expect(
      listed == (try typeNames(in: "Reporters", except: "Reporter", "AllReporters", "SARIFResult")))
    #expect(Set(AllReporters.types.map { $0.name }).count == listed.count)
  }

  @Test func everyShellIsListed() throws {
    let listed = AllShells.types.map { "\($0)" }.sorted()
    #expect(listed == (try typeNames(in: "Completions", except: "CompletedCommand", "Shell")))
  }

  @Test func rulePageIsCurrent() throws {
    let path = #filePath.components(separatedBy: "/Tests/")[0] + "/Grammar/RULES.md"
    try Golden.expect(RulePage.text, matches: path)
  }

  @Test func optionNamesAreUnique() {
    for type in AllCommands.types {
      let names = CatalogueTests.optionNames(of: type) + ["--help", "-h", "--version"]
      #expect(Set(names).count == names.count)
    }
  }

  private static func optionNames<Type: Command>(of type: Type.Type) -> [String] {
    type.options.flatMap(\.names)
  }
}
