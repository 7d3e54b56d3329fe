import Testing

@testable import tablsp

@Suite struct FilePathTests {
  @Test(arguments: [
    ("a", "/x/a"), ("./a/../b//c/.", "/x/b/c"), ("../a", "/a"), ("../../../a", "/a"), ("", "/x"),
    (".", "/x"), ("/", "/"), ("/a/", "/a"), ("/..", "/"),
  ])
  func absolute(path: String, expected: String) {
    #expect(FilePath.absolute(path, from: "/x") == expected)
  }

  @Test(arguments: [
    ("a.tabs", "a.tabs"), ("./a//b/./c", "a/b/c"), ("../a", "../a"), ("/a//b/", "/a/b"), (".", ""),
    ("/", "/"),
  ])
  func shown(path: String, expected: String) {
    #expect(FilePath.shown(path) == expected)
  }

  @Test(arguments: [
    ("/a/b/c", "/a", "b/c"), ("/a/b", "/a/c/d", "../../b"), ("/a", "/", "a"),
    ("/ab/c", "/a", "../ab/c"),
  ])
  func relative(path: String, folder: String, expected: String) {
    #expect(FilePath.relative(path, from: folder) == expected)
  }

  @Test func orderIsByFolder() {
    let sorted = ["/a", "/a/b", "/a/b/c", "/a-b", "/a.tabs", "/aa", "/b"]
    #expect(sorted.reversed().sorted(by: FilePath.precedes) == sorted)
  }

  @Test func partsOfPaths() {
    #expect(FilePath.parent(of: "/a/b") == "/a")
    #expect(FilePath.parent(of: "/a") == "/")
    #expect(FilePath.parent(of: "/") == nil)
    #expect(FilePath.ancestors(of: "/a/b/c") == ["/", "/a", "/a/b"])
    #expect(FilePath.lastPart(of: "/a/b.tabs") == "b.tabs")
    #expect(FilePath.lastPart(of: "b") == "b")
  }

  @Test(arguments: [
    ("a b/ü%.tabs", "a%20b/%C3%BC%25.tabs"), ("/a:b", "file:///a%3Ab"), ("a-b_c.~1", "a-b_c.~1"),
  ])
  func uri(path: String, expected: String) {
    #expect(FilePath.uriReference(of: path) == expected)
  }
}
