import Foundation
import TabLint
import TestSupport
import Testing

@testable import tablsp

/// What comes out depends on the files alone: the same bytes for any number of jobs, order of arguments, current folder,
/// language of the system, order in which files were made, and process.
@Suite struct DeterminismTests {
  /// A project of all examples, wrong and right; the files are made in the order of the catalogue or in the other one.
  private static func project(in root: String, reversed: Bool = false) throws {
    var files: [(path: String, bytes: [UInt8])] = []
    for info in AllRules.infos {
      for (word, example) in [("wrong", info.wrong), ("right", info.right)] {
        let end = example.language == .swift ? "swift" : "tabs"
        files.append(("\(word)/Ärger-\(info.id).\(end)", example.source.bytes))
      }
    }
    for folder in ["wrong", "right"] { try TemporaryFolder.make(["\(folder)/x": ""], in: root) }
    for file in reversed ? files.reversed() : files {
      #expect(FileWriter.write(file.bytes, to: "\(root)/\(file.path)") == nil)
    }
  }

  /// What a run in this process prints: output, errors and exit code.
  private static func run(_ arguments: [String], in folder: String) -> [String] {
    let output = Collector(isTerminal: false)
    let errors = Collector(isTerminal: false)
    let environment = Environment(
      workingFolder: folder, variable: { _ in nil },
      input: Input(isTerminal: false) { .success([]) }, output: output.output,
      errors: errors.output)
    let exitCode = Tablsp.run(arguments: arguments, environment: environment)
    return [output.text, errors.text, "\(exitCode)"]
  }

  @Test(arguments: AllReporters.types.map { $0.name })
  func everyReporter(reporter: String) throws {
    try TemporaryFolder.with { root in
      try Self.project(in: root)
      let start = ["lint", "--output", reporter]
      let first = Self.run(start + ["--jobs", "1"], in: root)
      #expect(first[2] == "findings")
      #expect(Self.run(start + ["--jobs", "3", "wrong", "right"], in: root) == first)
    }
  }

  @Test func jobsAndArguments() throws {
    try TemporaryFolder.with { root in
      try Self.project(in: root)
      let start = ["lint"]
      let first = Self.run(start + ["--jobs", "1"], in: root)
      for jobs in ["2", "16"] {
        #expect(Self.run(start + ["--jobs", jobs], in: root) == first, "\(jobs) jobs")
      }
      for paths in [["."], ["right", "wrong"], ["wrong", "right", "wrong"], ["./wrong", "."]] {
        #expect(Self.run(start + paths, in: root) == first, "\(paths)")
      }
      let whole = Self.run(start + [root], in: root)
      #expect(Self.run(start + [root], in: "/") == whole)
      #expect(Self.run(start + [root], in: "\(root)/wrong") == whole)
    }
  }

  @Test func filesMadeInAnotherOrder() throws {
    try TemporaryFolder.with { root in
      try Self.project(in: root)
      try TemporaryFolder.with { other in
        try Self.project(in: other, reversed: true)
        #expect(Self.run(["lint"], in: root) == Self.run(["lint"], in: other))
      }
    }
  }

  @Test func fixes() throws {
    try TemporaryFolder.with { root in
      try Self.project(in: root)
      let first = Self.run(["lint", "--unsafe-fixes", "--diff", "--jobs", "1"], in: root)
      #expect(first[0].contains("+++ "))
      for jobs in ["2", "16"] {
        let other = Self.run(["lint", "--unsafe-fixes", "--diff", "--jobs", jobs], in: root)
        #expect(other == first, "\(jobs) jobs")
      }
      #expect(Self.run(["lint", "--unsafe-fixes", "--diff", "wrong", "right"], in: root) == first)
    }
  }

  /// Each process seeds its hash tables anew.
  @Test func processes() throws {
    try TemporaryFolder.with { root in
      try Self.project(in: root)
      let languages = ["C", "de_DE.UTF-8", "tr_TR.UTF-8", "ja_JP.eucJP"]
      for arguments in [["lint", "--output", "json"], ["lint", "--unsafe-fixes", "--diff"]] {
        let outputs = try languages.map { language in
          try Self.output(of: arguments, in: root, language: language)
        }
        #expect(!outputs[0].isEmpty)
        #expect(Set(outputs).count == 1)
      }
    }
  }

  private static func output(
    of arguments: [String], in folder: String, language: String
  ) throws -> Data {
    let process = Process()
    process.executableURL = ServerProcess.program
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["LANG": language, "LC_ALL": language, "PATH": "/usr/bin:/bin"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }
}
