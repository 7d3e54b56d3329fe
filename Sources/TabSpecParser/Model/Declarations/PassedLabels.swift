/// The labels that a file's calls of types hand over, as hashes of the type's name and the label: enough to tell that
/// nobody hands one over.
struct PassedLabels: Sendable {
  private var hashes: [UInt64] = []

  init(_ tree: SyntaxTree) {
    for node in tree.nodes where node.kind == .argument {
      let label = tree.range(ofToken: Int(node.firstToken)).byteIndices
      guard tree.nodes[Int(node.parent)].kind == .callSuffix,
        tree.tokens[Int(node.firstToken)].kind == .identifier,
        tree.significantKind(after: Int(node.firstToken)) == .colon
      else { continue }
      let call = Int(tree.nodes[Int(node.parent)].firstToken)
      guard call > 0, tree.tokens[call - 1].kind == .identifier else { continue }
      let name = tree.range(ofToken: call - 1).byteIndices
      guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(tree.text.bytes[name.lowerBound])
      else {
        continue
      }
      hashes.append(
        PassedLabels.hash(tree.text.bytes[name], tree.text.bytes[label]))
    }
    hashes.sort()
  }

  /// Whether some call of `type` may hand a value over for `label`.
  func mayContain(type: String, label: String) -> Bool {
    let wanted = PassedLabels.hash(Array(type.utf8)[...], Array(label.utf8)[...])
    var low = 0
    var high = hashes.count
    while low < high {
      let middle = (low + high) / 2
      if hashes[middle] < wanted { low = middle + 1 } else { high = middle }
    }
    return low < hashes.count && hashes[low] == wanted
  }

  /// FNV-1a.
  private static func hash(_ type: ArraySlice<UInt8>, _ label: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func combine(_ byte: UInt8) {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    for byte in type { combine(byte) }
    combine(UInt8(ascii: "("))
    for byte in label { combine(byte) }
    return hash
  }
}
