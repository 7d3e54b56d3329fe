import TabSpecParser
import TestSupport
import Testing

@testable import TabLint

/// What is found while files change, a section at a time, is what a run on the same files finds.
@Suite struct IncrementalLinterTests {
  private static let paths = RepositoryTexts.paths(#filePath)

  /// A file alone, and again after each of some edits.
  @Test(arguments: paths) func oneFile(path: String) throws {
    let text = try Fixtures.bytes(of: path)
    var project = EditedProject([(path, text)], seed: UInt64(text.count))
    project.expectSame()
    for _ in 0..<max(4, 6_000 / (text.count + 500)) { project.edit() }
  }

  /// Texts that know nothing of each other, but share names, behind each other in one file and
  /// beside each other in three.
  @Test(arguments: 0..<24) func manyFiles(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let texts = try (0..<9).map { _ in
      try Fixtures.bytes(of: IncrementalLinterTests.paths.randomElement(using: &generator)!)
    }
    let files = (0..<3).map { file in
      let isTabs = (file + seed).isMultiple(of: 2)
      let text = Array(texts[file * 3..<file * 3 + 3].joined(separator: [0x0A]))
      return ("file\(file).\(isTabs ? "tabs" : "swift")", text)
    }
    var project = EditedProject(files, seed: UInt64(seed))
    project.expectSame()
    for _ in 0..<10 { project.edit() }
  }

  /// A change in one of many items leaves the findings of the others alone.
  @Test func onlyPartIsLinted() {
    let items = (0..<20).map { number in
      """
      enum Page\(number) { case home, sent }
      @State var page\(number): Page\(number) = .home
      TabView(selection: $page\(number)) {
          Tab("Home", systemImage: "house", value: Page\(number).home) { HomeView() }
          Tab("Sent", systemImage: "tray", value: Page\(number).none) { SentView() }
      }

      """
    }
    let linter = IncrementalLinter()
    insert(items.joined(), "a.tabs", into: linter, at: 0)
    insert("enum Page { case home }\n", "b.tabs", into: linter, at: 1)
    _ = linter.findings(inFileAt: 0, configuration: Configuration())
    #expect(linter.takeAffected() == ["a.tabs", "b.tabs"])
    let changed = items[..<10].joined() + "enum Page5 { case other }\n" + items[10...].joined()
    linter.replace(
      at: 0, with: .parse(SourceText(changed), language: .tabs))
    #expect(linter.takeAffected() == ["a.tabs"])
    #expect(sectionsToLint(by: linter) == 4)
    _ = linter.findings(inFileAt: 0, configuration: Configuration())
    #expect(sectionsToLint(by: linter) == 0)
    // What leads to nothing new stays where it is.
    let renamed = changed.replacing("Tab(\"Home\"", with: "Tab(\"House\"")
    linter.replace(at: 0, with: .parse(SourceText(renamed), language: .tabs))
    #expect(sectionsToLint(by: linter) == 60 + 1)
  }

  /// Neither a section that stays where it leads to nor one that leads elsewhere is kept when it goes.
  @Test(arguments: [
    "TabView { A().tag(1) }\n", "enum Page { case home }\nTabView { A().tag(Page.home) }\n",
  ])
  func whatGoesIsFreed(text: String) {
    let linter = IncrementalLinter()
    insert("TabView { A().tag(0) }\n", "a.tabs", into: linter, at: 0)
    weak let gone = linter.outdatedIslands(ofFileAt: 0).last?.sections.last
    #expect(gone != nil)
    #expect(!linter.findings(inFileAt: 0, configuration: Configuration()).isEmpty)
    linter.replace(at: 0, with: .parse(SourceText(text), language: .tabs))
    #expect(!linter.findings(inFileAt: 0, configuration: Configuration()).isEmpty)
    #expect(gone == nil)
  }

  private func sectionsToLint(by linter: IncrementalLinter) -> Int {
    linter.outdatedIslands(ofFileAt: 0).reduce(0) { $0 + $1.sections.count }
  }

  private func insert(
    _ text: String, _ path: String, into linter: IncrementalLinter, at index: Int
  ) {
    linter.insert(
      path: path, language: .tabs, tree: .parse(SourceText(text), language: .tabs), at: index)
  }
}

/// Files that are linted as they change, and anew.
private struct EditedProject {
  private var files: [(path: String, language: TabFile.Language, text: [UInt8])]
  private let linter = IncrementalLinter()
  private let configuration = Configuration()
  private var findings: [String: [Diagnostic]] = [:]
  private var edits: RandomEdits
  private var generator: SeededGenerator

  init(_ files: [(path: String, text: [UInt8])], seed: UInt64) {
    self.files = files.map { ($0.path, $0.path.hasSuffix(".tabs") ? .tabs : .swift, $0.text) }
    edits = RandomEdits(seed: seed)
    generator = SeededGenerator(seed: seed)
    for (index, file) in self.files.enumerated() {
      let tree = SyntaxTree.parse(SourceText(bytes: file.text), language: file.language)
      linter.insert(path: file.path, language: file.language, tree: tree, at: index)
    }
  }

  mutating func edit() {
    let index = Int.random(in: files.indices, using: &generator)
    let old = files[index]
    let (range, replacement) = edits.next(in: old.text)
    files[index].text.replaceSubrange(range, with: replacement)
    let tree = linter.tree(at: index).reparsed(
      SourceText(bytes: files[index].text), prefix: range.lowerBound,
      suffix: old.text.count - range.upperBound, language: old.language)
    linter.replace(at: index, with: tree)
    let hasHeld = expectSame()
    // One mistake shows itself once.
    if !hasHeld {
      files[index] = old
      linter.replace(at: index, with: parsed(old.text, old.language))
    }
  }

  private func parsed(_ text: [UInt8], _ language: TabFile.Language) -> SyntaxTree {
    .parse(SourceText(bytes: text), language: language)
  }

  /// Every file has the findings that a run gives, and only those that are said to may have others
  /// than before.
  @discardableResult mutating func expectSame() -> Bool {
    let affected = linter.takeAffected()
    let project = Project(
      files: files.map {
        TabFile(path: $0.path, language: $0.language, text: SourceText(bytes: $0.text))
      })
    let session = LintSession(linter: Linter(configuration: configuration), project: project)
    var hasHeld = true
    for (index, file) in project.files.enumerated() {
      let expected = session.lint(file)
      let found = linter.findings(inFileAt: index, configuration: configuration)
      if found != expected {
        hasHeld = false
        let more = found.filter { !expected.contains($0) }
        let less = expected.filter { !found.contains($0) }
        record("too much: \(more), too little: \(less)", file)
      }
      if !affected.contains(file.path), let before = findings[file.path], before != expected {
        hasHeld = false
        record("changed, and was not said to", file)
      }
      findings[file.path] = expected
    }
    return hasHeld
  }

  private func record(_ message: String, _ file: TabFile) {
    Golden.record("\(message)\n\(file.text.string)", path: file.path, line: 1)
  }
}
