/// The catalogue.
public enum AllRules {
  /// The rules in alphabetical order of their ids.
  static let all: [any Rule] = [
    ConditionalSelection(),
    ConstantSelection(),
    ContainerShadowed(),
    CustomizationWithoutSidebar(),
    DeprecatedTabItem(),
    DuplicateCustomizationID(),
    DuplicateIcon(),
    DuplicateID(),
    DuplicateLabel(),
    DuplicateSearchRole(),
    EmptyBottomAccessory(),
    EmptyLabel(),
    ForeachIDMismatch(),
    IDInsteadOfTag(),
    IDTypeMismatch(),
    IDWithoutSelection(),
    IncompleteSwitch(),
    LabelInPageStyle(),
    LabelTooLong(),
    MisplacedBadge(),
    MisplacedTabItem(),
    MissingCustomizationID(),
    MissingIcon(),
    MissingID(),
    MissingLabel(),
    MixedTabSyntax(),
    NoTabs(),
    NonconstantRange(),
    ObsoleteAPI(),
    PersistedSelection(),
    RawValueID(),
    SameSelectedIcon(),
    SearchableOnBar(),
    SectionActionsOnTab(),
    SelectionArgumentMismatch(),
    SelectionOutOfRange(),
    ShadowedTab(),
    SingleTab(),
    StackAroundTabs(),
    SwitchInContainer(),
    TabOverflow(),
    Unavailable(),
    UnknownArgument(),
    UnknownCase(),
    UnknownSymbol(),
    UnstableBarID(),
    UnstableCustomizationID(),
    UnsupportedLabelView(),
    UnusedCase(),
    UnusedSelection(),
  ]

  /// What the parser and the suppressions find is in the catalogue too.
  private static let others = [
    SyntaxRules.invalidUTF8, SuppressionRules.invalid, SyntaxRules.syntax, SuppressionRules.unused,
  ]

  /// What the catalogue says about each rule, in alphabetical order of the ids.
  public static let infos: [RuleInfo] = (all.map(\.info) + others).sorted { $0.id < $1.id }

  public static let ids = Set(infos.map(\.id))

  public static func info(_ id: String) -> RuleInfo? {
    infos.first { $0.id == id }
  }
}
