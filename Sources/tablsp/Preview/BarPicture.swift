import TabLint
import TabSpecParser

/// A small drawing of a bar: a box a tab with its icon's name and its label, and "More" where not all fit. The tab that
/// the bar starts with has a thick line above it.
///
///     ━━━━━━━━┬──────────┐
///     │ house │  person  │
///     │ Home  │ Profile  │
///     └───────┴──────────┘
struct BarPicture {
  /// Names longer than this are cut.
  private static let maximumWidth = 16

  private struct Box {
    let lines: [String]
    let isSelected: Bool
  }

  private let boxes: [Box]

  init(_ layout: BarLayout) {
    let bar = layout.bar
    let all = bar.tabs.enumerated().map { index, tab in
      let description = TabDescription(tab: tab, index: index)
      return Box(
        lines: BarPicture.lines(of: description),
        isSelected: bar.selection.map { $0.initial.isSame(as: tab.idValue) } ?? (index == 0))
    }
    let isCut = layout.isFixed && layout.overflows
    let hidden = isCut ? all.dropFirst(layout.shownCount) : []
    let more = Box(lines: ["…", "More"], isSelected: hidden.contains(where: \.isSelected))
    boxes = isCut ? all.prefix(layout.shownCount) + [more] : all
  }

  /// The drawing, without a line break at its end; empty for a bar without tabs.
  var text: String {
    guard !boxes.isEmpty else { return "" }
    let height = boxes.map(\.lines.count).max() ?? 0
    let widths = boxes.map { box in (box.lines.map { DisplayText($0).width }.max() ?? 0) + 2 }
    let top = zip(boxes, widths).map { box, width in
      String(repeating: box.isSelected ? "━" : "─", count: width)
    }
    let rows = (0..<height).map { row in
      "│" + zip(boxes, widths).map { BarPicture.centered($0.lines, row, $1) }.joined(separator: "│")
        + "│"
    }
    let bottom = widths.map { String(repeating: "─", count: $0) }
    return
      (["┌" + top.joined(separator: "┬") + "┐"] + rows
      + ["└" + bottom.joined(separator: "┴") + "┘"]).joined(separator: "\n")
  }

  private static func lines(of description: TabDescription) -> [String] {
    [description.iconOrSign, description.labelOrSign].map(shortened)
  }

  private static func shortened(_ text: String) -> String {
    var result = ""
    for character in DisplayText(text).text.replacing("\n", with: " ") {
      guard DisplayText(result + String(character)).width < maximumWidth else {
        return result + "…"
      }
      result.append(character)
    }
    return result
  }

  private static func centered(_ lines: [String], _ row: Int, _ width: Int) -> String {
    let text = row < lines.count ? lines[row] : ""
    let gap = width - DisplayText(text).width
    return String(repeating: " ", count: gap / 2) + text
      + String(repeating: " ", count: gap - gap / 2)
  }
}
