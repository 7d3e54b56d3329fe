/// Which document is meant, however its URI is written.
///
/// A `file:` URI is the path that it names, so that `%20`, `%3A` and a drive's letter make no second document; any other
/// URI (`untitled:`) is itself. Paths are not looked up on the disk: a link and what it leads to are two documents, as in
/// the editor.
struct DocumentKey: Hashable {
  /// The path of the file; nil for a document that is none.
  let path: String?
  private let other: String

  init(uri: String) {
    path = DocumentKey.path(ofURI: uri)
    other = path == nil ? uri : ""
  }

  /// - Parameter path: absolute.
  init(path: String) {
    self.path = path
    other = ""
  }

  /// The document that `name` is the name of.
  init(name: String) {
    self = name.utf8.first == UInt8(ascii: "/") ? DocumentKey(path: name) : DocumentKey(uri: name)
  }

  /// The path, or the URI of what has none. It names the document's `TabFile`.
  var name: String {
    path ?? other
  }

  /// The path of a folder, without a slash at the end.
  var folderPath: String? {
    guard let path, path != "/", path.hasSuffix("/") else { return path }
    return String(path.dropLast())
  }

  /// The document's URI in the form that most clients write: everything but letters, digits, `-._~` and `/` encoded.
  var uri: String {
    guard let path else { return other }
    return "file://" + DocumentKey.percentEncoded(path)
  }

  private static func path(ofURI uri: String) -> String? {
    guard uri.lowercased().hasPrefix("file:") else { return nil }
    var rest = Array(uri.utf8.dropFirst("file:".utf8.count))
    if rest.starts(with: "//".utf8) {
      rest.removeFirst(2)
      let host = rest.prefix { $0 != UInt8(ascii: "/") }
      let isLocal = host.isEmpty || host.elementsEqual("localhost".utf8)
      // A share keeps its host: //server/share.
      if isLocal { rest.removeFirst(host.count) } else { rest.insert(contentsOf: "//".utf8, at: 0) }
    }
    return String(decoding: withLowercaseDrive(percentDecoded(rest)), as: UTF8.self)
  }

  /// `/C:/folder` as `/c:/folder`: editors on Windows write both.
  private static func withLowercaseDrive(_ path: [UInt8]) -> [UInt8] {
    guard path.count >= 3, path[0] == UInt8(ascii: "/"), path[2] == UInt8(ascii: ":"),
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(path[1])
    else { return path }
    var path = path
    path[1] |= 0x20
    return path
  }

  /// What is no valid escape stays as it is.
  private static func percentDecoded(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = Character(UnicodeScalar(bytes[index + 1])).hexDigitValue,
        let low = Character(UnicodeScalar(bytes[index + 2])).hexDigitValue
      {
        result.append(UInt8(high << 4 | low))
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  private static func percentEncoded(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.append(byte)
      default:
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
