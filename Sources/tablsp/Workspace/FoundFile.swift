import TabSpecParser

/// A file that a run is to read.
final class FoundFile: Sendable {
  let path: SearchedPath
  /// The index of its configuration in the store.
  let configuration: Int

  init(_ path: SearchedPath, configuration: Int) {
    self.path = path
    self.configuration = configuration
  }

  /// As it was given, or found below what was given.
  var shownPath: String {
    path.shown
  }

  /// The files of a run are sorted by it.
  var absolutePath: String {
    path.absolute
  }

  /// Of two names of one file: the one without a link, else the first.
  func isPreferred(over other: FoundFile) -> Bool {
    if path.isLinked != other.path.isLinked { return !path.isLinked }
    return FilePath.precedes(path.absolute, other.path.absolute)
  }

  /// Swift for Swift's own extensions, and the tab language for whatever else a person names.
  static func language(ofPath path: String) -> TabFile.Language {
    path.hasSuffix(".swift") || path.hasSuffix(".swiftinterface") ? .swift : .tabs
  }

  /// Whether a folder's file of that name is looked at without being named.
  static func isWanted(_ name: String) -> Bool {
    name.hasSuffix(".tabs") || name.hasSuffix(".swift")
  }
}
