/// A colour by its parts, each between 0 and 1.
struct ColorValue: Hashable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha = 1.0

  init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = ColorValue.clamped(red)
    self.green = ColorValue.clamped(green)
    self.blue = ColorValue.clamped(blue)
    self.alpha = ColorValue.clamped(alpha)
  }

  /// - Parameter code: `0xRRGGBB`.
  private init(code: Int) {
    self.init(
      red: Double(code >> 16 & 0xFF) / 255, green: Double(code >> 8 & 0xFF) / 255,
      blue: Double(code & 0xFF) / 255)
  }

  /// - Parameters: each between 0 and 1.
  init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    let hue = ColorValue.clamped(hue) * 6
    let saturation = ColorValue.clamped(saturation)
    let brightness = ColorValue.clamped(brightness)
    let sector = Int(hue) % 6
    let rest = hue - hue.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * rest)
    let rising = brightness * (1 - saturation * (1 - rest))
    let parts =
      switch sector {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    self.init(red: parts.0, green: parts.1, blue: parts.2, alpha: alpha)
  }

  /// Hue, saturation and brightness, each between 0 and 1.
  var hueParts: (hue: Double, saturation: Double, brightness: Double) {
    let most = max(red, green, blue)
    let span = most - min(red, green, blue)
    guard span > 0 else { return (0, 0, most) }
    let sixth =
      if most == red {
        (green - blue) / span
      } else if most == green {
        (blue - red) / span + 2
      } else {
        (red - green) / span + 4
      }
    return ((sixth < 0 ? sixth + 6 : sixth) / 6, span / most, most)
  }

  private static func clamped(_ part: Double) -> Double {
    part.isFinite ? min(max(part, 0), 1) : 0
  }

  /// The colours that SwiftUI has names for, as a light appearance shows them; those that differ from screen to screen are
  /// left out (developer.apple.com/design/human-interface-guidelines/color#Specifications).
  static let named: [(name: String, value: ColorValue)] = [
    ("black", ColorValue(code: 0x000000)),
    ("blue", ColorValue(code: 0x007AFF)),
    ("brown", ColorValue(code: 0xA2845E)),
    ("clear", ColorValue(red: 0, green: 0, blue: 0, alpha: 0)),
    ("cyan", ColorValue(code: 0x32ADE6)),
    ("gray", ColorValue(code: 0x8E8E93)),
    ("green", ColorValue(code: 0x34C759)),
    ("indigo", ColorValue(code: 0x5856D6)),
    ("mint", ColorValue(code: 0x00C7BE)),
    ("orange", ColorValue(code: 0xFF9500)),
    ("pink", ColorValue(code: 0xFF2D55)),
    ("purple", ColorValue(code: 0xAF52DE)),
    ("red", ColorValue(code: 0xFF3B30)),
    ("teal", ColorValue(code: 0x30B0C7)),
    ("white", ColorValue(code: 0xFFFFFF)),
    ("yellow", ColorValue(code: 0xFFCC00)),
  ]

  static func named(_ name: String) -> ColorValue? {
    named.first { $0.name == name }?.value
  }
}
