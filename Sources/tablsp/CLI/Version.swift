/// The version of the tool, as `--version`, reports and the server's greeting give it.
enum Version {
  static let name = "tablsp"
  static let number = "0.1.0"
}
