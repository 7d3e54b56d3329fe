/// The values of `--output`, the default first.
enum AllReporters {
  static var types: [any Reporter.Type] {
    [
      TextReporter.self,
      JSONReporter.self,
      SARIFReporter.self,
      GitHubReporter.self,
      JUnitReporter.self,
      CheckstyleReporter.self,
    ]
  }
}
