import Foundation
import TestSupport
import Testing

/// Plays every fixture of the server in a folder of its own.
@Suite struct ServerTranscriptTests {
  private static let folder = Fixtures.directory(#filePath, "LSP")

  static let fixtures = Fixtures.files(in: folder, withExtension: "lsp")

  @Test(arguments: fixtures)
  func transcript(path: String) throws {
    try TemporaryFolder.with { root in
      let text = try Fixtures.text(of: path)
      let clients = "\(ServerTranscriptTests.folder)/Clients"
      let played = try ServerTranscript(text, root: root, clients: clients).played()
      try Golden.expect(played, matches: path)
    }
  }
}
