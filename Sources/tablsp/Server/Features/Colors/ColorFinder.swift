import TabSpecParser

/// Finds the colours that a file writes out: `Color.blue`, `.blue` where a colour is expected, and `Color(…)` with numbers.
struct ColorFinder {
  struct Place {
    let range: TextRange
    let value: ColorValue
  }

  let context: FileContext

  /// The colours in order.
  func colors() -> [Place] {
    context.tree.allNodes.compactMap { node in
      switch node.kind {
      case .postfixExpression: chain(Chain(node))
      case .implicitMember: implicit(node)
      default: nil
      }
    }
  }

  /// `Color.blue`, `Color(…)`, with an opacity behind it or without.
  private func chain(_ chain: Chain) -> Place? {
    guard let token = chain.baseNameToken, context.tree.token(token, is: "Color"),
      context.project.types(named: "Color").isEmpty
    else { return nil }
    let position = token == chain.primary.firstToken ? 0 : 1
    guard position < chain.suffixes.count else { return nil }
    let suffix = chain.suffixes[position]
    switch suffix.kind {
    case .callSuffix:
      let value = ColorFinder.value(of: ArgumentList(suffix))
      return value.map { place($0, chain, endingAt: position) }
    case .memberSuffix:
      let value = suffix.referencedName.flatMap { ColorValue.named($0) }
      return value.map { place($0, chain, endingAt: position) }
    default: return nil
    }
  }

  private func place(_ value: ColorValue, _ chain: Chain, endingAt position: Int) -> Place {
    var value = value
    var end = chain.suffixes[position].range.upperBound
    if let (opacity, call) = ColorFinder.opacity(in: chain.suffixes, behind: position) {
      value.alpha *= opacity
      end = call.range.upperBound
    }
    return Place(range: chain.node.range.lowerBound..<end, value: value)
  }

  /// `.blue` alone, or as the beginning of a chain.
  private func implicit(_ node: SyntaxNode) -> Place? {
    guard let name = node.referencedName, var value = ColorValue.named(name),
      case .framework("Color") = ExpectedType(of: node, in: context)
    else { return nil }
    var range = node.range
    if let parent = node.parent, parent.kind == .postfixExpression,
      let (opacity, call) = ColorFinder.opacity(in: Chain(parent).suffixes, behind: -1)
    {
      value.alpha *= opacity
      range = range.lowerBound..<call.range.upperBound
    }
    return Place(range: range, value: value)
  }

  /// `.opacity(0.5)` right behind the suffix at `position`.
  private static func opacity(
    in suffixes: [SyntaxNode], behind position: Int
  ) -> (Double, SyntaxNode)? {
    guard position + 2 < suffixes.count, suffixes[position + 1].referencedName == "opacity",
      suffixes[position + 2].kind == .callSuffix,
      let argument = ArgumentList(suffixes[position + 2]).unlabeled.first?.value,
      let value = number(argument), (0...1).contains(value)
    else { return nil }
    return (value, suffixes[position + 2])
  }

  // MARK: - Numbers

  /// The colour that the arguments of `Color(…)` give; nil where they are no numbers.
  static func value(of arguments: ArgumentList) -> ColorValue? {
    let part: (String) -> Double? = { label in arguments.value(label).flatMap(number) }
    guard arguments.all.allSatisfy({ !$0.isTrailing }) else { return nil }
    guard let alpha = arguments["opacity"] == nil ? 1 : part("opacity") else { return nil }
    if let red = part("red"), let green = part("green"), let blue = part("blue") {
      return ColorValue(red: red, green: green, blue: blue, alpha: alpha)
    }
    if let hue = part("hue"), let saturation = part("saturation"),
      let brightness = part("brightness")
    {
      return ColorValue(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }
    return part("white").map { ColorValue(red: $0, green: $0, blue: $0, alpha: alpha) }
  }

  /// A number as it is written, or a division of two: `0.5`, `1`, `255/255`.
  private static func number(_ node: SyntaxNode) -> Double? {
    if node.kind == .literal { return Double(node.text.replacing("_", with: "")) }
    guard node.kind == .sequenceExpression else { return nil }
    let parts = Array(node.children)
    guard parts.count == 2, node.ownTokens.count == 1,
      node.tree.token(node.ownTokens[0], is: "/"),
      let left = number(parts[0]), let right = number(parts[1]), right != 0
    else { return nil }
    return left / right
  }
}
