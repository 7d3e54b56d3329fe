import Foundation

/// A folder that lives as long as a test.
public enum TemporaryFolder {
  /// The result of `body`, which gets the real path of a new and empty folder; it is gone afterwards.
  public static func with<Value>(_ body: (String) throws -> Value) throws -> Value {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    let path = "\(temporary)/tablsp-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try body(path)
  }

  /// Writes files, by their paths from `folder` on, and the folders around them.
  public static func make(_ files: [String: String], in folder: String) throws {
    for (path, text) in files {
      let url = URL(fileURLWithPath: "\(folder)/\(path)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }
}
