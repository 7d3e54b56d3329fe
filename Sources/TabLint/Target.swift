/// The system that the code is written for, as `target` in the configuration says it: `iOS 17`, `macOS 15.4`.
public struct Target: Hashable, Sendable {
  public enum Platform: String, CaseIterable, Hashable, Sendable {
    case iOS
    case iPadOS
    case macOS
    case tvOS
    case visionOS
    case watchOS

    /// Whether an adaptable bar is a sidebar there, with room for all tabs.
    public var hasSidebar: Bool {
      switch self {
      case .iPadOS, .macOS, .tvOS, .visionOS: true
      case .iOS, .watchOS: false
      }
    }
  }

  public var platform: Platform
  public var major: Int
  public var minor: Int

  public init(platform: Platform, major: Int, minor: Int = 0) {
    self.platform = platform
    self.major = major
    self.minor = minor
  }
}

extension Target: CustomStringConvertible {
  /// `iOS 17`, with the minor number only where it is not 0.
  public var description: String {
    minor == 0 ? "\(platform.rawValue) \(major)" : "\(platform.rawValue) \(major).\(minor)"
  }
}
