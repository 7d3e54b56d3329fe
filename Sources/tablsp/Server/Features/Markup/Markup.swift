/// A short text with structure, written as Markdown or as plain text, as the client reads it.
struct Markup: Equatable {
  /// A stretch of a line.
  enum Inline: Equatable {
    case text(String)
    case code(String)
    case strong(String)
  }

  enum Block: Equatable {
    case paragraph([Inline])
    /// One line each.
    case list([[Inline]])
    case code(String, language: String)
    case table(header: [String], rows: [[Inline]])
  }

  var blocks: [Block]

  init(_ blocks: [Block]) {
    self.blocks = blocks
  }

  static func paragraph(_ text: String) -> Markup {
    Markup([.paragraph([.text(text)])])
  }

  /// - Parameter isMarkdown: whether it is Markdown that is wanted, and no plain text.
  func text(isMarkdown: Bool) -> String {
    blocks.map { isMarkdown ? $0.markdown : $0.plain }.joined(separator: "\n\n")
  }
}

extension Markup.Block {
  fileprivate var markdown: String {
    switch self {
    case .paragraph(let parts): parts.map(\.markdown).joined()
    case .list(let lines):
      lines.map { "- " + $0.map(\.markdown).joined() }.joined(separator: "\n")
    case .code(let text, let language): Markup.Block.fenced(text, language)
    case .table(let header, let rows):
      MarkupTable(header: header, rows: rows.map { $0.map(\.markdownInTable) }).markdown
    }
  }

  fileprivate var plain: String {
    switch self {
    case .paragraph(let parts): parts.map(\.plain).joined()
    case .list(let lines): lines.map { $0.map(\.plain).joined() }.joined(separator: "\n")
    case .code(let text, _): text
    case .table(let header, let rows):
      MarkupTable(header: header, rows: rows.map { $0.map(\.plain) }).plain
    }
  }

  /// A fence longer than any in the text.
  private static func fenced(_ text: String, _ language: String) -> String {
    var fence = "```"
    while text.contains(fence) { fence += "`" }
    return "\(fence)\(language)\n\(text)\n\(fence)"
  }
}

extension Markup.Inline {
  fileprivate var plain: String {
    switch self {
    case .text(let text), .code(let text), .strong(let text): text
    }
  }

  fileprivate var markdown: String {
    switch self {
    case .text(let text): Markup.Inline.escaped(text)
    case .strong(let text): "**\(Markup.Inline.escaped(text))**"
    case .code(let text): Markup.Inline.codeSpan(text)
    }
  }

  /// A bar would end the cell, inside code too.
  fileprivate var markdownInTable: String {
    markdown.replacing("|", with: "\\|")
  }

  private static func codeSpan(_ text: String) -> String {
    let text = text.isEmpty ? " " : text
    var fence = "`"
    while text.contains(fence) { fence += "`" }
    let isPadded = text.hasPrefix("`") || text.hasSuffix("`")
    return isPadded ? "\(fence) \(text) \(fence)" : fence + text + fence
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "<", ">", "#", "~":
        result += "\\"
        result.unicodeScalars.append(scalar)
      case "\n", "\r": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
