import TabSpecParser

/// Which systems have something, and since when.
struct Availability: Sendable {
  typealias Version = PlatformContext.Version

  /// The names it goes by: `page`, `PageTabViewStyle`.
  let names: [String]
  /// A label without which another form is meant; nil for any form.
  let label: String?
  /// The first version of each system that has it; a system that is not here never had it.
  let since: [Target.Platform: Version]
  /// The page of the documentation.
  let source: String

  /// - Parameter iOS: iPadOS has the same.
  init(
    _ names: String..., label: String? = nil, iOS: Version? = nil, macOS: Version? = nil,
    tvOS: Version? = nil, watchOS: Version? = nil, visionOS: Version? = nil, source: String
  ) {
    self.names = names
    self.label = label
    self.source = "https://developer.apple.com/documentation/swiftui/" + source
    var since: [Target.Platform: Version] = [:]
    since[.iOS] = iOS
    since[.iPadOS] = iOS
    since[.macOS] = macOS
    since[.tvOS] = tvOS
    since[.watchOS] = watchOS
    since[.visionOS] = visionOS
    self.since = since
  }
}

extension PlatformContext.Version: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) {
    self.init(value)
  }

  /// `18`, or `26.1` where the minor number counts.
  var text: String {
    minor == 0 ? "\(major)" : "\(major).\(minor)"
  }
}
