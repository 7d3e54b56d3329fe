#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Gives a file other bytes so that at every moment, whatever happens to us, one of the two
/// versions is there whole.
///
/// The new bytes go to a file beside the old one, which then takes its name. That file's name
/// depends on the old one's only, and who writes it holds a lock on it: one without a lock was left
/// by a run that was killed, and the next run removes it. Permissions stay, and so does the owner
/// where the system allows it. Through a symbolic link the file that it leads to is replaced. A
/// hard link is cut: the other names keep the old bytes.
struct FileReplacement {
  /// The real path of the file.
  private let path: String
  private let temporaryPath: String
  private let status: stat
  private let descriptor: Int32

  /// Replaces `old`, which the file is expected to hold, with `new`.
  static func replace(_ old: [UInt8], with new: [UInt8], at path: String) -> SystemError? {
    switch prepare(new, for: path) {
    case .failure(let error): return error
    case .success(let replacement):
      // Work that somebody saved in the meantime is worth more than ours.
      guard FileReader.file(at: replacement.path, holds: old) else {
        replacement.discard()
        return SystemError("changed in the meantime")
      }
      return replacement.commit()
    }
  }

  /// Removes what a killed run left beside the file at `path`.
  static func removeStale(for path: String) {
    let temporaryPath = temporaryPath(for: Folder.realPath(of: path) ?? path)
    var status = stat()
    guard lstat(temporaryPath, &status) == 0 else { return }
    if case .success(let descriptor) = createLocked(temporaryPath) {
      unlink(temporaryPath)
      close(descriptor)
    }
  }

  /// The name of the new version until it takes the old one's place.
  static func temporaryPath(for realPath: String) -> String {
    let name = FilePath.lastPart(of: realPath)
    let folder = realPath.dropLast(name.count)
    guard name.utf8.count > 200 else { return "\(folder).\(name).tablsp-new" }
    // Names end at 255 bytes.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return "\(folder).\(String(hash, radix: 16)).tablsp-new"
  }

  // MARK: - Steps

  /// Writes the new version beside the old one. `commit` or `discard` has to follow.
  static func prepare(_ bytes: [UInt8], for path: String) -> Result<FileReplacement, SystemError> {
    guard let realPath = Folder.realPath(of: path) else { return .failure(.last) }
    var status = stat()
    guard stat(realPath, &status) == 0 else { return .failure(.last) }
    // The folder's permissions would let us replace it, but its own say no.
    guard status.st_mode & 0o222 != 0, access(realPath, W_OK) == 0 else {
      return .failure(SystemError("is read-only"))
    }
    let temporaryPath = temporaryPath(for: realPath)
    return createLocked(temporaryPath).flatMap { descriptor in
      let replacement = FileReplacement(
        path: realPath, temporaryPath: temporaryPath, status: status, descriptor: descriptor)
      if let error = replacement.fill(with: bytes) {
        replacement.discard()
        return .failure(error)
      }
      return .success(replacement)
    }
  }

  /// Lets the new version take the old one's name.
  func commit() -> SystemError? {
    guard rename(temporaryPath, path) == 0 else {
      let error = SystemError.last
      discard()
      return error
    }
    close(descriptor)
    syncFolder()
    return nil
  }

  /// Forgets the new version.
  func discard() {
    unlink(temporaryPath)
    close(descriptor)
  }

  private func fill(with bytes: [UInt8]) -> SystemError? {
    if let error = FileWriter.write(bytes, to: descriptor) { return error }
    // Only root may give a file away; whoever may not keeps it, with the permissions of the old
    // one.
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    guard fchmod(descriptor, status.st_mode & 0o7777) == 0, fsync(descriptor) == 0 else {
      return SystemError.last
    }
    return nil
  }

  /// Makes the new name last. That the folder can't be synchronised on some systems is no loss of
  /// data.
  private func syncFolder() {
    let folder = open(FilePath.parent(of: path) ?? "/", O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  /// A new, empty and locked file; one that nobody holds a lock on is removed first.
  private static func createLocked(_ path: String) -> Result<Int32, SystemError> {
    for _ in 0..<16 {
      let created = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if created >= 0 {
        if flock(created, LOCK_EX | LOCK_NB) == 0, isStill(created, at: path) {
          return .success(created)
        }
        close(created)
        continue
      }
      guard errno == EEXIST else { return .failure(.last) }
      let left = open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW)
      guard left >= 0 else { return .failure(.last) }
      guard flock(left, LOCK_EX | LOCK_NB) == 0 else {
        close(left)
        return .failure(SystemError("another run is writing it"))
      }
      if isStill(left, at: path) { unlink(path) }
      close(left)
    }
    return .failure(SystemError("another run is writing it"))
  }

  /// Whether the open file is the one that the path names now.
  private static func isStill(_ descriptor: Int32, at path: String) -> Bool {
    var open = stat()
    var named = stat()
    return fstat(descriptor, &open) == 0 && lstat(path, &named) == 0
      && open.st_ino == named.st_ino && open.st_dev == named.st_dev
  }
}
