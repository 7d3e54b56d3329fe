/// All files of a run or of a workspace, and the names that they declare to each other.
public struct Project: Sendable {
  public let files: [TabFile]

  public init(files: [TabFile]) {
    self.files = files
  }
}
