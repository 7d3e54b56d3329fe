import TabSpecParser

extension Callable {
  /// The call with a place for each argument that has to be there, and the last closure behind it.
  ///
  /// - Parameters:
  ///   - values: what stands in a place until it is filled in, by the parameter's type.
  ///   - indent: a level of indentation.
  func snippet(values: [String: String] = [:], indent: String) -> SnippetText {
    var pieces: [SnippetText.Piece] = [.text(name)]
    var required = parameters.filter { !$0.hasDefault }
    let closures = Callable.trailingClosures(of: &required)
    if !required.isEmpty || closures.isEmpty {
      pieces.append(.text("("))
      for (index, parameter) in required.enumerated() {
        if index > 0 { pieces.append(.text(", ")) }
        if let label = parameter.label { pieces.append(.text("\(label): ")) }
        pieces += parameter.places(value: values[parameter.type])
      }
      pieces.append(.text(")"))
    }
    for (index, closure) in closures.enumerated() {
      pieces += closure.body(isFirst: index == 0, isLast: index == closures.count - 1, indent)
    }
    return SnippetText(pieces + (closures.isEmpty ? [.end] : []), plain: name)
  }

  /// The closures at the end, taken out of the others.
  private static func trailingClosures(of parameters: inout [Parameter]) -> [Parameter] {
    let count = parameters.reversed().prefix { $0.isClosure }.count
    defer { parameters.removeLast(count) }
    return parameters.suffix(count)
  }
}

extension Callable.Parameter {
  /// The value's place: quotes around a text, a `$` before a binding.
  fileprivate func places(value: String?) -> [SnippetText.Piece] {
    if let value { return [.place(value)] }
    switch type {
    case "LocalizedStringKey", "String", "SymbolName":
      return [.text("\""), .place(type == "SymbolName" ? "symbol" : name), .text("\"")]
    case _ where type.hasPrefix("Binding"): return [.text("$"), .place(name)]
    case _ where type.hasPrefix("["): return [.text("["), .place(name), .text("]")]
    default: return [.place(name)]
    }
  }

  /// `{ … }`, or `label: { … }` behind another closure.
  fileprivate func body(isFirst: Bool, isLast: Bool, _ indent: String) -> [SnippetText.Piece] {
    let label = isFirst ? " " : " \(label ?? "_"): "
    let opening = type.hasPrefix("()") ? "{" : "{ \(closureParameters) in"
    return [.text("\(label)\(opening)\n\(indent)"), isLast ? .end : .place(""), .text("\n}")]
  }

  /// `index` of `(Int) -> Content`: names for what the closure is given.
  private var closureParameters: String {
    type.hasPrefix("(Int)") ? "index" : "item"
  }
}
