import TabLint
import TabSpecParser

/// One result of a SARIF run.
struct SARIFResult {
  let finding: Diagnostic
  let file: ReportedFile
  let key: FindingKey
  let occurrence: Int

  static func level(of severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .hint: "note"
    }
  }

  static func write(_ result: SARIFResult, of report: LintReport, with writer: inout JSONWriter) {
    let finding = result.finding
    writer.object { writer in
      writer.member("ruleId", finding.ruleID)
      if let index = AllRules.infos.firstIndex(where: { $0.id == finding.ruleID }) {
        writer.member("ruleIndex", index)
      }
      writer.member("level", level(of: finding.severity))
      write(text: finding.message, as: "message", with: &writer)
      writer.member("locations") { writer in
        writer.array([finding.range]) { writer, range in
          writer.object { write(range, in: result.file, with: &$0) }
        }
      }
      writer.member("relatedLocations") { writer in
        let notes = report.notes(of: finding, in: result.file)
        writer.array(notes.enumerated()) { writer, entry in
          writer.object { writer in
            writer.member("id", entry.offset + 1)
            write(entry.element.note.range, in: entry.element.file, with: &writer)
            write(text: entry.element.note.message, as: "message", with: &writer)
          }
        }
      }
      writer.member("partialFingerprints") { writer in
        writer.object { $0.member("tablspFinding/v1", result.fingerprint) }
      }
      writer.member("fixes") { writer in
        writer.array(finding.fixIts) { write($1, in: result.file, with: &$0) }
      }
    }
  }

  /// Sixteen hexadecimal digits that stay when the finding moves (FNV-1a).
  private var fingerprint: String {
    let text = "\(key.ruleID)\n\(key.text)\n\(occurrence)"
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return Wording.zeros(String(hash, radix: 16), to: 16)
  }

  private static func write(_ fix: FixIt, in file: ReportedFile, with writer: inout JSONWriter) {
    writer.object { writer in
      write(text: fix.title, as: "description", with: &writer)
      writer.member("artifactChanges") { writer in
        writer.array([fix.edits]) { writer, edits in
          writer.object { writer in
            write(artifact: file.path, with: &writer)
            writer.member("replacements") { writer in
              writer.array(edits) { writer, edit in
                writer.object { writer in
                  write(region: edit.range, as: "deletedRegion", in: file, with: &writer)
                  write(text: edit.replacement, as: "insertedContent", with: &writer)
                }
              }
            }
          }
        }
      }
    }
  }

  private static func write(
    _ range: TextRange, in file: ReportedFile, with writer: inout JSONWriter
  ) {
    writer.member("physicalLocation") { writer in
      writer.object { writer in
        write(artifact: file.path, with: &writer)
        write(region: range, as: "region", in: file, with: &writer)
      }
    }
  }

  private static func write(artifact path: String, with writer: inout JSONWriter) {
    writer.member("artifactLocation") { writer in
      writer.object { $0.member("uri", FilePath.uriReference(of: path)) }
    }
  }

  private static func write(
    region range: TextRange, as key: String, in file: ReportedFile, with writer: inout JSONWriter
  ) {
    let start = file.place(range.lowerBound)
    let end = file.place(range.upperBound)
    writer.member(key) { writer in
      writer.object { writer in
        writer.member("startLine", start.line)
        writer.member("startColumn", start.utf16Column)
        writer.member("endLine", end.line)
        writer.member("endColumn", end.utf16Column)
      }
    }
  }

  private static func write(text: String, as key: String, with writer: inout JSONWriter) {
    writer.member(key) { $0.object { $0.member("text", text) } }
  }
}
