import TabSpecParser

/// Which sections can have to do with each other: those that say a name which one of them declares.
struct SectionGraph {
  private var declaring: [UInt64: [TrackedSection]] = [:]
  /// For each declared name that has been looked for, the sections that say it.
  private var mentioning: [UInt64: [TrackedSection]] = [:]
  /// The declared names that have not been looked for.
  private var unsought: Set<UInt64> = []
  /// How many sections declare a type of each name, and which extend one.
  private var typeCounts: [UInt64: Int] = [:]
  private var extending: [UInt64: [TrackedSection]] = [:]
  private var searchCount = 0

  mutating func insert(_ sections: [TrackedSection]) {
    for section in sections {
      for name in section.names.mentioned where mentioning[name] != nil {
        mentioning[name]?.append(section)
      }
      for name in section.names.declared { declare(name, in: section) }
      for type in section.names.types {
        typeCounts[type, default: 0] += 1
        if typeCounts[type] == 1 { forEachMember(ofType: type) { $0.undeclare($1, in: $2) } }
      }
      for added in section.names.extensions {
        extending[added.type, default: []].append(section)
        guard typeCounts[added.type] == nil else { continue }
        for member in added.members { declare(member, in: section) }
      }
    }
  }

  mutating func remove(_ sections: [TrackedSection]) {
    for section in sections {
      for name in section.names.mentioned { mentioning[name]?.removeFirst(section) }
      for name in section.names.declared { undeclare(name, in: section) }
      for added in section.names.extensions {
        extending[added.type]?.removeFirst(section)
        guard typeCounts[added.type] == nil else { continue }
        for member in added.members { undeclare(member, in: section) }
      }
      for type in section.names.types {
        typeCounts[type, default: 0] -= 1
        guard typeCounts[type] == 0 else { continue }
        typeCounts[type] = nil
        forEachMember(ofType: type) { $0.declare($1, in: $2) }
      }
    }
  }

  /// Whether a section leads to the same others as another one in its place.
  func hasSameLinks(_ section: TrackedSection, as other: TrackedSection) -> Bool {
    let names = section.names
    let others = other.names
    return names.declared == others.declared && names.types == others.types
      && names.extensions == others.extensions
      && names.mentioned.filter { declaring[$0] != nil }
        == others.mentioned.filter { declaring[$0] != nil }
  }

  /// The sections that extend a type which one of `sections` declares: what they add is found in
  /// another way if that comes or goes.
  func extending(typesOf sections: [TrackedSection]) -> [TrackedSection] {
    sections.flatMap { section in section.names.types.flatMap { extending[$0] ?? [] } }
  }

  /// Goes over what the extensions of a type add.
  private mutating func forEachMember(
    ofType type: UInt64, _ body: (inout SectionGraph, UInt64, TrackedSection) -> Void
  ) {
    // A section with two extensions of the type is there twice.
    var seen: Set<ObjectIdentifier> = []
    for section in extending[type] ?? [] where seen.insert(ObjectIdentifier(section)).inserted {
      for added in section.names.extensions where added.type == type {
        for member in added.members { body(&self, member, section) }
      }
    }
  }

  private mutating func declare(_ name: UInt64, in section: TrackedSection) {
    declaring[name, default: []].append(section)
    if mentioning[name] == nil { unsought.insert(name) }
  }

  private mutating func undeclare(_ name: UInt64, in section: TrackedSection) {
    declaring[name]?.removeFirst(section)
    guard declaring[name]?.isEmpty == true else { return }
    declaring[name] = nil
    mentioning[name] = nil
    unsought.remove(name)
  }

  /// The sections that one can have to do with, itself included, over whatever number of others.
  ///
  /// - Parameter files: all that hold sections of the graph.
  mutating func connected(
    to section: TrackedSection, in files: [TrackedFile]
  ) -> [TrackedSection] {
    seek(in: files)
    searchCount += 1
    var found: [TrackedSection] = []
    var names: Set<UInt64> = []
    func visit(_ sections: some Sequence<TrackedSection>) {
      for section in sections where section.lastSearch != searchCount {
        section.lastSearch = searchCount
        found.append(section)
      }
    }
    visit([section])
    var next = 0
    while next < found.count {
      let section = found[next]
      next += 1
      if section.file.isWhole { visit(section.file.sections) }
      for name in section.names.mentioned + section.names.declared {
        guard let declaring = declaring[name], names.insert(name).inserted else { continue }
        visit(declaring)
        visit(mentioning[name] ?? [])
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
