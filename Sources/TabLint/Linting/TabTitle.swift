import TabSpecParser

/// A title for a tab that has none, made of the names that its author chose.
struct TabTitle {
  let project: Project

  /// The title of a tab: its view's name, else its case's.
  func title(of tab: Tab) -> String? {
    viewTitle(of: tab) ?? caseTitle(of: tab)
  }

  /// The case that selects the tab, in words.
  func caseTitle(of tab: Tab) -> String? {
    guard case .member(_, let name) = tab.idValue else { return nil }
    return TabTitle.words(of: name)
  }

  /// The name of the tab's view in words, or the text that it shows; nil for other views of the
  /// framework, whose names say nothing.
  private func viewTitle(of tab: Tab) -> String? {
    guard let call = view(of: tab) else { return nil }
    if call.name == "Text", let text = call.arguments.unlabeled.first?.value {
      let shown = Evaluator(project: project, file: tab.file).evaluate(text).value.text
      return shown.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    }
    guard !FrameworkViews.isView(call.name, in: project) else { return nil }
    let endings = ["View", "Screen"].filter {
      call.name.hasSuffix($0) && call.name.count > $0.count
    }
    return TabTitle.words(of: String(call.name.dropLast(endings.first?.count ?? 0)))
  }

  /// The view that the tab shows: what its modifiers follow, or the first in its closure.
  private func view(of tab: Tab) -> Call? {
    guard tab.form != .view else { return tab.chain.call }
    guard let closure = tab.chain.call?.arguments.trailingClosure else { return nil }
    return ClosureView(closure).statements.first.flatMap { Chain($0).call }
  }

  /// `sentItems` as "Sent Items", `userFAQList` as "User FAQ List".
  static func words(of name: String) -> String {
    let letters = Array(name)
    var words: [String] = []
    var word = ""
    for (index, letter) in letters.enumerated() {
      let next = index + 1 < letters.count ? letters[index + 1] : nil
      let startsWord =
        letter.isUppercase && index > 0
        && (!letters[index - 1].isUppercase || next?.isLowercase ?? false)
      if letter == "_" || startsWord {
        words.append(word)
        word = ""
      }
      if letter != "_" { word.append(letter) }
    }
    words.append(word)
    return words.filter { !$0.isEmpty }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }
}
