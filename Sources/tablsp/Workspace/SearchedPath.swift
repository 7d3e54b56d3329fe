/// A path on a search, under its three names.
struct SearchedPath: Sendable {
  /// As it was given, or found below what was given; empty for the working folder.
  let shown: String
  /// Without `.` and `..`.
  let absolute: String
  /// Without links.
  let real: String
  /// Whether a link was followed on the way.
  var isLinked = false

  func appending(_ name: String) -> SearchedPath {
    SearchedPath(
      shown: shown.isEmpty ? name : FilePath.joined(shown, name),
      absolute: FilePath.joined(absolute, name),
      real: FilePath.joined(real, name),
      isLinked: isLinked)
  }
}
