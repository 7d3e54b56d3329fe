#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the system or we have against a file, in words that fit behind its path.
struct SystemError: Error, Hashable, Sendable {
  let message: String
  let isBrokenPipe: Bool
  /// There is nothing at the path.
  let isMissing: Bool

  init(_ message: String) {
    self.message = message
    isBrokenPipe = false
    isMissing = false
  }

  private init(code: Int32) {
    message = SystemError.message(of: code)
    isBrokenPipe = code == EPIPE
    isMissing = code == ENOENT || code == ENOTDIR
  }

  /// The error of the system call that failed just now.
  static var last: SystemError {
    SystemError(code: errno)
  }

  /// The words of the C library's own messages, independent of its locale.
  private static func message(of code: Int32) -> String {
    switch code {
    case ENOENT, ENOTDIR: "no such file or folder"
    case EACCES, EPERM: "permission denied"
    case EISDIR: "is a folder"
    case ELOOP: "too many symbolic links"
    case ENAMETOOLONG: "the name is too long"
    case ENOSPC, EDQUOT: "no space left on the disk"
    case EROFS: "the file system is read-only"
    case EMFILE, ENFILE: "too many open files"
    case EIO: "the disk can't be read or written"
    case EFBIG: "the file is too large"
    case EBADF: "is closed"
    case ENXIO: "not a regular file"
    default: "system error \(code)"
    }
  }
}
