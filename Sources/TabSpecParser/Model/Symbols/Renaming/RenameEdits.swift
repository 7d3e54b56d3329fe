/// Replacements of all occurrences of a symbol, and the project after them.
struct RenameEdits {
  let byFile: [(file: TabFile, edits: [TextEdit])]
  private let project: Project

  init(
    project: Project, occurrences: [Occurrence], replacement: (Occurrence) -> String
  ) {
    self.project = project
    byFile = project.files.compactMap { file in
      let edits = occurrences.filter { $0.file === file }.map {
        TextEdit(range: $0.range, replacement: replacement($0))
      }
      return edits.isEmpty
        ? nil : (file, edits.sorted { $0.range.lowerBound < $1.range.lowerBound })
    }
  }

  /// A word's place after the edits.
  private struct Key: Hashable {
    let path: String
    let offset: TextOffset
  }

  /// Reads the changed files and compares what means the declaration then with what was changed.
  func check(_ declaration: Declaration, dialects: [Dialect]) throws(RenameRefusal) {
    let changed = Dictionary(
      byFile.map { (ObjectIdentifier($0.file), $0.edits) }, uniquingKeysWith: { first, _ in first })
    let files = project.files.map { file -> TabFile in
      guard let edits = changed[ObjectIdentifier(file)] else { return file }
      return TabFile(
        path: file.path, language: file.language, text: file.text.applying(edits))
    }
    let after = Project(files: files)
    guard let index = project.files.firstIndex(where: { $0 === declaration.file }) else { return }
    let start = moved(declaration.nameRange.lowerBound, in: declaration.file)
    let reader = SymbolReader(file: files[index], project: after, dialects: dialects)
    let token = reader.tree.tokenIndex(at: start)
    guard case .symbols(let symbols) = reader.meaning(ofToken: token), symbols.count == 1 else {
      throw RenameRefusal("the new name would not be read as one", at: [declaration.place])
    }
    let found = SymbolSearch(project: after, dialects: dialects).search(for: symbols[0])
    var expected: [Key: Place] = [:]
    for (file, edits) in byFile {
      for edit in edits {
        let key = Key(path: file.path, offset: moved(edit.range.lowerBound, in: file))
        expected[key] = Place(file: file, range: edit.range)
      }
    }
    for occurrence in found.occurrences {
      let key = Key(path: occurrence.file.path, offset: occurrence.range.lowerBound)
      guard expected.removeValue(forKey: key) != nil else {
        throw RenameRefusal(
          "a word that means something else would mean it too", at: [occurrence.place])
      }
    }
    if !expected.isEmpty {
      let places = expected.values.sorted { $0.range.lowerBound < $1.range.lowerBound }
      throw RenameRefusal("under the new name something else would be meant", at: places)
    }
  }

  /// Where an offset lies after the edits.
  private func moved(_ offset: TextOffset, in file: TabFile) -> TextOffset {
    let edits = byFile.first { $0.file === file }?.edits ?? []
    let growth = edits.prefix { $0.range.lowerBound < offset }.reduce(0) {
      $0 + $1.replacement.utf8.count - $1.range.byteIndices.count
    }
    return offset.advanced(by: growth)
  }
}
