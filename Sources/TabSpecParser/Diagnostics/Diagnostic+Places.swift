extension Diagnostic {
  /// The same finding with other places.
  ///
  /// - Parameter move: gets a range of the finding's own file, or of the file of a note, and that
  ///   file's path; nil is the finding's own.
  package func moved(_ move: (TextRange, _ path: String?) -> TextRange) -> Diagnostic {
    var finding = self
    finding.range = move(range, nil)
    for index in notes.indices {
      finding.notes[index].range = move(notes[index].range, notes[index].path)
    }
    for (index, fixIt) in fixIts.enumerated() {
      for edit in fixIt.edits.indices {
        finding.fixIts[index].edits[edit].range = move(fixIt.edits[edit].range, nil)
      }
    }
    return finding
  }

  /// The same finding in a file with so many more bytes before it.
  package func moved(by count: Int) -> Diagnostic {
    count == 0 ? self : moved { range, path in path == nil ? range.moved(by: count) : range }
  }
}

extension TextRange {
  package func moved(by count: Int) -> TextRange {
    lowerBound.advanced(by: count)..<upperBound.advanced(by: count)
  }
}
