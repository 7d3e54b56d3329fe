import Foundation
import TestSupport
import Testing

@testable import tablsp

/// The completion scripts, run by the shells that are there.
@Suite struct ShellTests {
  private static let fixture = Fixtures.directory(#filePath, "completions.txt")

  private static func script(_ name: String) throws -> String {
    let type = try #require(AllShells.types.first { $0.name == name })
    return type.script(for: CompletedCommand.all)
  }

  private static func isInstalled(_ shell: String) -> Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/bin:/usr/bin"
    return folders.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)")
    }
  }

  /// What a shell prints that gets `arguments`.
  private static func run(_ shell: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [shell] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// Each command, each option and each of its values is in each script.
  @Test(arguments: AllShells.types.map { $0.name })
  func knowsEverything(name: String) throws {
    let script = try Self.script(name)
    for command in CompletedCommand.all {
      #expect(script.contains(command.name))
      for option in command.options {
        let long = option.names[0].dropFirst(2)
        #expect(script.contains(name == "fish" ? "-l \(long) " : "--\(long)"), "\(command.name)")
        if case .words(let words) = option.value {
          #expect(script.contains(words.joined(separator: " ")), "\(option.names)")
        }
      }
    }
  }

  @Test(arguments: [("bash", "-n"), ("zsh", "-n"), ("fish", "-n")].filter { isInstalled($0.0) })
  func isASyntax(shell: String, flag: String) throws {
    try TemporaryFolder.with { folder in
      try TemporaryFolder.make(["script": try Self.script(shell)], in: folder)
      #expect(try Self.run(shell, [flag, "\(folder)/script"]) == "")
    }
  }

  @Test(arguments: ["bash", "fish"].filter(isInstalled))
  func offers(shell: String) throws {
    let lines = try Fixtures.text(of: Self.fixture).components(separatedBy: "\n")
    try TemporaryFolder.with { folder in
      try TemporaryFolder.make(["script": try Self.script(shell)], in: folder)
      var played: [String] = []
      for line in lines where !line.hasPrefix("> ") {
        played.append(line)
        guard line.hasPrefix("$ ") else { continue }
        let typed = String(line.dropFirst(2))
        let answer = try shell == "fish" ? Self.fish(typed, folder) : Self.bash(typed, folder)
        played += answer.sorted().map { "> \($0)" }
      }
      try Golden.expect(played.joined(separator: "\n"), matches: Self.fixture)
    }
  }

  private static func bash(_ line: String, _ folder: String) throws -> [String] {
    // Bash parts words at `=` too.
    let words = line.replacingOccurrences(of: "=", with: " = ")
      .split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let commands = """
      source '\(folder)/script'
      COMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1); _tablsp
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    return try run("bash", ["--norc", "-c", commands]).split(separator: "\n").map(String.init)
  }

  private static func fish(_ line: String, _ folder: String) throws -> [String] {
    let commands = "source '\(folder)/script'; complete -C '\(line)'"
    return try run("fish", ["--no-config", "-c", commands]).split(separator: "\n").map { offer in
      let word = String(offer.prefix { $0 != "\t" })
      // Fish gives back the option with its value.
      return word.split(separator: "=").last.map(String.init) ?? word
    }
  }
}
