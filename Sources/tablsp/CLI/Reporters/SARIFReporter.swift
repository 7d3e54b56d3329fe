import TabLint
import TabSpecParser

/// SARIF 2.1.0, which code scanning services read.
/// (docs.oasis-open.org/sarif/sarif/v2.1.0)
enum SARIFReporter: Reporter {
  static let name = "sarif"

  static func write(_ report: LintReport, to output: Output) {
    var writer = JSONWriter(expandedDepth: 5)
    writer.object { writer in
      writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      writer.member("version", "2.1.0")
      writer.member("runs") { writer in
        writer.array([report]) { writer, report in
          writer.object { writer in
            writer.member("tool") { writer in
              writer.object { $0.member("driver") { $0.object(writeDriver) } }
            }
            writer.member("columnKind", "utf16CodeUnits")
            writer.member("results") { writer in
              writer.array(results(in: report)) { writer, result in
                SARIFResult.write(result, of: report, with: &writer)
              }
            }
          }
        }
      }
    }
    output.write(writer.document)
  }

  private static func writeDriver(with writer: inout JSONWriter) {
    writer.member("name", Version.name)
    writer.member("version", Version.number)
    writer.member("rules") { writer in
      writer.array(AllRules.infos) { writer, info in
        writer.object { writer in
          writer.member("id", info.id)
          writer.member("shortDescription") { $0.object { $0.member("text", info.summary) } }
          writer.member("fullDescription") { $0.object { $0.member("text", info.reason) } }
          if let source = info.source { writer.member("helpUri", source) }
          writer.member("defaultConfiguration") { writer in
            writer.object { $0.member("level", SARIFResult.level(of: info.severity)) }
          }
        }
      }
    }
  }

  /// Each finding with the number of the equal ones before it in its file.
  private static func results(in report: LintReport) -> [SARIFResult] {
    report.filesWithFindings.flatMap { file in
      var seen: [FindingKey: Int] = [:]
      return file.findings.map { finding in
        let key = FindingKey(finding, in: file.lines)
        defer { seen[key, default: 0] += 1 }
        return SARIFResult(
          finding: finding, file: file, key: key, occurrence: seen[key, default: 0])
      }
    }
  }
}
