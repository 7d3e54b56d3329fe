import Foundation
import TabSpecParser
import TestSupport
import Testing

@testable import TabLint
@testable import tablsp

/// The catalogue against the folder beside it, and every example against what linting gives.
@Suite struct RuleCatalogueTests {
  private static let infos = AllRules.infos

  private static let typeNames: [String] = {
    let folder = #filePath.components(separatedBy: "/Tests/")[0] + "/Sources/TabLint/Rules"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.map { $0.replacingOccurrences(of: ".swift", with: "") }
  }()

  @Test func everyRuleIsListed() {
    #expect(
      AllRules.all.map { "\(type(of: $0))" }.sorted() == RuleCatalogueTests.typeNames.sorted())
  }

  @Test func theListIsAlphabetical() {
    let ids = AllRules.all.map(\.info.id)
    #expect(ids == ids.sorted())
    #expect(RuleCatalogueTests.infos.map(\.id) == AllRules.ids.sorted())
  }

  @Test func idsAreTheTypesNames() {
    for rule in AllRules.all {
      #expect(rule.info.id == RuleCatalogueTests.kebabCase("\(type(of: rule))"))
    }
  }

  @Test(arguments: infos.map(\.id)) func wordsAreWhole(_ id: String) throws {
    let info = try #require(AllRules.info(id))
    #expect(!info.summary.hasSuffix("."))
    #expect(!info.reason.isEmpty)
    #expect(info.source.map { $0.hasPrefix("https://") } ?? true)
  }

  @Test(arguments: infos.map(\.id)) func wrongExampleGivesItsRuleAlone(_ id: String) throws {
    let info = try #require(AllRules.info(id))
    #expect(Set(RuleCatalogueTests.findings(in: info.wrong).map(\.ruleID)) == [id])
  }

  @Test(arguments: infos.map(\.id)) func rightExampleIsClean(_ id: String) throws {
    let info = try #require(AllRules.info(id))
    #expect(RuleCatalogueTests.findings(in: info.right).map(\.message) == [])
  }

  /// A fixture is text, so that none can hold bytes which are no UTF-8; the rule's example does.
  private static let idsWithFixtures = infos.map(\.id).filter { $0 != SyntaxRules.invalidUTF8.id }

  @Test(arguments: idsWithFixtures) func everyRuleHasFixtures(_ id: String) throws {
    let own = RuleFixture.names.filter { name in
      name.hasPrefix("Rules/\(id).") || name.hasPrefix("Rules/\(id)-")
    }
    let found = try own.contains { name in
      let fixture = try RuleFixture(name)
      return fixture.project.files.contains { file in
        fixture.session.lint(file).contains { $0.ruleID == id }
      }
    }
    #expect(found, "no fixture of \(id) has a finding of it")
  }

  private static func findings(in example: RuleInfo.Example) -> [Diagnostic] {
    let file = TabFile(path: "Example", language: example.language, text: example.source)
    let configuration =
      example.configuration.map { ConfigurationReader(SourceText($0)).configuration }
      ?? Configuration()
    return Linter(configuration: configuration).lint(file, in: Project(files: [file]))
  }

  /// `ID` and `API` are words like any other.
  private static func kebabCase(_ name: String) -> String {
    var result = ""
    let plain = name.replacingOccurrences(of: "ID", with: "Id")
      .replacingOccurrences(of: "API", with: "Api")
    for character in plain {
      if character.isUppercase, !result.isEmpty { result += "-" }
      result += character.lowercased()
    }
    return result
  }
}
