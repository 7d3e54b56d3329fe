import Foundation
import TestSupport

@testable import tablsp

/// A fixture that shows the server at work: files with marked places, then steps with what comes of them.
///
///     client pull                          who asks: a file of `Clients`
///     -- main.tabs --                      a file, open; everything up to the next such line or the first step
///     -- other.swift (closed) --           a file, on the disk only
///     # said to the reader
///     == textDocument/hover main.tabs $1   a request; a place, or two for a range, and more parameters as JSON
///     == codeAction/resolve {"data": {"uri": "file:main.tabs"}}      a request of no document; `file:` stands for the folder
///     == change main.tabs $1..$2 "text"    also `open`, `close`, `save`, `write FILE TEXT`, `delete FILE`, `capabilities`
///     == tokens main.tabs                  the semantic tokens, readable
///     == complete main.tabs $1             what completion offers, an item a line
///     == outline main.tabs                 its symbols; also `folds`, `selection FILE $1`, `hints` and `lenses`, a line each
///     == word main.tabs $1 start           all that is said about a word, and what changes if it becomes `start`
///     == actions main.tabs $1..$2          the code actions, and what each changes
///
/// Below a step stands the result of a request, and whatever else the server has said since. `$1` … `$9` are places in
/// the files; they are not in the text. Ranges are shown as `line:column-line:column`, URIs as names of files.
struct ServerTranscript {
  private let lines: [Substring]
  private let root: String
  private let clients: String

  /// - Parameters:
  ///   - root: an empty folder for the files.
  ///   - clients: the folder of the clients' capabilities.
  init(_ text: String, root: String, clients: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    self.root = root
    self.clients = clients
  }

  /// The fixture with what the server says now.
  func played() throws -> String {
    var rest = lines[...]
    var result: [String] = []
    var session = ServerSession(root: root)
    while let line = rest.popFirst() {
      result.append(String(line))
      if line.hasPrefix("client ") {
        let path = "\(clients)/\(line.dropFirst("client ".count)).json"
        session.capabilities = try JSONDecoder().decode(
          JSONValue.self, from: Data(try Fixtures.bytes(of: path)))
      } else if line.hasPrefix("-- ") {
        let content = rest.prefix { !Self.isHead($0) }
        rest = rest.dropFirst(content.count)
        result += content.map(String.init)
        try session.add(String(line.dropFirst(3).dropLast(3)), content: content)
      } else if line.hasPrefix("== ") {
        rest = rest.drop { !Self.isHead($0) }
        result.append(try session.run(line.dropFirst(3)))
      }
    }
    return result.joined(separator: "\n")
  }

  private static func isHead(_ line: Substring) -> Bool {
    line.hasPrefix("-- ") || line.hasPrefix("== ") || line.hasPrefix("# ")
  }
}
