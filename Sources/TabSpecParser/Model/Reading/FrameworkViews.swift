/// Views of SwiftUI whose children and modifiers are known: nothing inside them sets a tab's label or tag for them.
public enum FrameworkViews {
  package static let names: Set<String> = [
    "AngularGradient", "AsyncImage", "Button", "Canvas", "Capsule", "Chart", "Circle", "Color",
    "ColorPicker",
    "ContentUnavailableView",
    "ContainerRelativeShape", "DatePicker", "DisclosureGroup", "Divider", "Ellipse", "EmptyView",
    "Form", "Gauge", "GeometryReader", "Grid", "GroupBox", "HSplitView", "HStack", "Image", "Label",
    "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "LinearGradient", "Link", "List", "Map",
    "Menu", "NavigationLink", "NavigationSplitView", "NavigationStack", "NavigationView", "Path",
    "Picker", "ProgressView",
    "RadialGradient", "Rectangle", "RoundedRectangle", "ScrollView", "ScrollViewReader",
    "SecureField",
    "Section", "ShareLink", "Slider", "Spacer", "Stepper", "Table", "Text", "TextEditor",
    "TextField",
    "TimelineView", "Toggle", "UnevenRoundedRectangle", "VSplitView", "VStack", "ViewThatFits",
    "WebView", "VideoPlayer", "ZStack",
  ]

  /// Containers that a modifier inside does not get out of.
  static let containers: Set<String> = [
    "Form", "GeometryReader", "Grid", "GroupBox", "HStack", "LazyHGrid", "LazyHStack", "LazyVGrid",
    "LazyVStack", "List", "NavigationSplitView", "NavigationStack", "NavigationView", "ScrollView",
    "ScrollViewReader", "Section", "VStack", "ViewThatFits", "ZStack",
  ]

  /// Whether a view of this name is one of the framework's, and none that the project declares.
  public static func isView(_ name: String, in project: Project) -> Bool {
    names.contains(name) && project.types(named: name).isEmpty
  }

  /// Whether a view of this name is a container that a modifier inside does not get out of.
  public static func isContainer(_ name: String) -> Bool {
    containers.contains(name)
  }
}
