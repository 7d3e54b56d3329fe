#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the disk says about a path.
enum Folder {
  enum Kind: Hashable, Sendable {
    case file
    case folder
    case link
    /// A pipe, a socket, a device.
    case other
  }

  struct Entry: Hashable, Sendable {
    let name: String
    let kind: Kind
    /// Whether `name` is what the disk says; a name that is not UTF-8 can't be asked for.
    let hasFaithfulName: Bool
  }

  /// What lies in the folder, sorted by name, without `.` and `..`.
  static func entries(of path: String) -> Result<[Entry], SystemError> {
    guard let stream = opendir(path) else { return .failure(SystemError.last) }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { return .failure(SystemError.last) }
        return .success(entries.sorted { FilePath.precedes($0.name, $1.name) })
      }
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      let name = String(decoding: bytes, as: UTF8.self)
      guard name != ".", name != ".." else { continue }
      let kind = kind(ofType: Int32(entry.pointee.d_type), path: "\(path)/\(name)")
      entries.append(
        Entry(name: name, kind: kind, hasFaithfulName: name.utf8.elementsEqual(bytes)))
    }
  }

  /// What `path` is, or what the link there leads to.
  static func kind(of path: String) -> Result<Kind, SystemError> {
    var status = stat()
    guard stat(path, &status) == 0 else { return .failure(SystemError.last) }
    return .success(kind(ofMode: status.st_mode))
  }

  static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  /// The absolute path without links; nil when there is nothing.
  static func realPath(of path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private static func kind(ofType type: Int32, path: String) -> Kind {
    switch type {
    case Int32(DT_REG): return .file
    case Int32(DT_DIR): return .folder
    case Int32(DT_LNK): return .link
    case Int32(DT_UNKNOWN):
      // Some file systems do not say it in the listing.
      var status = stat()
      return lstat(path, &status) == 0 ? kind(ofMode: status.st_mode) : .other
    default: return .other
    }
  }

  private static func kind(ofMode mode: mode_t) -> Kind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }
}
