/// What the meaning of names needs to know of SwiftUI and of the standard library.
enum FrameworkNames {
  /// Generic types whose value is what they are given.
  static let wrappers: Set<String> = [
    "AppStorage", "Bindable", "Binding", "Environment", "FocusState", "GestureState",
    "ObservedObject", "Published", "SceneStorage", "State", "StateObject",
  ]

  /// Members of collections that take an element.
  static let elementTakers: Set<String> = [
    "append", "contains", "firstIndex", "index", "insert", "lastIndex", "remove", "update",
  ]

  /// Members of collections whose closure gets an element.
  static let elementVisitors: Set<String> = [
    "allSatisfy", "compactMap", "contains", "count", "drop", "filter", "first", "firstIndex",
    "flatMap", "forEach", "last", "lastIndex", "map", "max", "min", "prefix", "removeAll",
    "sorted",
  ]

  /// Members of collections that give a collection of the same elements.
  static let collectionKeepers: Set<String> = [
    "drop", "dropFirst", "dropLast", "filter", "lazy", "prefix", "reversed", "shuffled", "sorted",
    "suffix", "union", "subtracting", "intersection", "symmetricDifference",
  ]

  /// Members of collections that give an element or nothing.
  static let elementGivers: Set<String> = [
    "first", "last", "max", "min", "popFirst", "popLast", "randomElement",
  ]

  /// Members of publishers that pass the same values on.
  static let publisherKeepers: Set<String> = [
    "debounce", "delay", "dropFirst", "eraseToAnyPublisher", "filter", "first", "prefix", "print",
    "receive", "removeDuplicates", "share", "throttle",
  ]

  /// Functions that compare their arguments with one another.
  static let comparers: Set<String> = [
    "XCTAssertEqual", "XCTAssertNotEqual", "max", "min", "swap",
  ]

  /// Views and modifiers of SwiftUI whose arguments have types of SwiftUI's own, so that a leading dot in them never
  /// means something of the project.
  static let plainTakers: Set<String> = FrameworkViews.names.union([
    "accentColor", "accessibilityAddTraits", "alert", "alignmentGuide", "animation",
    "aspectRatio", "autocorrectionDisabled", "background", "backgroundStyle", "badge", "blur",
    "bold", "border", "buttonBorderShape", "buttonStyle", "clipShape", "clipped", "colorScheme",
    "combined", "confirmationDialog", "contentMargins", "contentShape", "contentTransition",
    "controlSize", "cornerRadius", "customizationBehavior", "defaultVisibility",
    "dynamicTypeSize", "edgesIgnoringSafeArea", "fill", "fixedSize", "font", "fontDesign",
    "fontWeight", "foregroundColor", "foregroundStyle", "frame", "fullScreenCover", "gesture",
    "glassEffect", "gridCellAnchor", "headerProminence", "ignoresSafeArea", "imageScale",
    "interactiveDismissDisabled", "keyboardShortcut", "keyboardType", "labelStyle", "labelsHidden",
    "lineLimit", "listRowBackground", "listStyle", "matchedGeometryEffect", "menuStyle",
    "minimumScaleFactor", "move", "multilineTextAlignment", "navigationBarTitleDisplayMode",
    "navigationTitle", "navigationViewStyle", "offset", "onTapGesture", "opacity", "overlay",
    "padding", "pickerStyle", "position", "preferredColorScheme", "presentationDetents",
    "progressViewStyle", "renderingMode", "resizable", "rotationEffect", "safeAreaInset",
    "safeAreaPadding", "scaleEffect", "scrollBounceBehavior", "scrollContentBackground",
    "scrollDismissesKeyboard", "scrollIndicators", "scrollTargetBehavior", "searchable",
    "sensoryFeedback", "shadow", "sheet", "spring", "stroke", "strokeBorder", "submitLabel",
    "symbolEffect", "symbolRenderingMode", "symbolVariant", "system", "tabBarMinimizeBehavior",
    "tabPlacement", "tabViewCustomization", "tabViewStyle", "textCase", "textContentType",
    "textFieldStyle", "textInputAutocapitalization", "textSelection", "tint", "toggleStyle",
    "toolbar", "toolbarBackground", "toolbarColorScheme", "toolbarVisibility", "transaction",
    "transition", "truncationMode", "unredacted", "withAnimation", "zIndex",
    "Animation", "AnyTransition", "AnyView", "ForEach", "Group", "ToolbarItem",
    "ToolbarItemGroup", "Tab", "TabSection", "TabView", "UIFont", "Font", "UIColor",
  ])

  /// Arguments of such a view that may be of any type all the same.
  static let openLabels: Set<String> = ["selection", "tag", "value", "item", "id", "isPresented"]

  /// What all views are, or what stands for views: an extension gives its members to all of them.
  static let protocolsOfViews = ["View", "Shape", "TabContent", "Scene", "ToolbarContent"]

  /// Modules whose names may stand in front of their types.
  static let modules: Set<String> = ["Combine", "Foundation", "Observation", "Swift", "SwiftUI"]
}
