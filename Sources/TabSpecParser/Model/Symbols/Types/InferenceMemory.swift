/// What one question after the other has found out about the types in a project, so that no expression is looked at twice.
///
/// It is no part of the model: with it or without it the answers are the same, but for expressions that are too entangled
/// to be followed, whose types stay unknown.
final class InferenceMemory {
  enum Question: Hashable {
    case type
    case expectedType
  }

  private struct Key: Hashable {
    let question: Question
    let tree: ObjectIdentifier
    let node: Int
    let resolvesImplicit: Bool
  }

  /// More steps are not made for one question.
  private static let maximumStepCount = 20_000

  private var answers: [Key: InferredType] = [:]
  private var open: Set<Key> = []
  /// How often a question led back to itself; what was found out meanwhile is not the whole.
  private var circleCount = 0
  private var stepCount = 0

  /// A new question from outside begins.
  func begin() {
    if open.isEmpty { stepCount = 0 }
  }

  func answer(
    _ question: Question, _ node: SyntaxNode, resolvesImplicit: Bool,
    _ find: () -> InferredType
  ) -> InferredType {
    let key = Key(
      question: question, tree: ObjectIdentifier(node.tree), node: node.index,
      resolvesImplicit: resolvesImplicit)
    if let answer = answers[key] { return answer }
    stepCount += 1
    guard stepCount <= InferenceMemory.maximumStepCount, open.insert(key).inserted else {
      circleCount += 1
      return .unknown
    }
    let circlesBefore = circleCount
    let answer = find()
    open.remove(key)
    if circleCount == circlesBefore { answers[key] = answer }
    return answer
  }
}
