import TabSpecParser
import Testing

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("favorite", "favorites"),
    ("hoem", "home"),
    ("Home", "home"),
    ("prfile", "profile"),
    ("messaegs", "messages"),
    ("küche", "kueche"),
  ])
  func misspellingFindsItsName(name: String, expected: String) {
    let names = ["profile", "home", "messages", "favorites", "kueche"]
    #expect(nearest(to: name, in: names) == expected)
  }

  @Test(arguments: ["x", "mail", "", "homestead", "fvrts"])
  func nothingNearGivesNothing(name: String) {
    #expect(nearest(to: name, in: ["profile", "home", "favorites", "y", "ab"]) == nil)
  }

  @Test func swapCountsOneEdit() {
    #expect(nearest(to: "hoem", in: ["home"], maximumDistance: 1) == "home")
    #expect(nearest(to: "heom", in: ["home"], maximumDistance: 1) == nil)
  }

  @Test func nearestComesFirstAndEqualsKeepTheirOrder() {
    let names = ["taxes", "tabs", "tags", "tab"]
    #expect(nearNames(to: "tabs", in: names) == ["tabs", "tags", "tab", "taxes"])
    #expect(nearNames(to: "tabs", in: names, maximumDistance: 0) == ["tabs"])
    #expect(nearNames(to: "tabs", in: names, maximumDistance: -1).isEmpty)
  }
}
