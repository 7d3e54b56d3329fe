import TabSpecParser

/// Findings that are known and accepted for now, as a file keeps them: by file, rule and text of the line, each with how
/// often it stands there. A known finding becomes a hint.
struct Baseline: Hashable, Sendable {
  /// What makes a file unusable, and where in it.
  struct Failure: Error, Hashable, Sendable {
    let message: String
    /// 1-based.
    let line: Int
    let column: Int
  }

  /// The absolute path of the folder that it lies in.
  let folder: String
  /// By the path from the folder to the file.
  private var counts: [String: [FindingKey: Int]] = [:]

  init(folder: String) {
    self.folder = folder
  }

  /// The name of a file in the baseline: the way to it from the baseline's folder, so that it is the
  /// same for whoever has both.
  func name(ofFileAt absolutePath: String) -> String {
    FilePath.relative(absolutePath, from: folder)
  }

  /// Adds what was found in a file; `lines` is its text.
  mutating func add(_ findings: [Diagnostic], in lines: LineIndex, name: String) {
    for finding in findings {
      counts[name, default: [:]][FindingKey(finding, in: lines), default: 0] += 1
    }
  }

  /// The findings in a file, the known ones as hints. Of more than were known the first ones are the
  /// known.
  func applying(to findings: [Diagnostic], in lines: LineIndex, name: String) -> [Diagnostic] {
    guard var known = counts[name] else { return findings }
    return findings.map { finding in
      let key = FindingKey(finding, in: lines)
      guard let count = known[key], count > 0 else { return finding }
      known[key] = count - 1
      var hint = finding
      hint.severity = .hint
      return hint
    }
  }

  // MARK: - The file

  /// Sorted, so that it changes only where findings do.
  var document: [UInt8] {
    var writer = JSONWriter(expandedDepth: 4)
    let files = counts.sorted { FilePath.precedes($0.key, $1.key) }
    writer.object { writer in
      writer.member("version", 1)
      writer.member("files") { writer in
        writer.array(files) { writer, file in
          writer.object { writer in
            writer.member("path", file.key)
            writer.member("findings") { writer in
              let known = file.value.sorted {
                ($0.key.ruleID, $0.key.text) < ($1.key.ruleID, $1.key.text)
              }
              writer.array(known) { writer, entry in
                writer.object { writer in
                  writer.member("rule", entry.key.ruleID)
                  writer.member("text", entry.key.text)
                  writer.member("count", entry.value)
                }
              }
            }
          }
        }
      }
    }
    return writer.document
  }

  /// Reads what `document` wrote.
  static func read(_ bytes: [UInt8], folder: String) -> Result<Baseline, Failure> {
    let text = SourceText(bytes: bytes)
    var settings = SettingReader()
    var baseline = Baseline(folder: folder)
    switch JSON5Reader.read(text) {
    case .success(let root): baseline.read(root, with: &settings)
    case .failure(let failure): settings.report(failure.message, at: failure.range)
    }
    guard let problem = settings.problems.first else { return .success(baseline) }
    let place = LineIndex(text).position(of: problem.range.lowerBound)
    return .failure(
      Failure(message: problem.message, line: place.line + 1, column: place.column + 1))
  }

  private mutating func read(_ root: JSON5Value, with settings: inout SettingReader) {
    let path = SettingPath.root
    for member in settings.members(of: root, at: path, keys: ["version", "files"]) {
      if member.key == "version" {
        _ = settings.integer(member.value, at: path.key("version"), in: 1...1)
        continue
      }
      let files = settings.elements(member.value, at: path.key("files"))
      for (index, file) in files.enumerated() {
        read(file: file, at: path.key("files").element(index), with: &settings)
      }
    }
  }

  private mutating func read(
    file: JSON5Value, at path: SettingPath, with settings: inout SettingReader
  ) {
    let members = settings.members(of: file, at: path, keys: ["path", "findings"])
    var name: String?
    var known: [FindingKey: Int] = [:]
    for member in members {
      let path = path.key(member.key)
      if member.key == "path" {
        name = settings.string(member.value, at: path)
        continue
      }
      for (index, entry) in settings.elements(member.value, at: path).enumerated() {
        let path = path.element(index)
        if let (key, count) = Baseline.entry(entry, at: path, with: &settings) {
          known[key, default: 0] += count
        }
      }
    }
    if let name { counts[name] = known }
  }

  private static func entry(
    _ value: JSON5Value, at path: SettingPath, with settings: inout SettingReader
  ) -> (key: FindingKey, count: Int)? {
    var ruleID: String?
    var text: String?
    var count: Int?
    for member in settings.members(of: value, at: path, keys: ["rule", "text", "count"]) {
      let path = path.key(member.key)
      switch member.key {
      case "rule": ruleID = settings.string(member.value, at: path)
      case "text": text = settings.string(member.value, at: path)
      default: count = settings.integer(member.value, at: path, in: 1...Int(Int32.max))
      }
    }
    guard let ruleID, let text, let count else { return nil }
    return (FindingKey(ruleID: ruleID, text: text), count)
  }
}
