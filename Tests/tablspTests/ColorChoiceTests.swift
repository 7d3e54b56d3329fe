import Testing

@testable import tablsp

@Suite struct ColorChoiceTests {
  @Test(arguments: [
    ([:], true, true),
    ([:], false, false),
    (["NO_COLOR": "1"], true, false),
    (["NO_COLOR": ""], true, true),
    (["NO_COLOR": "0"], true, false),
    (["FORCE_COLOR": "1"], false, true),
    (["FORCE_COLOR": "0"], false, false),
    (["FORCE_COLOR": ""], false, false),
    (["CLICOLOR_FORCE": "1"], false, true),
    (["CLICOLOR_FORCE": "0"], false, false),
    (["NO_COLOR": "1", "FORCE_COLOR": "1"], false, false),
    (["CLICOLOR": "0"], true, false),
    (["CLICOLOR": "1"], true, true),
    (["CLICOLOR": "1"], false, false),
    (["TERM": "dumb"], true, false),
    (["TERM": "dumb", "FORCE_COLOR": "1"], true, true),
  ])
  func auto(variables: [String: String], isTerminal: Bool, expected: Bool) {
    let output = Output(isTerminal: isTerminal) { _ in nil }
    #expect(ColorChoice.auto.isColored(output) { variables[$0] } == expected)
    #expect(ColorChoice.always.isColored(output) { variables[$0] })
    #expect(!ColorChoice.never.isColored(output) { variables[$0] })
  }
}
