import Foundation
import TabSpecParser
import TestSupport
import Testing

/// The grammar for editors that colour by patterns knows every word that the lexer does.
@Suite struct TextMateGrammarTests {
  private static let folder = Fixtures.directory(#filePath, "../../../Grammar")

  @Test func everyKeywordIsColoured() throws {
    let grammar = try JSONSerialization.jsonObject(
      with: Data(try Fixtures.bytes(of: "\(Self.folder)/tabs.tmLanguage.json")))
    let patterns = Self.patterns(in: grammar)
    let missing = KeywordTable.words.map(\.0).filter { word in
      !patterns.contains { $0.contains(Self.alternative(word)) }
    }
    #expect(missing == [])
  }

  /// Each pattern can be compiled, and none is made for another language.
  @Test func patternsAreWellFormed() throws {
    let grammar = try JSONSerialization.jsonObject(
      with: Data(try Fixtures.bytes(of: "\(Self.folder)/tabs.tmLanguage.json")))
    for pattern in Self.patterns(in: grammar) {
      // What an end takes from its beginning is no pattern of its own.
      let alone = pattern.replacingOccurrences(of: "\\1", with: "")
        .replacingOccurrences(of: "\\G", with: "")
      #expect(throws: Never.self, "\(pattern)") { try NSRegularExpression(pattern: alone) }
    }
  }

  @Test func theConfigurationIsJSON() throws {
    let bytes = try Fixtures.bytes(of: "\(Self.folder)/language-configuration.json")
    let value = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    #expect(value?["comments"] != nil)
    #expect(value?["brackets"] != nil)
  }

  /// The word as one of several in a pattern.
  private static func alternative(_ word: String) -> Regex<Substring> {
    let escaped = NSRegularExpression.escapedPattern(for: word)
    // The words are letters and underscores, so the pattern is always one.
    guard let regex = try? Regex("[(|:]\(escaped)[|)]", as: Substring.self) else {
      preconditionFailure("'\(word)' is no word")
    }
    return regex
  }

  /// What stands under `match`, `begin` and `end`, at any depth.
  private static func patterns(in value: Any) -> [String] {
    if let list = value as? [Any] { return list.flatMap(patterns) }
    guard let members = value as? [String: Any] else { return [] }
    return members.sorted { $0.key < $1.key }.flatMap { key, value -> [String] in
      guard ["match", "begin", "end"].contains(key), let text = value as? String else {
        return patterns(in: value)
      }
      return [text]
    }
  }
}
