import Foundation
import TestSupport
import Testing

/// Plays every fixture in a folder of its own.
@Suite struct TranscriptTests {
  static let fixtures = Fixtures.files(
    in: Fixtures.directory(#filePath, "CLI"), withExtension: "txt")

  @Test(arguments: fixtures)
  func transcript(path: String) throws {
    try TemporaryFolder.with { root in
      let played = try Transcript(try Fixtures.text(of: path), root: root).played()
      try Golden.expect(played, matches: path)
    }
  }
}
