import TestSupport
import Testing

/// Formats the cases of every fixture. `UPDATE_GOLDEN=1` writes what comes out.
@Suite struct FormatFixtureTests {
  static let fixtures = Fixtures.files(
    in: Fixtures.directory(#filePath, "Format"), withExtension: "tabs")

  @Test(arguments: fixtures)
  func fixture(path: String) throws {
    let text = try Fixtures.text(of: path)
    let fixture = FormatFixture(text)
    #expect(!fixture.cases.isEmpty)
    // A refusal is no layout, and a mistake of the formatter no expectation.
    #expect(!fixture.formatted().contains("\nrefused: "))
    try Golden.expect(fixture.formatted(), matches: path)
  }
}
