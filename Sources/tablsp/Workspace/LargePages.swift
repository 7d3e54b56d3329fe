#if canImport(Glibc)
  import Glibc
#endif

/// Memory for the work on a large text, in pages of megabytes instead of kilobytes.
///
/// The system clears each page when it is first written to, and what it does around that takes
/// longer than filling the page: to format a megabyte takes some four thousand pages, a quarter of
/// the time. A run that ends with its work may ask for larger ones; a server, which stays, must not.
enum LargePages {
  /// What formatting takes for each byte of a text, and a little more.
  private static let bytesPerByte = 28
  /// Below this, small pages do.
  private static let smallestText = 256 << 10
  /// The largest block that the allocator lets come from its heap (`M_MMAP_THRESHOLD` in
  /// mallopt(3)).
  private static let largestBlock = 31 << 20

  /// Readies the heap of the calling thread for the work on a text of so many bytes. Where the
  /// system or its allocator knows no such thing, nothing happens.
  static func prepare(forTextOf byteCount: Int) {
    guard byteCount >= smallestText else { return }
    #if canImport(Glibc)
      // A large block is mapped on its own. Once one of them is freed, others up to its size come
      // from the heap, which keeps what is freed there: that of the second one.
      advise(largestBlock)
      advise(min(byteCount, largestBlock / bytesPerByte) * bytesPerByte)
    #endif
  }

  #if canImport(Glibc)
    /// Takes a block, has it in large pages as soon as it is written to, and gives it back.
    ///
    /// Advice changes nothing that can be read in the memory, and none of it is written to here.
    private static func advise(_ byteCount: Int) {
      guard let block = malloc(byteCount) else { return }
      let page = sysconf(Int32(_SC_PAGESIZE))
      let start = (Int(bitPattern: block) + page - 1) / page * page
      let end = (Int(bitPattern: block) + byteCount) / page * page
      if start < end {
        madvise(UnsafeMutableRawPointer(bitPattern: start), end - start, MADV_HUGEPAGE)
      }
      free(block)
    }
  #endif
}
