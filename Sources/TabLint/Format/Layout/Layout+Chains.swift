import TabSpecParser

/// Chains of members, calls and subscripts.
///
/// A chain has a head, which never breaks because its author or its width wants lines: what is read
/// first, the plain members behind it, and the call of a type. Each member from there on is a link.
/// A break in front of one link is one in front of each; a chain of two or more calls that does not
/// fit breaks in front of each, too.
extension Layout {
  /// What a look over a chain's suffixes tells.
  private struct ChainSurvey {
    /// The index of the first suffix that is a link; the chain's end where there is none.
    var firstLink: Int
    var linkCount = 0
    var headHasCall = false
    var hasBreak = false
    var hasMembers = false
    /// Whether the first suffix is a member that is called.
    var startsWithCall = false
    /// Whether it is a link, too.
    var startsWithLink = false
  }

  mutating func postfixExpression(_ record: NodeRecord) {
    let survey = survey(record)
    guard survey.hasMembers, stringDepth == 0 else {
      while hasChild(record) { child() }
      return
    }
    let breaksTogether =
      survey.linkCount > 1 || survey.linkCount == 1 && (survey.headHasCall || survey.hasBreak)
    mark(.chainBegin)
    // What stands before the first call stays with it as long as it can.
    let holdsCall = survey.startsWithCall && nodes[node].kind == .nameExpression
    let holdsLink = holdsCall && breaksTogether && !survey.hasBreak && survey.startsWithLink
    var inGroup = holdsCall && !holdsLink
    let headMark = marks.count
    if inGroup { beginGroup() }
    if holdsLink { mark(.chainHeadBegin) }
    child()
    var firstLink = 0
    var lastClosure = 0
    while hasChild(record) {
      let isLink = node >= survey.firstLink
      lastClosure = 0
      switch nodes[node].kind {
      case .memberSuffix:
        var flags: WantedGap.Flags = isLink && breaksTogether ? .isUniform : []
        if isLink, survey.hasBreak { flags.insert(.forced) }
        let link = chainLink(flags)
        if isLink, firstLink == 0 { firstLink = link }
        child()
      case .ifConfigSuffix:
        let suffix = enter()
        ifConfigSuffix(suffix, isInChain: true)
        finish(suffix)
      case .callSuffix:
        child()
        lastClosure = closureBody
      default: child()
      }
      if inGroup {
        endGroup()
        inGroup = false
      }
    }
    if breaksTogether, !survey.hasBreak, firstLink > 0 {
      limitMeasure(ofLink: firstLink, closure: lastClosure)
      if holdsLink { marks[headMark].need = gaps[firstLink].need }
    }
    mark(.chainEnd)
  }

  /// Lets a chain only have to fit up to where its own line ends in any case, or to the closure
  /// that ends it, which opens before the chain breaks.
  private mutating func limitMeasure(ofLink link: Int, closure: Int) {
    var end = closure
    var index = forcings.count - 1
    while index >= 0, forcings[index] > link {
      end = forcings[index]
      index -= 1
    }
    gaps[link].need = Int32(truncatingIfNeeded: end)
  }

  @inline(__always)
  private func survey(_ record: NodeRecord) -> ChainSurvey {
    let end = Int(record.endNode)
    var survey = ChainSurvey(firstLink: end)
    let first = Int(nodes[node].endNode)
    var isHead = true
    var isPlain = true
    var next = first
    while next < end {
      let suffix = nodes[next]
      switch suffix.kind {
      case .memberSuffix:
        survey.hasMembers = true
        let isCalled = isCalled(next, end: end)
        if next == first { survey.startsWithCall = isCalled }
        if isHead, isCalled, !(isPlain && namesType(suffix)) {
          isHead = false
          survey.firstLink = next
          survey.startsWithLink = next == first
        }
        if !isHead {
          survey.linkCount += 1
          if tokens[Int(suffix.firstToken)].hasNewlineBefore { survey.hasBreak = true }
        }
      case .ifConfigSuffix:
        survey.hasMembers = true
        survey.hasBreak = true
        if isHead {
          isHead = false
          survey.firstLink = next
        }
      case .callSuffix:
        isPlain = false
        if isHead { survey.headHasCall = true }
      default: isPlain = false
      }
      // A member behind a call is a link, called or not.
      if isHead, survey.headHasCall, Int(suffix.endNode) < end,
        nodes[Int(suffix.endNode)].kind == .memberSuffix
      {
        isHead = false
        survey.firstLink = Int(suffix.endNode)
      }
      next = Int(suffix.endNode)
    }
    return survey
  }

  private func isCalled(_ member: Int, end: Int) -> Bool {
    var next = Int(nodes[member].endNode)
    while next < end, nodes[next].kind == .operatorSuffix { next = Int(nodes[next].endNode) }
    return next < end && nodes[next].kind == .callSuffix
  }

  /// Whether the member is named as types are: `SwiftUI.TabView(…)` is one head.
  private func namesType(_ suffix: NodeRecord) -> Bool {
    var name = Int(suffix.firstToken) + 1
    while tokens[name].kind.isTrivia { name += 1 }
    let first = bytes[Int(tokens[name].start)]
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
  }
}
