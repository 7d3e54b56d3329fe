/// The ways to write a colour in Swift.
enum ColorSpelling {
  /// - Parameter isImplicit: whether the type's name is left out where a dot may lead.
  static func all(of value: ColorValue, isImplicit: Bool) -> [String] {
    let type = isImplicit ? "" : "Color"
    let isOpaque = number(value.alpha) == "1"
    let opacity = isOpaque ? "" : ", opacity: \(number(value.alpha))"
    var spellings: [String] = []
    if let name = name(of: value) { spellings.append("\(type).\(name)") }
    let parts = value.hueParts
    spellings.append(
      "Color(red: \(number(value.red)), green: \(number(value.green)), blue: \(number(value.blue))\(opacity))"
    )
    spellings.append(
      "Color(hue: \(number(parts.hue)), saturation: \(number(parts.saturation)), brightness: \(number(parts.brightness))\(opacity))"
    )
    if number(parts.saturation) == "0" {
      spellings.append("Color(white: \(number(parts.brightness))\(opacity))")
    }
    return spellings
  }

  /// The name of a colour that is one of SwiftUI's, as far as eight bits a part tell.
  private static func name(of value: ColorValue) -> String? {
    let eightBits: (ColorValue) -> [Int] = { color in
      [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 255).rounded()) }
    }
    return ColorValue.named.first { eightBits($0.value) == eightBits(value) }?.name
  }

  /// With three digits behind the point at most.
  private static func number(_ value: Double) -> String {
    let thousandths = Int((value * 1000).rounded())
    guard thousandths % 1000 != 0 else { return String(thousandths / 1000) }
    var digits = String(thousandths % 1000 + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(thousandths / 1000).\(digits)"
  }
}
