/// The paths of a command line without the Swift files among them, which are told about.
struct FormattableFiles {
  private(set) var arguments: FileArguments
  /// Whether nothing is left of what was asked for.
  let isEmpty: Bool
  private(set) var exitCode = ExitCode.success

  init(_ arguments: FileArguments, in environment: Environment) {
    self.arguments = arguments
    self.arguments.paths = arguments.paths.filter { path in
      let full = FilePath.joined(environment.workingFolder, path)
      guard FoundFile.language(ofPath: path) == .swift, case .success(.file) = Folder.kind(of: full)
      else { return true }
      environment.errors.write(FormattableFiles.refusal(of: path))
      return false
    }
    if self.arguments.paths.count < arguments.paths.count { exitCode = .failure }
    isEmpty = self.arguments.paths.isEmpty && !arguments.paths.isEmpty
  }

  /// The line about a Swift file.
  static func refusal(of path: String) -> String {
    "\(FilePath.shown(path)): error: Swift files are the work of swift-format:"
      + " 'swift format --in-place \(FilePath.shown(path))'\n"
  }
}
