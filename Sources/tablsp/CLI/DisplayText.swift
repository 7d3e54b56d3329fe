/// Text of a file as it may be sent to a terminal, and the columns that it takes there.
///
/// Control characters would move the cursor or worse; they come out as U+FFFD, tabulators as four blanks.
struct DisplayText: Hashable, Sendable {
  let text: String
  let width: Int

  init(_ source: String) {
    var text = ""
    var width = 0
    for scalar in source.unicodeScalars {
      if scalar == "\t" {
        text += "    "
        width += 4
      } else if DisplayText.isControl(scalar) {
        text += "\u{FFFD}"
        width += 1
      } else {
        text.unicodeScalars.append(scalar)
        width += DisplayText.width(of: scalar)
      }
    }
    self.text = text
    self.width = width
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // Marks that turn the direction of what follows.
    default: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    guard scalar.value >= 0x300 else { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    // The wide blocks of East Asian scripts and of emoji (unicode.org/reports/tr11).
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
      0x1F900...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
