/// A property that names a tab's icon: a symbol of the system, or a picture of the app's own.
public struct SymbolProperty {
  let name: String

  public init(name: String) {
    self.name = name
  }

  /// Told by how the project draws it, else by its name.
  public func isSystem(in project: Project) -> Bool {
    if let isSystem = project.facts.drawnIcons[name] { return isSystem }
    let name = name.lowercased()
    return !name.contains("image") || name.contains("system")
  }
}
