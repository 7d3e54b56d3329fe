/// The catalogue that comes with the system.
enum SystemSymbols {
  /// nil where the system has none, as everywhere but on a Mac.
  static let names: Set<String>? = {
    #if os(macOS)
      let path =
        "/System/Library/CoreServices/CoreGlyphs.bundle/Contents/Resources/name_availability.plist"
      guard case .success(let bytes) = FileReader.read(path) else { return nil }
      return SymbolCatalogue.names(in: bytes)
    #else
      return nil
    #endif
  }()
}
