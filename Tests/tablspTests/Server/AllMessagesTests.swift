import Foundation
import TestSupport
import Testing

@testable import tablsp

/// The lists of messages hold what the folders do, in order: a new file is a new line in `AllMessages`.
@Suite struct AllMessagesTests {
  @Test func everyRequestIsListed() throws {
    let listed = AllMessages.requests.map { String(describing: $0) }
    #expect(try files(in: "Requests", endingWith: "Request") == listed)
  }

  @Test func everyNotificationIsListed() throws {
    let listed = AllMessages.notifications.map { String(describing: $0) }
    #expect(try files(in: "Notifications", endingWith: "Notification") == listed)
  }

  @Test func methodsAreUnique() {
    let methods =
      AllMessages.requests.map { $0.method } + AllMessages.notifications.map { $0.method }
    #expect(Set(methods).count == methods.count)
  }

  private func files(in folder: String, endingWith end: String) throws -> [String] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let path = tests.appendingPathComponent("../../../Sources/tablsp/Server/\(folder)").path
    return try FileManager.default.contentsOfDirectory(atPath: path)
      .filter { $0.hasSuffix("\(end).swift") }.map { String($0.dropLast(6)) }.sorted()
  }
}
