import TabSpecParser
import TestSupport

/// The files of a fixture, each below a line `-- name --`, with marked places: `«word»` or `$1` … `$9`.
struct MarkedProject {
  struct Mark {
    let file: TabFile
    let range: TextRange
    /// `nil` for `«word»`.
    let digit: Character?
  }

  private(set) var files: [TabFile] = []
  private(set) var marks: [Mark] = []
  private let hasDigits: Bool

  /// - Parameter hasDigits: whether `$1` is a mark, and no parameter of a closure.
  init(_ text: String, hasDigits: Bool) {
    self.hasDigits = hasDigits
    var name = ""
    var content = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("-- "), line.hasSuffix(" --") {
        add(name, content)
        name = String(line.dropFirst(3).dropLast(3))
        content = ""
      } else {
        content += line + "\n"
      }
    }
    add(name, content)
  }

  var project: Project { Project(files: files) }

  private mutating func add(_ name: String, _ content: String) {
    guard !name.isEmpty else { return }
    var text = ""
    var places: [(start: Int, end: Int?, digit: Character?)] = []
    var characters = content[...]
    while let character = characters.popFirst() {
      switch character {
      case "«": places.append((text.utf8.count, nil, nil))
      case "»":
        guard let open = places.lastIndex(where: { $0.end == nil }) else { continue }
        places[open].end = text.utf8.count
      case "$" where hasDigits && characters.first.map { ("1"..."9").contains($0) } ?? false:
        places.append((text.utf8.count, text.utf8.count, characters.removeFirst()))
      default: text.append(character)
      }
    }
    let file = TabFile(
      path: name, language: name.hasSuffix(".swift") ? .swift : .tabs, text: SourceText(text))
    files.append(file)
    marks += places.map { place in
      Mark(
        file: file, range: TextOffset(place.start)..<TextOffset(place.end ?? place.start),
        digit: place.digit)
    }
  }
}

extension Project {
  /// The project with the edits made.
  func applying(_ outcome: Renaming.Outcome) -> Project {
    Project(
      files: files.map { file in
        guard let edits = outcome.edits.first(where: { $0.file === file })?.edits else {
          return file
        }
        return TabFile(
          path: file.path, language: file.language, text: file.text.applying(edits))
      })
  }

  func file(at path: String) -> TabFile? {
    files.first { $0.path == path }
  }
}
