import Foundation

/// The Swift compiler as an independent judge of syntax.
public enum SwiftCompiler {
  /// Where `swiftc` is; nil where the search path has none.
  public static let path: String? = {
    let directories = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return directories.map { "\($0)/swiftc" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }()

  public struct Complaint {
    /// The index of the text.
    public let text: Int
    /// 1-based, in the text.
    public let line: Int
    public let message: String
  }

  /// The errors that `swiftc -frontend -parse` has about each of `texts`, in one run. The texts
  /// stand in one file, with a declaration between them that ends whatever is open; the first error
  /// of each counts.
  public static func complaints(about texts: [String]) throws -> [Complaint] {
    var source = ""
    var starts: [Int] = []
    var line = 1
    for (index, text) in texts.enumerated() {
      let part = "\(text)\nenum Separator\(index) {}\n"
      starts.append(line)
      line += part.utf8.count { $0 == UInt8(ascii: "\n") }
      source += part
    }
    var found: [Complaint] = []
    for (errorLine, message) in try errors(in: source) {
      let text = (starts.firstIndex { $0 > errorLine } ?? starts.count) - 1
      if found.last?.text != text {
        found.append(
          Complaint(text: text, line: errorLine - starts[text] + 1, message: message))
      }
    }
    return found
  }

  private static func errors(in source: String) throws -> [(line: Int, message: String)] {
    guard let path else { return [] }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).swift")
    try Data(source.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }

    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["-frontend", "-parse", "-module-name", "Sentences", file.path]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()

    var errors: [(line: Int, message: String)] = []
    for line in output.split(separator: "\n") where line.hasPrefix(file.path) {
      // path:line:column: error: message
      let parts = line.dropFirst(file.path.count + 1).split(separator: ":", maxSplits: 3)
      guard parts.count == 4, parts[2] == " error", let number = Int(parts[0]) else { continue }
      errors.append((number, parts[3].trimmingCharacters(in: .whitespaces)))
    }
    return errors.sorted { $0.line < $1.line }
  }
}
