/// What the initialisers of SwiftUI's `Tab` take.
///
/// Source: https://developer.apple.com/documentation/swiftui/tab
enum SystemTab {
  private static let labels: Set = [
    "image", "systemImage", "value", "role", "content", "label",
  ]

  /// Whether a call can be one of those: an argument that none of them has, or less than each of
  /// them needs where the project has initialisers of its own, is another's.
  static func takes(_ arguments: ArgumentList, in project: Project) -> Bool {
    let names = arguments.all.compactMap(\.label)
    guard names.allSatisfy(labels.contains), arguments.unlabeled.count < 2,
      arguments.unlabeled.first?.value?.kind != .implicitMember
    else { return false }
    return names.contains("value") || !hasOwnInitializers(project)
  }

  private static func hasOwnInitializers(_ project: Project) -> Bool {
    project.extensions(named: "Tab").contains { part in
      part.members.contains { $0.kind == .initializerDeclaration }
    }
  }
}
