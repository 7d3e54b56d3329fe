import TabLint
import TabSpecParser
import TestSupport
import Testing

@testable import tablsp

/// What a right configuration is read as; the wrong ones are transcripts.
@Suite struct ConfigurationReaderTests {
  private func configuration(_ text: String) -> Configuration {
    let reader = ConfigurationReader(SourceText(text))
    #expect(reader.problems.isEmpty)
    return reader.configuration
  }

  @Test func emptyMeansTheDefaults() {
    #expect(configuration("{}") == Configuration())
  }

  @Test func everyRuleCanHaveEverySetting() {
    let settings: [(String, Configuration.RuleSetting)] = [
      ("error", .severity(.error)), ("warning", .severity(.warning)), ("hint", .severity(.hint)),
      ("off", .off),
    ]
    for info in AllRules.infos {
      for (word, setting) in settings {
        #expect(configuration("{rules: {'\(info.id)': '\(word)'}}").rules == [info.id: setting])
      }
    }
  }

  @Test func plainKeys() {
    let read = configuration(
      """
      {
        "$schema": "https://example.org/tablsp.schema.json",
        exclude: ["Generated", "**/*.gen.swift"],
        visibleTabs: 4,
        lintPreviews: true,
        format: { lineWidth: 80, indent: "tab" },
      }
      """)
    var expected = Configuration()
    expected.exclude = ["Generated", "**/*.gen.swift"]
    expected.visibleTabs = 4
    expected.lintPreviews = true
    expected.format.lineWidth = 80
    expected.format.indent = .tab
    #expect(read == expected)
    #expect(configuration("{format: {indent: 2}}").format.indent == .spaces(2))
  }

  @Test(arguments: [
    ("iOS 17", Target(platform: .iOS, major: 17)),
    ("iPadOS 18.4", Target(platform: .iPadOS, major: 18, minor: 4)),
    ("macOS 15", Target(platform: .macOS, major: 15)),
    ("visionOS 2.0", Target(platform: .visionOS, major: 2)),
  ])
  func target(text: String, expected: Target) {
    #expect(configuration("{target: '\(text)'}").target == expected)
  }

  @Test(arguments: [
    "", "iOS", "17", "iOS 17.1.2", "iOS  17", "iOS 17 ", "ios 17", "iOS -1", "iOS x",
  ])
  func wrongTarget(text: String) {
    let reader = ConfigurationReader(SourceText("{target: '\(text)'}"))
    #expect(reader.problems.count == 1)
    #expect(reader.configuration.target == nil)
  }

  @Test func containers() {
    let read = configuration(
      """
      {containers: [
        {name: "SBBTabView", tab: {modifier: "sbbTabItem"}, id: {argument: "tag"},
          label: {argument: "label"}, icon: {argument: "image"}},
        {name: ["A", "B"], selection: null, content: "tabs", tab: {call: "Item"}, id: "position",
          label: {property: "title"}, icon: {modifier: "icon"}, visibleTabs: null},
        {name: "C", content: "trailing", tab: "child", id: {modifier: "tag"}, visibleTabs: 3},
        {name: "D", selection: "index", tab: "element", visibleTabs: {argument: "maxTabsShown"}},
      ]}
      """)
    let expected = [
      ContainerDescription(
        names: ["SBBTabView"], tab: .modifier("sbbTabItem"), id: .argument("tag"),
        label: .argument("label"), icon: .argument("image")),
      ContainerDescription(
        names: ["A", "B"], selection: nil, content: .argument("tabs"), tab: .call("Item"),
        id: .position, label: .property("title"), icon: .modifier("icon"), visibleTabs: .unlimited),
      ContainerDescription(
        names: ["C"], tab: .child, id: .modifier("tag"), visibleTabs: .count(3)),
      ContainerDescription(
        names: ["D"], selection: "index", tab: .element, visibleTabs: .argument("maxTabsShown")),
    ]
    #expect(read.containers == expected)
  }

  @Test(arguments: [
    "# names\nhouse\nhouse.fill  2019\r\n\n\tbell",
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>symbols</key>
      <dict>
        <key>house</key><string>2019</string>
        <key>house.fill</key><string>2019</string>
        <key>bell</key><string>2020</string>
      </dict>
      <key>year_to_release</key><dict/>
    </dict></plist>
    """,
  ])
  func symbols(catalogue: String) throws {
    try TemporaryFolder.with { folder in
      let path = "\(folder)/names"
      #expect(FileWriter.write(Array(catalogue.utf8), to: path) == nil)
      let file = try ConfigurationFile.parse(
        SourceText("{symbols: 'names'}"), path: "\(folder)/.tablsp.json", shownPath: "x"
      ).get()
      #expect(file.configuration.symbols == ["bell", "house", "house.fill"])
    }
  }

  @Test(arguments: [
    "", "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict/></plist>", "# none\n",
  ])
  func catalogueWithoutNames(catalogue: String) {
    #expect(SymbolCatalogue.names(in: Array(catalogue.utf8)) == nil)
  }

  @Test func nearestFileHoldsWhole() throws {
    try TemporaryFolder.with { root in
      try TemporaryFolder.make(
        [
          ".tablsp.json": "{visibleTabs: 4, lintPreviews: true}",
          "a/b/.tablsp.json": "{visibleTabs: 3}",
          "a/b/c/x": "",
        ], in: root)
      var store = ConfigurationStore(shownFrom: root)
      let folders = ["", "/a", "/a/b", "/a/b/c", "/a/b/c/missing"]
      let indices = folders.map { store.index(forFolder: root + $0) }
      let read = indices.map { store.files[$0].configuration }
      #expect(read.map(\.visibleTabs) == [4, 4, 3, 3, 3])
      #expect(read.map(\.lintPreviews) == [true, true, false, false, false])
      #expect(store.files.count == 3)
    }
  }
}
