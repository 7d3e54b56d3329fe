import Testing

@testable import tablsp

@Suite struct DocumentKeyTests {
  @Test(arguments: [
    ("file:///a/b.tabs", "/a/b.tabs"),
    ("file:///a%20b/%C3%A9.tabs", "/a b/é.tabs"),
    ("file:///a/%6Fdd.tabs", "/a/odd.tabs"),
    ("file://localhost/a", "/a"),
    ("FILE:///a", "/a"),
    ("file:/a", "/a"),
    ("file:///C:/a/b", "/c:/a/b"),
    ("file:///c%3A/a/b", "/c:/a/b"),
    ("file://server/share/a", "//server/share/a"),
    ("file:///a%2", "/a%2"),
    ("file:///a%zz%", "/a%zz%"),
    ("file:///a#b?c", "/a#b?c"),
    ("untitled:Untitled-1", nil),
    ("", nil),
    ("%%%", nil),
  ])
  func pathOfURI(uri: String, path: String?) {
    #expect(DocumentKey(uri: uri).path == path)
  }

  @Test(arguments: [
    ("/a b/é.tabs", "file:///a%20b/%C3%A9.tabs"),
    ("/c:/a", "file:///c%3A/a"),
    ("/a#b?c%d&e", "file:///a%23b%3Fc%25d%26e"),
    ("/a-b._~c", "file:///a-b._~c"),
  ])
  func uriOfPath(path: String, uri: String) {
    #expect(DocumentKey(path: path).uri == uri)
    #expect(DocumentKey(uri: uri) == DocumentKey(path: path))
  }

  @Test func otherURIsAreThemselves() {
    let key = DocumentKey(uri: "untitled:Untitled-1")
    #expect(key.uri == "untitled:Untitled-1")
    #expect(key == DocumentKey(name: key.name))
    #expect(key != DocumentKey(uri: "untitled:Untitled-2"))
  }

  @Test(arguments: ["file:///a/b", "file:///a/b/"])
  func foldersHaveNoSlashAtTheEnd(uri: String) {
    #expect(DocumentKey(uri: uri).folderPath == "/a/b")
  }
}
