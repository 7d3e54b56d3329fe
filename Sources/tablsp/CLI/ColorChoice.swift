/// When output is coloured.
enum ColorChoice: String, CaseIterable, Sendable {
  /// On a terminal, unless the environment says otherwise.
  case auto
  case always
  case never

  /// `NO_COLOR` (no-color.org) beats `FORCE_COLOR` and `CLICOLOR_FORCE`, they beat `CLICOLOR` and a terminal that can't.
  func isColored(_ output: Output, variable: (String) -> String?) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if !["", nil].contains(variable("NO_COLOR")) { return false }
    let forces = [variable("FORCE_COLOR"), variable("CLICOLOR_FORCE")]
    if forces.contains(where: { !["", "0", nil].contains($0) }) { return true }
    return output.isTerminal && variable("TERM") != "dumb" && variable("CLICOLOR") != "0"
  }
}
