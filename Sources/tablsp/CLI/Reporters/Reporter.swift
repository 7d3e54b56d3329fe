/// A form in which findings leave the tool.
///
/// A new one is a file in this folder and a line in `AllReporters`. The bytes depend on the report alone.
protocol Reporter {
  /// As `--output` names it.
  static var name: String { get }

  static func write(_ report: LintReport, to output: Output)
}
