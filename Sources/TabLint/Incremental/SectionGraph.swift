import TabSpecParser

/// Which sections can have to do with each other: those that say a name which one of them declares.
struct SectionGraph {
  private var declaring: [UInt32: [TrackedSection]] = [:]
  /// For each declared name that has been looked for, the sections that say it.
  private var mentioning: [UInt32: [TrackedSection]] = [:]
  /// The declared names that have not been looked for.
  private var unsought: Set<UInt32> = []
  private var searchCount = 0

  mutating func insert(_ sections: [TrackedSection]) {
    for section in sections {
      for name in section.names.declared {
        declaring[name, default: []].append(section)
        if mentioning[name] == nil { unsought.insert(name) }
      }
      for name in section.names.mentioned where mentioning[name] != nil {
        mentioning[name]?.append(section)
      }
    }
  }

  mutating func remove(_ sections: [TrackedSection]) {
    for section in sections {
      for name in section.names.mentioned { mentioning[name]?.removeFirst(section) }
      for name in section.names.declared {
        declaring[name]?.removeFirst(section)
        guard declaring[name]?.isEmpty == true else { continue }
        declaring[name] = nil
        mentioning[name] = nil
        unsought.remove(name)
      }
    }
  }

  /// The sections that some can have to do with, themselves included, over whatever number of
  /// others.
  ///
  /// - Parameter files: all that hold sections of the graph.
  mutating func connected(
    to sections: some Sequence<TrackedSection>, in files: [TrackedFile]
  ) -> [TrackedSection] {
    seek(in: files)
    searchCount += 1
    var found: [TrackedSection] = []
    var names: Set<UInt32> = []
    func visit(_ sections: some Sequence<TrackedSection>) {
      for section in sections where section.lastSearch != searchCount {
        section.lastSearch = searchCount
        found.append(section)
      }
    }
    visit(sections)
    var next = 0
    while next < found.count {
      let section = found[next]
      next += 1
      if section.file.isWhole { visit(section.file.sections) }
      for list in [section.names.mentioned, section.names.declared] {
        for name in list {
          guard let declaring = declaring[name], names.insert(name).inserted else { continue }
          visit(declaring)
          visit(mentioning[name] ?? [])
        }
      }
    }
    return found
  }

  /// Looks for who says the names that nobody has looked for.
  private mutating func seek(in files: [TrackedFile]) {
    guard !unsought.isEmpty else { return }
    for name in unsought { mentioning[name] = [] }
    for file in files {
      for section in file.sections {
        if unsought.count < 8 {
          for name in unsought where section.names.mentions(name) {
            mentioning[name]?.append(section)
          }
        } else {
          for name in section.names.mentioned where unsought.contains(name) {
            mentioning[name]?.append(section)
          }
        }
      }
    }
    unsought = []
  }
}

extension [TrackedSection] {
  fileprivate mutating func removeFirst(_ section: TrackedSection) {
    if let index = firstIndex(where: { $0 === section }) { remove(at: index) }
  }
}
