import TabLint
import TabSpecParser

extension LanguageServer {
  /// The findings of a document, from the last time or new; nil if there is no such document.
  func report(of key: DocumentKey) -> DiagnosticReport? {
    settle()
    if let report = diagnostics[key] { return report }
    guard let document = text(of: key), var findings = findings(in: key) else { return nil }
    if let (known, name) = workspace.baseline(for: key) {
      findings = known.applying(to: findings, in: document.lines, name: name)
    }
    let report = DiagnosticReport(findings: findings, items: items(of: findings, in: document))
    diagnostics.store(report, for: key)
    return report
  }

  /// Whether there is something to do when no message waits.
  var hasBackgroundWork: Bool {
    !workspace.unsettled.isEmpty || workspace.configurations.hasNews || nextOutdated != nil
      || workspace.isScanning || mayReconsider || mayRefresh || shownAnswers.isOutdated
  }

  /// Does one piece of it: what the user looks at first, the rest of the workspace then.
  func workInBackground() {
    settle()
    if workspace.configurations.hasNews {
      publishConfigurationProblems()
    } else if let key = diagnostics.outdatedOpen.first {
      refresh(key)
    } else if workspace.isScanning {
      scanOn()
    } else if let key = nextOutdated {
      refresh(key)
    } else if mayReconsider {
      diagnostics.hasNews = false
      reconsiderHeldRequests()
    } else if mayRefresh {
      diagnostics.needsRefresh = false
      request("workspace/diagnostic/refresh")
    } else if shownAnswers.isOutdated {
      checkShownAnswers()
    }
  }

  /// The next document whose findings somebody wants to know.
  private var nextOutdated: DocumentKey? {
    let wantsAll = !client.pullsDiagnostics || holdsRequests
    return diagnostics.outdatedOpen.first ?? (wantsAll ? diagnostics.outdatedClosed.first : nil)
  }

  private var mayReconsider: Bool {
    holdsRequests && diagnostics.hasNews
  }

  private var mayRefresh: Bool {
    diagnostics.needsRefresh && client.capabilities.workspace.refreshesDiagnostics
  }

  /// Finds out what an outdated document has now, and tells the client what it doesn't know.
  private func refresh(_ key: DocumentKey) {
    guard let report = report(of: key) else { return withdraw(key) }
    if client.pullsDiagnostics {
      noticeChange(of: key, report)
    } else {
      publish(report, for: key)
    }
  }

  /// A client pulls what it has changed itself; for what has changed otherwise it must be asked to.
  private func noticeChange(of key: DocumentKey, _ report: DiagnosticReport) {
    guard let document = documents[key], let pulled = diagnostics.pulled[key] else { return }
    if pulled.version == document.version, pulled.resultID != report.resultID {
      diagnostics.needsRefresh = true
    }
  }

  /// The client has got this report for the version that is open.
  func noteThatClientKnows(_ report: DiagnosticReport, of key: DocumentKey) {
    diagnostics.pulled[key] = told(report, of: key)
  }

  private func told(_ report: DiagnosticReport, of key: DocumentKey) -> DiagnosticStore.Told {
    DiagnosticStore.Told(
      version: documents[key]?.version, resultID: report.resultID,
      hasFindings: !report.items.isEmpty)
  }

  /// The documents that have findings to speak of, open ones and files, in the order of a run.
  var allDocuments: [DocumentKey] {
    let keys = Set(workspace.files.keys).union(documents.keys)
    return keys.sorted { FilePath.precedes($0.name, $1.name) }
  }

  /// Tells the client of a new version, or of other findings; of a file without any only if it had some.
  private func publish(_ report: DiagnosticReport, for key: DocumentKey) {
    let new = told(report, of: key)
    let old = diagnostics.published.updateValue(new, forKey: key)
    let isKnown =
      new.version == nil
      ? new.resultID == old?.resultID || !new.hasFindings && old?.hasFindings != true : new == old
    if !isKnown { publish(report.items, for: key, uri: uri(of: key)) }
  }

  /// The document is gone: it has nothing any more, whatever the client was told.
  func withdraw(_ key: DocumentKey, uri: String? = nil) {
    diagnostics.forget(key)
    guard let old = diagnostics.published.removeValue(forKey: key), old.hasFindings else { return }
    publish([], for: key, uri: uri ?? self.uri(of: key))
  }

  private func publish(_ items: [LSP.Diagnostic], for key: DocumentKey, uri: String) {
    notify(
      "textDocument/publishDiagnostics",
      LSP.PublishDiagnosticsParams(
        uri: uri, version: documents[key]?.version, diagnostics: items))
  }
}
