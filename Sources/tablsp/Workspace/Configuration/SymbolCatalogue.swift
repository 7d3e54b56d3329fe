#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The names in a catalogue of system symbols.
enum SymbolCatalogue {
  /// From a property list whose `symbols` dictionary has the names as keys, like the system's own, or from a text with a
  /// name a line; nil when it holds none.
  static func names(in file: [UInt8]) -> Set<String>? {
    let isPropertyList = file.starts(with: "bplist".utf8) || file.starts(with: "<?xml".utf8)
    let names = isPropertyList ? propertyListNames(in: file) : lines(in: file)
    return names.isEmpty ? nil : names
  }

  private static func lines(in file: [UInt8]) -> Set<String> {
    let lines = file.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let names = lines.compactMap { line in
      line.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.first
    }
    return Set(names.map { String(decoding: $0, as: UTF8.self) }.filter { !$0.hasPrefix("#") })
  }

  private static func propertyListNames(in file: [UInt8]) -> Set<String> {
    let list = try? PropertyListDecoder().decode(PropertyList.self, from: Data(file))
    return list?.names ?? []
  }

  /// The keys of `symbols`, whatever stands under them.
  private struct PropertyList: Decodable {
    struct Key: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }

      init?(stringValue: String) {
        self.stringValue = stringValue
      }

      init?(intValue: Int) {
        nil
      }
    }

    enum CodingKeys: CodingKey {
      case symbols
    }

    let names: Set<String>

    init(from decoder: any Decoder) throws {
      let root = try decoder.container(keyedBy: CodingKeys.self)
      let symbols = try root.nestedContainer(keyedBy: Key.self, forKey: .symbols)
      names = Set(symbols.allKeys.map(\.stringValue))
    }
  }
}
