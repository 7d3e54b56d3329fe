import TabSpecParser
import TestSupport
import Testing

/// What expressions give: a table of `expression => value: type` under the declarations that they use.
@Suite struct EvaluatorTests {
  @Test func table() throws {
    let path = Fixtures.directory(#filePath, "evaluator.txt")
    let table = try Fixtures.text(of: path)
    let parts = table.split(separator: "\n---\n", maxSplits: 1).map(String.init)
    let expressions = parts[1].split(separator: "\n").map { line in
      String(line.split(separator: " => ", maxSplits: 1)[0])
    }
    #expect(expressions.count > 20)
    let source =
      parts[0] + "\n"
      + expressions.enumerated().map { "let value\($0.offset) = \($0.element)\n" }.joined()
    let file = TabFile(path: "table.swift", language: .swift, text: SourceText(source))
    let evaluator = Evaluator(project: Project(files: [file]), file: file)
    let nodes = Array(file.tree.root.children)
    let lines = expressions.indices.map { index in
      let variable = VariableDeclaration.all(in: nodes, file: file).last {
        $0.name == "value\(index)"
      }
      let result = variable.map(evaluator.evaluate) ?? .unknown
      return "\(expressions[index]) => \(text(of: result.value)): \(result.type.description)"
    }
    try Golden.expect(
      parts[0] + "\n---\n" + lines.joined(separator: "\n") + "\n", matches: path)
  }

  private func text(of value: Value) -> String {
    switch value {
    case .array(let elements): "[" + elements.map(text).joined(separator: ", ") + "]"
    case .instance(let type, let arguments):
      type + "("
        + arguments.keys.sorted().map { "\($0): \(text(of: arguments[$0] ?? .unknown))" }
        .joined(separator: ", ") + ")"
    default: value.description ?? "?"
    }
  }
}
