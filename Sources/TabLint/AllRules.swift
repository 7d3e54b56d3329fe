/// The catalogue, in alphabetical order of the ids.
public enum AllRules {
  public static let infos: [RuleInfo] = []
}
