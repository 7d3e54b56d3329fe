/// Paths as text; nothing here looks at the disk.
enum FilePath {
  /// `path`, from `folder` on if it is relative, as the system may be asked for it.
  static func joined(_ folder: String, _ path: String) -> String {
    if path.utf8.first == UInt8(ascii: "/") { return path }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + path : "\(folder)/\(path)"
  }

  /// The absolute path without `.`, `..` and doubled slashes. A `..` goes back by name, wherever a link would lead.
  static func absolute(_ path: String, from folder: String) -> String {
    var parts: [Substring] = []
    for part in FilePath.parts(of: joined(folder, path)) {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + joined(parts)
  }

  /// `path` as it is shown: without `.` parts and doubled slashes, and otherwise as it was given; `.` itself is empty.
  static func shown(_ path: String) -> String {
    let parts = joined(FilePath.parts(of: path))
    return path.utf8.first == UInt8(ascii: "/") ? "/" + parts : parts
  }

  /// The names in a path, without `.`.
  private static func parts(of path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." }
  }

  /// The library's own `joined` looks types up at run time, which a short run feels.
  private static func joined(_ parts: [Substring]) -> String {
    var path = ""
    for part in parts {
      if !path.isEmpty { path += "/" }
      path += String(part)
    }
    return path
  }

  /// An absolute path as it is shown from `folder`: relative if it lies below.
  static func shown(_ absolutePath: String, from folder: String) -> String {
    let prefix = folder == "/" ? "/" : folder + "/"
    return absolutePath.hasPrefix(prefix)
      ? String(absolutePath.dropFirst(prefix.count)) : absolutePath
  }

  /// The folder of an absolute path; nil for `/`.
  static func parent(of absolutePath: String) -> String? {
    guard absolutePath != "/", let slash = absolutePath.utf8.lastIndex(of: UInt8(ascii: "/"))
    else { return nil }
    return slash == absolutePath.startIndex ? "/" : String(absolutePath[..<slash])
  }

  /// The folders around an absolute path, from `/` on.
  static func ancestors(of absolutePath: String) -> [String] {
    guard let parent = parent(of: absolutePath) else { return [] }
    return ancestors(of: parent) + [parent]
  }

  static func lastPart(of path: String) -> Substring {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    return slash.map { path[path.utf8.index(after: $0)...] } ?? path[...]
  }

  /// The way from one absolute folder to an absolute path, through `..` where needed.
  static func relative(_ absolutePath: String, from folder: String) -> String {
    let parts = absolutePath.split(separator: "/")
    let base = folder.split(separator: "/")
    let shared = zip(parts, base).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: base.count - shared)
    return (up + parts[shared...].map(String.init)).joined(separator: "/")
  }

  /// The path as a URI: a `file` one of an absolute path, a relative reference of a relative one.
  static func uriReference(of path: String) -> String {
    var uri = path.utf8.first == UInt8(ascii: "/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        uri += "%" + Wording.zeros(String(byte, radix: 16, uppercase: true), to: 2)
      }
    }
    return uri
  }

  /// The order of a sorted walk: by folder, then by name, bytes as they are.
  static func precedes(_ left: String, _ right: String) -> Bool {
    var left = left
    var right = right
    return left.withUTF8 { left in
      right.withUTF8 { right in
        let shared = min(left.count, right.count)
        var index = 0
        while index < shared, left[index] == right[index] { index += 1 }
        guard index < shared else { return left.count < right.count }
        return rank(left[index]) < rank(right[index])
      }
    }
  }

  /// A slash comes before everything that a name can hold.
  private static func rank(_ byte: UInt8) -> UInt8 {
    byte == UInt8(ascii: "/") ? 0 : byte
  }
}
