/// What libFuzzer calls: the first byte chooses the kind of file, the rest is the text. A trap, a hang,
/// or a tree without the properties of a tree is a find.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 0 else { return 0 }
  let bytes = Array(UnsafeBufferPointer(start: start + 1, count: count - 1))
  let language: TabFile.Language = start[0] % 2 == 0 ? .tabs : .swift
  let tree = SyntaxTree.parse(SourceText(bytes: bytes), language: language)
  if let violation = TreeProperties.violation(of: tree) { fatalError(violation) }
  return 0
}
