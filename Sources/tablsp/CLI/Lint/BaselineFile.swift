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
      switch Baseline.read(bytes, folder: folder) {
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

  /// An empty baseline for this place.
  var empty: Baseline {
    Baseline(folder: folder)
  }

  private var folder: String {
    FilePath.parent(of: absolutePath) ?? "/"
  }
}
