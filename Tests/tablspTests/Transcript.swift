import Foundation
import TestSupport

@testable import tablsp

/// A fixture that shows the tool at work: files, then commands with what they print.
///
///     -- Sources/a.tabs --             a file; everything up to the next such line or the first command
///     -- a.tabs, escaped --            the same without the ends of its lines; `\r`, `\n` and `\uFEFF` stand for them
///     -- empty/ --                     a folder
///     -- link -> Sources --            a link
///     # said to the reader
///     $ tablsp lint Sources            a command; also `cd FOLDER`, `cat FILE`, `< FILE` and `NAME=value` before it
///     > to the standard output
///     ! to the error stream
///     = 0                              the exit code
///
/// `TTY=1` makes the output a terminal. `$ROOT` is the folder of the files; what is printed shows an escape character as
/// `\e`, and a carriage return and a byte order mark as they are written above.
struct Transcript {
  private let text: String
  private let root: String

  init(_ text: String, root: String) {
    self.text = text
    self.root = root
  }

  /// The fixture with what the commands print now.
  func played() throws -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var result: [String] = []
    while let line = lines.popFirst() {
      if line.hasPrefix("-- ") {
        let content = lines.prefix {
          !$0.hasPrefix("-- ") && !$0.hasPrefix("$ ") && !$0.hasPrefix("# ")
        }
        lines = lines.dropFirst(content.count)
        try make(String(line.dropFirst(3).dropLast(3)), content: content)
        result += ([line] + content).map(String.init)
      } else if line.hasPrefix("$ ") {
        lines = lines.drop { $0.hasPrefix("> ") || $0.hasPrefix("! ") || $0.hasPrefix("= ") }
        result += [String(line)] + (try run(String(line.dropFirst(2))))
      } else {
        result.append(String(line))
      }
    }
    return result.joined(separator: "\n")
  }

  private func make(_ entry: String, content: ArraySlice<Substring>) throws {
    let isEscaped = entry.hasSuffix(Transcript.escapedMark)
    let entry = isEscaped ? String(entry.dropLast(Transcript.escapedMark.count)) : entry
    let link = entry.components(separatedBy: " -> ")
    let path = "\(root)/\(link[0])"
    let folder = path.hasSuffix("/") ? path : String(path[..<path.lastIndex(of: "/")!])
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    if link.count == 2 {
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: link[1])
    } else if !path.hasSuffix("/") {
      let text = isEscaped ? unescaped(content.joined()) : content.map { "\($0)\n" }.joined()
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
  }

  private func run(_ line: String) throws -> [String] {
    var words = line.split(separator: " ").map {
      $0.replacingOccurrences(of: "$ROOT", with: root)
    }[...]
    var folder = root
    if words.first == "cd" {
      folder = FilePath.absolute(words[words.startIndex + 1], from: root)
      words = words.dropFirst(3)
    }
    var variables: [String: String] = [:]
    while let word = words.first, let equals = word.firstIndex(of: "="), word.first != "-" {
      variables[String(word[..<equals])] = String(word[word.index(after: equals)...])
      words.removeFirst()
    }
    var input: [UInt8] = []
    if let redirection = words.firstIndex(of: "<") {
      input = try Fixtures.bytes(of: FilePath.joined(folder, words[redirection + 1]))
      words.removeSubrange(redirection...redirection + 1)
    }
    if words.first == "cat" {
      return shown(try Fixtures.bytes(of: FilePath.joined(folder, words.last!)), ">")
    }
    let output = Collector(isTerminal: variables["TTY"] == "1")
    let errors = Collector(isTerminal: false)
    let environment = Environment(
      workingFolder: folder, variable: { variables[$0] },
      input: Input(isTerminal: variables["TTY"] == "1") { [input] in .success(input) },
      output: output.output, errors: errors.output)
    let exitCode = Tablsp.run(arguments: Array(words.dropFirst()), environment: environment)
    return shown(output.bytes, ">") + shown(errors.bytes, "!") + ["= \(exitCode.rawValue)"]
  }

  /// The lines of an output behind their sign; a last line without its end is marked.
  private func shown(_ bytes: [UInt8], _ sign: String) -> [String] {
    guard !bytes.isEmpty else { return [] }
    let text = escaped(String(decoding: bytes, as: UTF8.self))
      .replacingOccurrences(of: root, with: "$ROOT")
    let ended = text.hasSuffix("\n") ? String(text.dropLast()) : text + " (without an end of line)"
    return ended.split(separator: "\n", omittingEmptySubsequences: false).map { "\(sign) \($0)" }
  }
}

// MARK: - Escapes

extension Transcript {
  private static let escapedMark = ", escaped"

  /// CR and LF are two scalars, but may be one character: so it is scalars that are looked at.
  private func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{1B}": result += "\\e".unicodeScalars
      case "\r": result += "\\r".unicodeScalars
      case "\u{FEFF}": result += "\\uFEFF".unicodeScalars
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  private func unescaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\\r", with: "\r")
      .replacingOccurrences(of: "\\n", with: "\n")
      .replacingOccurrences(of: "\\uFEFF", with: "\u{FEFF}")
  }
}

/// Keeps what is written to an output.
final class Collector {
  private(set) var bytes: [UInt8] = []
  private let isTerminal: Bool

  init(isTerminal: Bool) {
    self.isTerminal = isTerminal
  }

  private(set) lazy var output = Output(isTerminal: isTerminal) { [unowned self] piece in
    bytes += piece
    return nil
  }

  var text: String {
    String(decoding: bytes, as: UTF8.self)
  }
}
