import TabSpecParser

/// Tells whether the target's system has something where it is used.
struct AvailabilityCheck {
  /// Something that the target's system lacks.
  struct Missing {
    let availability: Availability
    /// nil where no version of the system has it.
    let needed: Availability.Version?
  }

  let target: Target

  /// The first of `table` with this name, where the system lacks it at `node`.
  ///
  /// - Parameter arguments: those that it is used with, to tell its forms apart.
  func missing(
    _ name: String, arguments: ArgumentList? = nil, in table: [Availability], at node: SyntaxNode
  ) -> Missing? {
    let found = table.first { entry in
      entry.names.contains(name) && (entry.label.map { arguments?[$0] != nil } ?? true)
    }
    guard let found else { return nil }
    let context = PlatformContext(around: node, system: target.platform.conditionName)
    guard context.isReached else { return nil }
    guard let needed = found.since[target.platform] else {
      return Missing(availability: found, needed: nil)
    }
    let written = Availability.Version(target.major, target.minor)
    guard max(written, context.version ?? written) < needed else { return nil }
    return Missing(availability: found, needed: needed)
  }
}

extension Target.Platform {
  /// The name in `os(…)` and `#available`.
  var conditionName: String {
    self == .iPadOS ? "iOS" : rawValue
  }
}
