import Foundation
import TestSupport
import Testing

@testable import tablsp

/// A file gets other bytes whole or not at all.
@Suite struct FileReplacementTests {
  private let old = Array("let a=1\n".utf8)
  private let new = Array("let a = 1\n".utf8)

  private func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  private func entries(of folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private func permissions(of path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  @Test(arguments: [0o644, 0o600, 0o755, 0o664])
  func permissionsStay(mode: Int) throws {
    try TemporaryFolder.with { folder in
      let path = "\(folder)/a.tabs"
      try write(old, to: path)
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      #expect(FileReplacement.replace(old, with: new, at: path) == nil)
      #expect(try Fixtures.bytes(of: path) == new)
      #expect(try permissions(of: path) == mode)
      #expect(try entries(of: folder) == ["a.tabs"])
    }
  }

  @Test func symbolicLinksStay() throws {
    try TemporaryFolder.with { folder in
      try TemporaryFolder.make(["real/a.tabs": "let a=1\n"], in: folder)
      let link = "\(folder)/b.tabs"
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: "real/a.tabs")
      #expect(FileReplacement.replace(old, with: new, at: link) == nil)
      #expect(try Fixtures.bytes(of: "\(folder)/real/a.tabs") == new)
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/a.tabs")
      #expect(try entries(of: "\(folder)/real") == ["a.tabs"])
    }
  }

  /// The other name keeps the old text: nothing is lost, and no moment shows half a file.
  @Test func hardLinksAreCut() throws {
    try TemporaryFolder.with { folder in
      let path = "\(folder)/a.tabs"
      try write(old, to: path)
      try FileManager.default.linkItem(atPath: path, toPath: "\(folder)/b.tabs")
      #expect(FileReplacement.replace(old, with: new, at: path) == nil)
      #expect(try Fixtures.bytes(of: path) == new)
      #expect(try Fixtures.bytes(of: "\(folder)/b.tabs") == old)
    }
  }

  @Test func readOnlyFilesStay() throws {
    try TemporaryFolder.with { folder in
      let path = "\(folder)/a.tabs"
      try write(old, to: path)
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
      let error = FileReplacement.replace(old, with: new, at: path)
      #expect(error?.message == "is read-only")
      #expect(try Fixtures.bytes(of: path) == old)
      #expect(try entries(of: folder) == ["a.tabs"])
    }
  }

  @Test func workOfOthersStays() throws {
    try TemporaryFolder.with { folder in
      let path = "\(folder)/a.tabs"
      try write(Array("let b = 2\n".utf8), to: path)
      let error = FileReplacement.replace(old, with: new, at: path)
      #expect(error?.message == "changed in the meantime")
      #expect(try Fixtures.text(of: path) == "let b = 2\n")
      #expect(try entries(of: folder) == ["a.tabs"])
    }
  }

  @Test func longNames() throws {
    try TemporaryFolder.with { folder in
      let path = "\(folder)/\(String(repeating: "a", count: 250)).tabs"
      try write(old, to: path)
      #expect(FileReplacement.replace(old, with: new, at: path) == nil)
      #expect(try Fixtures.bytes(of: path) == new)
      #expect(try entries(of: folder).count == 1)
    }
  }

  /// Two runs at once: the second one leaves the first one's work alone.
  @Test func oneRunAtATime() throws {
    try TemporaryFolder.with { folder in
      let path = "\(folder)/a.tabs"
      try write(old, to: path)
      let first = try FileReplacement.prepare(new, for: path).get()
      #expect(
        FileReplacement.replace(old, with: new, at: path)?.message == "another run is writing it")
      #expect(first.commit() == nil)
      #expect(try Fixtures.bytes(of: path) == new)
      #expect(try entries(of: folder) == ["a.tabs"])
    }
  }

  /// A process that is killed between writing the new version and giving it the old one's name.
  @Test func aKilledRunLosesNothing() async throws {
    let folder = "\(NSTemporaryDirectory())/tablsp-killed-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = "\(folder)/a.tabs"
    try write(old, to: path)
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let new = Array("let a = 1\n".utf8)
      guard case .success = FileReplacement.prepare(new, for: path) else { return }
      kill(getpid(), SIGKILL)
    }
    #expect(try Fixtures.bytes(of: path) == old)
    #expect(try entries(of: folder) == [".a.tabs.tablsp-new", "a.tabs"])

    // The next run has nothing to change, and cleans up all the same.
    try write(new, to: path)
    FileReplacement.removeStale(for: path)
    #expect(try entries(of: folder) == ["a.tabs"])
  }

  /// The same, and the next run changes the file.
  @Test func theRunAfterAKilledOne() throws {
    try TemporaryFolder.with { folder in
      let path = "\(folder)/a.tabs"
      try write(old, to: path)
      try write([1, 2, 3], to: FileReplacement.temporaryPath(for: path))
      #expect(FileReplacement.replace(old, with: new, at: path) == nil)
      #expect(try Fixtures.bytes(of: path) == new)
      #expect(try entries(of: folder) == ["a.tabs"])
    }
  }

  @Test func aFullDisk() async throws {
    let folder = "\(NSTemporaryDirectory())/tablsp-full-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = "\(folder)/a.tabs"
    try write(old, to: path)
    await #expect(processExitsWith: .exitCode(7)) { [path = path as String] in
      // No file may grow beyond a few bytes: the system refuses the rest, as on a full disk.
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 4, rlim_max: 4)
      #if canImport(Glibc)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      #else
        setrlimit(RLIMIT_FSIZE, &limit)
      #endif
      let old = Array("let a=1\n".utf8)
      let new = Array("let a = 1\n".utf8)
      let error = FileReplacement.replace(old, with: new, at: path)
      exit(error?.message == "the file is too large" ? 7 : 1)
    }
    #expect(try Fixtures.bytes(of: path) == old)
    #expect(try entries(of: folder) == ["a.tabs"])
  }

  /// In a process of its own, which gives up root's right to write everywhere.
  @Test func foldersThatMayNotBeWritten() async throws {
    let folder = "\(NSTemporaryDirectory())/tablsp-closed-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder)
      try? FileManager.default.removeItem(atPath: folder)
    }
    let path = "\(folder)/a.tabs"
    try write(old, to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder)
    await #expect(processExitsWith: .exitCode(7)) { [path = path as String] in
      if geteuid() == 0, setuid(65534) != 0 { exit(1) }
      let old = Array("let a=1\n".utf8)
      let new = Array("let a = 1\n".utf8)
      let error = FileReplacement.replace(old, with: new, at: path)
      exit(error?.message == "permission denied" ? 7 : 1)
    }
    #expect(try Fixtures.bytes(of: path) == old)
    #expect(try entries(of: folder) == ["a.tabs"])
  }
}
