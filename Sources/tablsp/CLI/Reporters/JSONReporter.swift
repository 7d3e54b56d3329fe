import TabSpecParser

/// For programs; `Grammar/findings.schema.json` describes it.
enum JSONReporter: Reporter {
  static let name = "json"

  /// Raised when a reader of the last one would misunderstand the new one.
  private static let formatVersion = 1

  static func write(_ report: LintReport, to output: Output) {
    var writer = JSONWriter(expandedDepth: 4)
    writer.object { writer in
      writer.member("version", formatVersion)
      writer.member("files") { writer in
        writer.array(report.filesWithFindings) { writer, file in
          writer.object { writer in
            writer.member("path", file.path)
            writer.member("findings") { writer in
              writer.array(file.findings) { writer, finding in
                write(finding, in: file, report, with: &writer)
              }
            }
          }
        }
      }
      writer.member("summary") { writer in
        writer.object { writer in
          writer.member("files", report.files.count)
          writer.member("errors", report.counts.errors)
          writer.member("warnings", report.counts.warnings)
          writer.member("hints", report.counts.hints)
        }
      }
    }
    output.write(writer.document)
  }

  private static func write(
    _ finding: Diagnostic, in file: ReportedFile, _ report: LintReport,
    with writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("rule", finding.ruleID)
      writer.member("severity", finding.severity.rawValue)
      writer.member("message", finding.message)
      write(finding.range, in: file, with: &writer)
      writer.member("notes") { writer in
        writer.array(report.notes(of: finding, in: file)) { writer, entry in
          writer.object { writer in
            writer.member("message", entry.note.message)
            writer.member("path", entry.file.path)
            write(entry.note.range, in: entry.file, with: &writer)
          }
        }
      }
      writer.member("fixes") { writer in
        writer.array(finding.fixIts) { writer, fix in
          write(fix, in: file, with: &writer)
        }
      }
    }
  }

  private static func write(_ fix: FixIt, in file: ReportedFile, with writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("title", fix.title)
      writer.member("safe", fix.isSafe)
      writer.member("edits") { writer in
        writer.array(fix.edits) { writer, edit in
          writer.object { writer in
            write(edit.range, in: file, with: &writer)
            writer.member("text", edit.replacement)
          }
        }
      }
    }
  }

  private static func write(
    _ range: TextRange, in file: ReportedFile, with writer: inout JSONWriter
  ) {
    writer.member("range") { writer in
      writer.object { writer in
        writer.member("start") { write(file.place(range.lowerBound), with: &$0) }
        writer.member("end") { write(file.place(range.upperBound), with: &$0) }
      }
    }
  }

  private static func write(_ place: ReportedPlace, with writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("offset", place.offset)
      writer.member("line", place.line)
      writer.member("column", place.column)
      writer.member("utf16Column", place.utf16Column)
    }
  }
}
