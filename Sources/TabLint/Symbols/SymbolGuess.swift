/// Tells a misspelt symbol where no catalogue says what there is: one that is a single edit away from a well-known name
/// and can hardly be another symbol's.
enum SymbolGuess {
  /// The well-known names that were meant; empty where the name may be right.
  static func meant(by name: String) -> [String] {
    guard !WellKnownSymbols.names.contains(name), !isPlausible(name) else { return [] }
    let bytes = Array(name.utf8)
    let near = (bytes.count - 1...bytes.count + 1).flatMap { count in
      (namesByLength[count] ?? []).filter { isOneEdit(bytes, $0) }
    }
    return near.map { String(decoding: $0, as: UTF8.self) }.sorted()
  }

  private static let namesByLength = Dictionary(
    grouping: WellKnownSymbols.names.map { Array($0.utf8) }, by: \.count)

  /// Whether all its parts are words, numbers or sizes like `3x2` that symbols have.
  private static func isPlausible(_ name: String) -> Bool {
    name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      SymbolWords.all.contains(String(part))
        || (!part.isEmpty && part.allSatisfy { $0.isNumber || $0 == "x" })
    }
  }

  /// Whether one byte inserted, left out or changed, or two neighbours swapped, makes one of the other.
  private static func isOneEdit(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    let start = zip(left, right).prefix { $0 == $1 }.count
    let left = left[start...]
    let right = right[start...]
    if left.count != right.count {
      return left.count > right.count
        ? left.dropFirst().elementsEqual(right) : right.dropFirst().elementsEqual(left)
    }
    if left.dropFirst().elementsEqual(right.dropFirst()) { return true }
    return left.count > 1 && left[start] == right[start + 1] && left[start + 1] == right[start]
      && left.dropFirst(2).elementsEqual(right.dropFirst(2))
  }
}
