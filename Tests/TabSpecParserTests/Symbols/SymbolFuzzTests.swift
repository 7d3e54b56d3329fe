import TabSpecParser
import TestSupport
import Testing

/// Whatever is left of a text, each of its words can be asked for and looked for.
@Suite struct SymbolFuzzTests {
  @Test(arguments: SymbolTests.fixtures)
  func cutTexts(path: String) throws {
    var generator = SeededGenerator(seed: 11)
    let text = try Fixtures.text(of: path)
    let project = MarkedProject(text, hasDigits: false).project
    for _ in 0..<6 {
      let files = project.files.map { file in
        let bytes = file.text.bytes
        let cut = Int.random(in: 0...bytes.count, using: &generator)
        let end = Int.random(in: cut...min(bytes.count, cut + 12), using: &generator)
        return TabFile(
          path: file.path, language: file.language,
          text: SourceText(bytes: Array(bytes[..<cut] + bytes[end...])))
      }
      let broken = Project(files: files)
      for file in files {
        let reader = SymbolReader(file: file, project: broken)
        for token in file.tree.tokens where Int.random(in: 0..<4, using: &generator) == 0 {
          for occurrence in reader.occurrences(at: token.offset) {
            let isInside = occurrence.range.upperBound <= file.text.end
            #expect(isInside)
          }
        }
      }
    }
  }

  @Test(arguments: [
    (200, "let x = [", "[.a, ", ".b]", "]"), (200, "f(", "g { $0.map(", ") }", ")"),
    (200, "let y: T = ", "(.a ?? ", ".b)", ""), (120, "x", ".map { $0.first }", "", ""),
    (120, "let z = ", "a ? .b : ", ".c", ""), (100, "func f() { ", "if let a { ", "a }", "}"),
  ])
  func entangledTexts(count: Int, head: String, unit: String, middle: String, tail: String) {
    let text =
      "enum T { case a, b, c }\n" + head + String(repeating: unit, count: count) + middle
      + String(repeating: middle, count: count) + tail
    let file = TabFile(path: "main.swift", language: .swift, text: SourceText(text))
    let project = Project(files: [file])
    let occurrences = SymbolReader(file: file, project: project).occurrences(at: TextOffset(15))
    #expect(occurrences.count == 1)
    let result = SymbolSearch(project: project).search(for: occurrences[0].symbol)
    #expect(!result.occurrences.isEmpty)
  }
}
