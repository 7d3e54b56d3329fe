import Testing

@testable import tablsp

@Suite struct WorkersTests {
  @Test(arguments: [0, 1, 2, 7, 100], [1, 2, 8])
  func resultsKeepTheirOrder(count: Int, jobs: Int) {
    for includeCaller in [false, true] {
      #expect(
        Workers(jobs: jobs, includeCaller: includeCaller).map(count: count) { $0 * $0 }
          == (0..<count).map { $0 * $0 })
    }
  }

  @Test func noJobsStillWork() {
    #expect(Workers(jobs: 0).map(count: 2) { $0 } == [0, 1])
  }

  /// Deeper than the half megabyte that a thread gets elsewhere.
  @Test func stackIsDeep() {
    let depths = Workers(jobs: 2).map(count: 2) { _ in WorkersTests.depth(20_000) }
    #expect(depths == [20_000, 20_000])
  }

  @inline(never)
  private static func depth(_ rest: Int) -> Int {
    rest == 0 ? 0 : withExtendedLifetime([rest]) { 1 + depth(rest - 1) }
  }
}
