import TabSpecParser

/// Tells a misspelt symbol where no catalogue says what there is: one that is a single edit away from a well-known name
/// and can hardly be another symbol's.
enum SymbolGuess {
  /// The well-known names that were meant; empty where the name may be right.
  static func meant(by name: String) -> [String] {
    guard !WellKnownSymbols.names.contains(name), !isPlausible(name) else { return [] }
    return nearNames(to: name, in: WellKnownSymbols.names.sorted(), maximumDistance: 1)
  }

  /// Whether all its parts are words, numbers or sizes like `3x2` that symbols have.
  private static func isPlausible(_ name: String) -> Bool {
    name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      SymbolWords.all.contains(String(part))
        || (!part.isEmpty && part.allSatisfy { $0.isNumber || $0 == "x" })
    }
  }
}
