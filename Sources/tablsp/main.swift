#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import TabSpecParser
let args = CommandLine.arguments
var total = 0
for path in args.dropFirst(2) {
  let data = try! Data(contentsOf: URL(filePath: path))
  let language: TabFile.Language = args[1].contains("tabs") ? .tabs : .swift
  let clock = ContinuousClock()
  var file: TabFile! = nil
  let t = clock.measure { file = TabFile(path: path, language: language, text: SourceText(bytes: Array(data))) }
  if args[1].contains("time") { print(path, data.count, t, file.tree.tokens.count, file.tree.allNodes.count) }
  if args[1].contains("dump") { print(file.tree.dump()) }
  if args[1].contains("unp") { for n in file.tree.nodes(of: .unparsed) { total += 1; print(path, LineIndex(file.text).position(of: n.range.lowerBound).line + 1, n.text.prefix(60).debugDescription) } }
  for d in file.tree.diagnostics { let p = LineIndex(file.text).position(of: d.range.lowerBound); print("\(path):\(p.line+1):\(p.column+1): \(d.message)") }
  var joined: [UInt8] = []
  for i in file.tree.tokens.indices { joined += file.text.bytes[file.tree.range(ofToken: i).byteIndices] }
  if joined != file.text.bytes { print("LOSSY", path) }
}
print(total)
