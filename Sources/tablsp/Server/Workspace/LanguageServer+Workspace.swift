import TabLint
import TabSpecParser

extension LanguageServer {
  // MARK: - Folders and files

  /// Opens the folders for the server, without a look at the disk.
  func setFolders(_ folders: [String]) {
    let old = workspace.files.keys
    workspace.setFolders(folders)
    workspace.scan = nil
    for key in old where workspace.files[key] == nil && documents[key] == nil { withdraw(key) }
    workspace.projects = [:]
    for key in documents.keys { workspace.unsettled.append(key) }
    for key in workspace.files.keys { workspace.unsettled.append(key) }
  }

  /// Begins to search all folders in the background, or to search them again.
  func startScan() {
    guard !workspace.folders.isEmpty else { return }
    workspace.scan = WorkspaceScan(folders: workspace.folders)
  }

  /// Does the next piece of the scan.
  func scanOn() {
    guard var scan = workspace.scan else { return }
    if let key = scan.next() {
      readAgain(key)
    } else if scan.found.count >= ScanProgress.minimumFileCount {
      askForProgress()
    }
    workspace.scan = scan
    showProgress(of: scan)
    if scan.isFinished { scanHasFinished(scan) }
  }

  /// Does the rest of the first scan at once, for a client that would never see what it changes.
  func finishFirstScan() {
    if !workspace.hasBeenScanned { finishScan() }
  }

  /// Reads what has not been read, for a request that must not miss a file: the rest of a scan, or all of one that
  /// the user has ended.
  func finishEveryScan() {
    if !workspace.hasBeenScanned, !workspace.isScanning { startScan() }
    finishScan()
  }

  /// Does the rest of the scan at once, for a request that needs to know every file.
  func finishScan() {
    while workspace.isScanning { scanOn() }
  }

  /// Leaves unread what the scan has not come to.
  func cancelScan() {
    workspace.scan = nil
    markWhatTheScanChanged()
    endProgress()
  }

  private func scanHasFinished(_ scan: WorkspaceScan) {
    workspace.scan = nil
    workspace.hasBeenScanned = true
    for key in workspace.files.keys where scan.misses(key) { remove(key) }
    markWhatTheScanChanged()
    endProgress()
  }

  /// Something has happened to the file or folder on the disk; what, is seen there.
  func diskHasChanged(_ key: DocumentKey) {
    let name = FilePath.lastPart(of: key.name)
    if ConfigurationFile.isWatched(name) {
      checkConfigurations()
    } else if name == IgnoreRules.fileName {
      startScan()
    } else {
      reload(key)
    }
  }

  /// Looks for everything that may have happened on the disk, as nobody tells us.
  func lookAtDisk() {
    checkConfigurations()
    startScan()
  }

  /// Reads what the path of `key` is now: a file, a folder with files, or nothing any more.
  func reload(_ key: DocumentKey) {
    guard let path = key.path, let folder = workspace.folder(of: path) else { return }
    if workspace.files[key] != nil, Folder.exists(path) { return read(key) }
    var finder = FileFinder(workspaceFolder: folder, forceExclude: true)
    let found = Set(finder.files(at: [path]).map { DocumentKey(path: $0.absolutePath) })
    for key in found { read(key) }
    let gone = workspace.files.keys.filter {
      !found.contains($0) && FilePath.isInside($0.name, path)
    }
    for key in gone { remove(key) }
  }

  private func read(_ key: DocumentKey) {
    workspace.stamps[key] = key.path.flatMap(FileStamp.init)
    guard let text = SourceText(ofFile: key) else { return remove(key) }
    guard workspace.files[key]?.text != text, let file = TabFile(key, text) else { return }
    workspace.files[key] = file
    if documents[key] == nil { haveChanged(key) }
  }

  /// Reads the file unless it is surely what it was when it was read last.
  private func readAgain(_ key: DocumentKey) {
    let stamp = key.path.flatMap(FileStamp.init)
    if stamp == nil || workspace.files[key] == nil || workspace.stamps[key] != stamp { read(key) }
  }

  private func remove(_ key: DocumentKey) {
    workspace.stamps[key] = nil
    guard workspace.files.removeValue(forKey: key) != nil, documents[key] == nil else { return }
    withdraw(key)
    haveChanged(key)
  }

  // MARK: - Projects

  /// The files that the document's names may come from.
  func project(of key: DocumentKey) -> Project {
    settle()
    return workspace.projects[workspace.root(of: key), default: ProjectFiles()].project
  }

  /// The document's project with its bars, as the document's configuration has them read.
  func session(of key: DocumentKey) -> LintSession {
    settle()
    let configuration = workspace.configuration(for: key)
    return workspace.projects[workspace.root(of: key), default: ProjectFiles()]
      .session(for: configuration)
  }

  /// What is found in the document, with its project around it.
  func findings(in key: DocumentKey) -> [Diagnostic]? {
    settle()
    let configuration = workspace.configuration(for: key)
    let files = workspace.projects[workspace.root(of: key)]
    if let found = files?.findings(in: key.name, configuration: configuration) { return found }
    return snapshot(of: key).map { session(of: key).lint($0.file) }
  }

  /// Brings the projects up to date. What a change has to do with in other files is outdated then.
  func settle() {
    var changed: Set<String> = []
    while let key = workspace.unsettled.first {
      workspace.unsettled.remove(key)
      settle(key)
      changed.insert(workspace.root(of: key))
    }
    if !changed.isEmpty { shownAnswers.isOutdated = true }
    if workspace.isScanning {
      workspace.changedByScan.formUnion(changed)
    } else {
      for root in changed { markOutdated(projectAt: root) }
    }
  }

  private func settle(_ key: DocumentKey) {
    let root = workspace.root(of: key)
    if let language = documents[key]?.language, let tree = documents[key]?.tree() {
      workspace.projects[root, default: ProjectFiles()].set(key.name, language, tree)
    } else if documents[key] == nil, let file = workspace.files[key] {
      workspace.projects[root, default: ProjectFiles()]
        .set(key.name, file.language, file.tree, file: file)
    } else {
      workspace.projects[root]?.remove(key.name)
    }
  }

  private func markOutdated(projectAt root: String) {
    for name in workspace.projects[root]?.takeAffected() ?? [] {
      let key = DocumentKey(name: name)
      diagnostics.markOutdated(key, isOpen: documents[key] != nil)
    }
  }

  /// While files come one by one, each of them would outdate all others.
  private func markWhatTheScanChanged() {
    settle()
    let changed = workspace.changedByScan
    workspace.changedByScan = []
    for root in changed.sorted() { markOutdated(projectAt: root) }
  }

  // MARK: - Configuration

  /// Looks whether the disk has other configurations than we know; all findings are outdated then.
  func checkConfigurations() {
    guard workspace.configurations.update() else { return }
    for files in workspace.projects.values { files.forgetFindings() }
    markAllOutdated()
    startScan()
  }

  func markAllOutdated() {
    shownAnswers.isOutdated = true
    for key in documents.keys { diagnostics.markOutdated(key, isOpen: true) }
    for key in workspace.files.keys where documents[key] == nil {
      diagnostics.markOutdated(key, isOpen: false)
    }
  }

  /// Shows what is wrong with configurations, at their own places.
  func publishConfigurationProblems() {
    for (path, failure) in workspace.configurations.takeNews() {
      let key = DocumentKey(path: path)
      guard let failure else {
        withdraw(key)
        continue
      }
      diagnostics.published[key] = DiagnosticStore.Told(
        version: nil, resultID: "", hasFindings: true)
      notify(
        "textDocument/publishDiagnostics",
        LSP.PublishDiagnosticsParams(uri: uri(of: key), diagnostics: items(of: failure)))
    }
  }

  private func items(of failure: ConfigurationFile.Failure) -> [LSP.Diagnostic] {
    let lines = LineIndex(failure.text)
    return failure.problems.map { problem in
      LSP.Diagnostic(
        range: LSP.Range(
          start: lines.position(of: problem.range.lowerBound, in: client.columnUnit),
          end: lines.position(of: problem.range.upperBound, in: client.columnUnit)),
        severity: .error, code: "configuration", source: "tablsp", message: problem.message)
    }
  }

  // MARK: - Progress

  private func askForProgress() {
    guard client.capabilities.window.workDoneProgress, workspace.progress == nil else { return }
    let token = LSP.ProgressToken.string("tablsp/scan/\(workspace.takeScanNumber())")
    workspace.progress = ScanProgress(token: token)
    request("window/workDoneProgress/create", LSP.WorkDoneProgressCreateParams(token: token)) {
      server, isAgreed in
      guard server.workspace.progress?.token == token else { return }
      if isAgreed, let params = server.workspace.progress?.begin() {
        server.notify("$/progress", params)
      } else {
        server.workspace.progress = nil
      }
    }
  }

  private func showProgress(of scan: WorkspaceScan) {
    if let params = workspace.progress?.report(scan.readCount, of: scan.found.count) {
      notify("$/progress", params)
    }
  }

  private func endProgress() {
    guard let progress = workspace.progress else { return }
    workspace.progress = nil
    if progress.isShown { notify("$/progress", progress.end()) }
  }
}
