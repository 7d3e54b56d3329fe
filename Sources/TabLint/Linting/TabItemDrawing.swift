import TabSpecParser

/// What a system bar makes of a `tabItem` closure: it draws the first text and the first image and nothing else.
struct TabItemDrawing {
  enum Reason {
    case secondText
    case secondImage
    case view
    case button
    case gesture
    case size
    case font
  }

  /// Something without effect.
  struct Unsupported {
    let reason: Reason
    /// The view's or the modifier's name, and where it stands.
    let name: String
    let range: TextRange
    /// What to take out to be rid of it; nil where nothing can be taken out by itself.
    let removal: TextRange?
  }

  let project: Project
  private(set) var unsupported: [Unsupported] = []
  /// How many texts and images there are at least; nil behind a view that may hold some.
  private var texts: Int? = 0
  private var images: Int? = 0

  init(project: Project) {
    self.project = project
  }

  mutating func read(_ items: [LabelItem]) {
    for item in items {
      switch item {
      case .group(let chain, let inner):
        readModifiers(of: chain, isImage: false)
        read(inner)
      case .oneOf(let branches): read(branches)
      case .view(let chain):
        readView(chain)
      }
    }
  }

  /// Each branch begins with what was there before; behind them counts what all have.
  private mutating func read(_ branches: [[LabelItem]]) {
    let before = (texts, images)
    var ends: [(Int?, Int?)] = []
    for branch in branches {
      (texts, images) = before
      read(branch)
      ends.append((texts, images))
    }
    texts = TabItemDrawing.least(ends.map(\.0)) ?? before.0
    images = TabItemDrawing.least(ends.map(\.1)) ?? before.1
  }

  private static func least(_ counts: [Int?]) -> Int? {
    counts.contains { $0 == nil } ? nil : counts.compactMap { $0 }.min()
  }

  private mutating func readView(_ chain: Chain) {
    guard let name = chain.baseName, let token = chain.baseNameToken else { return addUnknown() }
    let range = chain.node.tree.range(ofToken: token)
    readModifiers(of: chain, isImage: name == "Image")
    switch name {
    case "Text": addText(range)
    case "Image": addImage(range)
    case "Label": readLabel(chain, range)
    case "Button", "Menu", "NavigationLink", "Link", "Toggle":
      unsupported.append(Unsupported(reason: .button, name: name, range: range, removal: nil))
    case "EmptyView", "ForEach": break
    case _ where FrameworkViews.isView(name, in: project):
      unsupported.append(Unsupported(reason: .view, name: name, range: range, removal: nil))
    default: addUnknown()
    }
  }

  /// A label's title and symbol, or what its closures draw.
  private mutating func readLabel(_ chain: Chain, _ range: TextRange) {
    let arguments = chain.call?.arguments
    let title = arguments?.value("title") ?? arguments?.trailingClosure
    guard let icon = arguments?.value("icon"), let title else {
      addText(range)
      addImage(range, isReported: false)
      return
    }
    read(LabelItem.items(in: title))
    read(LabelItem.items(in: icon))
  }

  private mutating func addText(_ range: TextRange) {
    if let count = texts, count > 0 {
      unsupported.append(Unsupported(reason: .secondText, name: "Text", range: range, removal: nil))
    }
    texts = texts.map { $0 + 1 }
  }

  private mutating func addImage(_ range: TextRange, isReported: Bool = true) {
    if let count = images, count > 0, isReported {
      unsupported.append(
        Unsupported(reason: .secondImage, name: "Image", range: range, removal: nil))
    }
    images = images.map { $0 + 1 }
  }

  private mutating func addUnknown() {
    (texts, images) = (nil, nil)
  }

  private static let gestures: Set<String> = [
    "gesture", "highPriorityGesture", "onLongPressGesture", "onTapGesture", "simultaneousGesture",
  ]

  private mutating func readModifiers(of chain: Chain, isImage: Bool) {
    for modifier in chain.modifiers {
      let reason: Reason
      switch modifier.name {
      case "frame" where isImage, "resizable" where isImage: reason = .size
      case "font" where modifier.hasCustomFont: reason = .font
      case _ where TabItemDrawing.gestures.contains(modifier.name): reason = .gesture
      default: continue
      }
      unsupported.append(
        Unsupported(
          reason: reason, name: modifier.name, range: modifier.nameRange,
          removal: modifier.buildConditions.isEmpty ? modifier.rangeWithBlanks : nil))
    }
  }
}

extension Modifier {
  /// `.font(.custom("Avenir", size: 12))`, `.font(Font.custom(…))`, `.font(Font(uiFont))`.
  fileprivate var hasCustomFont: Bool {
    guard let value = arguments.all.first?.value else { return false }
    let chain = Chain(value)
    let names = [chain.primary.referencedName] + chain.suffixes.map(\.referencedName)
    if names.contains("custom") { return true }
    return chain.call?.name == "Font"
  }
}
