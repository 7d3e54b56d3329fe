#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import TabSpecParser
import TabLint
#if canImport(Glibc)
import Glibc
#endif
let args = CommandLine.arguments
for path in args.dropFirst(2) {
  let data = try! Data(contentsOf: URL(filePath: path))
  let text = SourceText(bytes: Array(data))
  let clock = ContinuousClock()
  if args[1] == "time" {
    for _ in 0..<5 {
    var file: SyntaxTree! = nil
    let parse = clock.measure { file = SyntaxTree.parse(text, language: .tabs) }
    var result: Result<FormattedText, FormatRefusal>! = nil
    let format = clock.measure { result = TabLint.Formatter(.init()).format(file) }
    if case .success(let f) = result {
      let again = SyntaxTree.parse(f.text, language: .tabs)
      let check = clock.measure { _ = TabLint.Formatter(.init()).format(again) }
      print(path, data.count, "parse", parse, "format+proof", format, "check", check, f.edits.count)
    } else { print(result!) }
    }
  } else {
    let file = SyntaxTree.parse(text, language: .tabs)
    switch TabLint.Formatter(.init()).format(file) {
    case .success(let formatted):
      if args[1] == "print" { print(formatted.text.string, terminator: "") }
      if args[1] == "format" { try! Data(formatted.text.bytes).write(to: URL(filePath: path)) }
    case .failure(let refusal): print(path, refusal.line(in: text) + 1, refusal); if case .unstable = refusal { exit(9) }
    }
  }
}
