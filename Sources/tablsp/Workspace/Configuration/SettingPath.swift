/// The way from the configuration's root to a value: `containers[0].tab`, `rules.'duplicate-id'`.
struct SettingPath: Hashable, Sendable, CustomStringConvertible {
  let description: String

  static let root = SettingPath(description: "")

  /// A key that is no plain word stands in quotes.
  func key(_ name: String) -> SettingPath {
    SettingPath(description: isRoot ? name : "\(description).\(SettingPath.quotedIfNeeded(name))")
  }

  /// A key that stands out as one that does not belong there.
  func strangeKey(_ name: String) -> String {
    isRoot ? "'\(name)'" : "\(description).'\(name)'"
  }

  func element(_ index: Int) -> SettingPath {
    SettingPath(description: "\(description)[\(index)]")
  }

  /// The value as a sentence begins with it.
  var subject: String {
    isRoot ? "the configuration" : description
  }

  private var isRoot: Bool {
    description.isEmpty
  }

  private static func quotedIfNeeded(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    return isPlain && !name.isEmpty ? name : "'\(name)'"
  }
}
