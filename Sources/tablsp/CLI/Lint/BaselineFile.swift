/// Where a baseline is kept.
struct BaselineFile {
  let shownPath: String
  private let absolutePath: String

  init(path: String, in environment: Environment) {
    shownPath = FilePath.shown(path)
    absolutePath = FilePath.absolute(path, from: environment.workingFolder)
  }

  func read() throws(UsageError) -> Baseline {
    switch FileReader.read(absolutePath) {
    case .failure(let error): throw UsageError("'--baseline': '\(shownPath)': \(error.message)")
    case .success(let bytes):
      switch Baseline.read(bytes) {
      case .success(let baseline): return baseline
      case .failure(let error):
        throw UsageError(
          "'--baseline': \(shownPath):\(error.line):\(error.column): \(error.message)")
      }
    }
  }

  func write(_ baseline: Baseline) -> SystemError? {
    FileWriter.write(baseline.document, to: absolutePath)
  }

  /// The name of a file in the baseline: the way to it from the baseline's folder, so that it is the same for whoever
  /// has both; the shown path of an input without a place.
  func name(of file: ReportedFile, at absolute: String?) -> String {
    guard let absolute else { return file.path }
    return FilePath.relative(absolute, from: FilePath.parent(of: absolutePath) ?? "/")
  }
}
