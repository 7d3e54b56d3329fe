import Foundation
import TabLint
import TabSpecParser
import TestSupport
import Testing

@testable import tablsp

/// Real outputs and configurations against the schemas.
@Suite struct SchemaTests {
  private static func json(_ text: SourceText) throws -> JSON5Value {
    try JSON5Reader.read(text).get()
  }

  private static func fixture(_ name: String) throws -> (text: SourceText, value: JSON5Value) {
    let path = Fixtures.directory(#filePath, "Schemas/\(name)")
    let text = SourceText(bytes: try Fixtures.bytes(of: path))
    return (text, try json(text))
  }

  private static func schema(_ name: String) throws -> JSONSchema {
    let path = #filePath.components(separatedBy: "/Tests/")[0] + "/Grammar/\(name).schema.json"
    return JSONSchema(try json(SourceText(bytes: try Fixtures.bytes(of: path))))
  }

  @Test func validator() throws {
    for item in try Self.fixture("validator.json5").value.elements {
      let schema = JSONSchema(try #require(item.member("schema")))
      for value in item.member("right")?.elements ?? [] {
        #expect(schema.problems(of: value).isEmpty)
      }
      for value in item.member("wrong")?.elements ?? [] {
        #expect(!schema.problems(of: value).isEmpty)
      }
    }
  }

  // MARK: - Configuration

  @Test(arguments: [true, false])
  func configurations(isRight: Bool) throws {
    let (text, cases) = try Self.fixture("configurations.json5")
    let schema = try Self.schema("tablsp")
    for item in cases.member(isRight ? "right" : "wrong")?.elements ?? [] {
      let source = text[item.range]
      #expect(schema.problems(of: item).isEmpty == isRight, "\(source)")
      #expect(ConfigurationReader(SourceText(source)).problems.isEmpty == isRight, "\(source)")
    }
  }

  /// The rules in the schema are those of the catalogue.
  @Test func rulesInSchema() throws {
    let path =
      #filePath.components(separatedBy: "/Tests/")[0] + "/Grammar/tablsp.schema.json"
    let lines = try Fixtures.text(of: path).components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.contains("\"rules\": {") }) + 5
    let end = try #require(lines[start...].firstIndex { $0 == "      }" })
    #expect(lines[start - 1] == "      \"properties\": {")
    let rules = AllRules.infos.map { info in
      var writer = JSONWriter(expandedDepth: 0)
      writer.object { writer in
        writer.member("description", info.summary)
        writer.member("$ref", "#/definitions/severity")
      }
      return
        "        \"\(info.id)\": \(String(decoding: writer.document.dropLast(), as: UTF8.self))"
    }
    let block = rules.joined(separator: ",\n")
    let now = lines[..<start] + [block] + lines[end...]
    try Golden.expect(now.joined(separator: "\n"), matches: path)
  }

  // MARK: - Outputs

  /// What linting all examples of the catalogue prints, each in a folder with its configuration.
  private static func output(_ name: String) throws -> JSON5Value {
    try TemporaryFolder.with { root in
      for info in AllRules.infos {
        for (word, example) in [("wrong", info.wrong), ("right", info.right)] {
          let folder = "\(root)/\(info.id)/\(word) ä"
          let file = example.language == .swift ? "Example.swift" : "example.tabs"
          try TemporaryFolder.make([".tablsp.json": example.configuration ?? "{}"], in: folder)
          #expect(FileWriter.write(example.source.bytes, to: "\(folder)/\(file)") == nil)
        }
      }
      let output = Collector(isTerminal: false)
      let errors = Collector(isTerminal: false)
      let environment = Environment(
        workingFolder: root, variable: { _ in nil },
        input: Input(isTerminal: false) { .success([]) }, output: output.output,
        errors: errors.output)
      let exitCode = Tablsp.run(arguments: ["lint", "--output", name], environment: environment)
      #expect(exitCode == .findings)
      #expect(errors.text.contains("errors"))
      return try json(SourceText(bytes: output.bytes))
    }
  }

  @Test func findings() throws {
    let schema = try Self.schema("findings")
    let output = try Self.output("json")
    #expect(schema.problems(of: output) == [])
    // Everything in it is needed, and nothing else may be there.
    let files = output.member("files")?.elements ?? []
    let full = try #require(
      files.first { file in
        let finding = file.member("findings")?.elements.first
        return ["notes", "fixes"].allSatisfy { finding?.member($0)?.elements.isEmpty == false }
      })
    for variant in output.replacing(1, "files", output.with(.array([full]))).variants {
      #expect(!schema.problems(of: variant).isEmpty)
    }
  }

  @Test func sarif() throws {
    let schema = JSONSchema(try Self.fixture("sarif-2.1.0.schema.json").value)
    let output = try Self.output("sarif")
    #expect(schema.problems(of: output) == [])
    let run = try #require(output.member("runs")?.elements.first)
    let rules = run.member("tool")?.member("driver")?.member("rules")?.elements ?? []
    let results = run.member("results")?.elements ?? []
    #expect(!results.isEmpty)
    for result in results {
      let index = Int(result.member("ruleIndex")?.number ?? -1)
      #expect(rules.indices.contains(index))
      #expect(rules[index].member("id")?.string == result.member("ruleId")?.string)
    }
    let fingerprints = results.map { result in
      let uri = result.member("locations")?.elements.first?.member("physicalLocation")?
        .member("artifactLocation")?.member("uri")?.string
      let print = result.member("partialFingerprints")?.member("tablspFinding/v1")?.string
      return "\(uri ?? "") \(print ?? "")"
    }
    #expect(Set(fingerprints).count == results.count)
  }
}

extension JSON5Value {
  /// The value with one member of one object less, renamed, or of another type, wherever that is in the first elements of
  /// its lists.
  fileprivate var variants: [JSON5Value] {
    switch content {
    case .array(let elements):
      guard let first = elements.first else { return [] }
      return first.variants.map { with(.array([$0] + elements.dropFirst())) }
    case .object(let members):
      return members.indices.flatMap { index -> [JSON5Value] in
        let member = members[index]
        let changed = member.value.variants.map { replacing(index, member.key, $0) }
        let renamed = replacing(index, member.key + "x", member.value)
        return changed + [renamed, replacing(index, member.key, with(.null)), dropping(index)]
      }
    default: return []
    }
  }

  fileprivate func with(_ content: Content) -> JSON5Value {
    JSON5Value(content: content, range: range)
  }

  private func dropping(_ index: Int) -> JSON5Value {
    var members = members
    members.remove(at: index)
    return with(.object(members))
  }

  fileprivate func replacing(_ index: Int, _ key: String, _ value: JSON5Value) -> JSON5Value {
    var members = members
    members[index] = Member(key: key, keyRange: members[index].keyRange, value: value)
    return with(.object(members))
  }
}
