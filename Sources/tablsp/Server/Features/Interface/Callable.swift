import TabSpecParser

/// Something that can be called, as completion and signature help show it.
struct Callable {
  struct Parameter {
    /// Nil for `_`.
    let label: String?
    let name: String
    /// As it is written.
    let type: String
    let valueType: ValueType
    let isClosure: Bool
    let hasDefault: Bool
  }

  let name: String
  let parameters: [Parameter]
  /// What its documentation comment says; nil where there is none.
  let documentation: String?

  /// `Tab(_:systemImage:value:content:)`
  var compoundName: String {
    "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
  }

  init(name: String, parameters: [Parameter], documentation: String?) {
    self.name = name
    self.parameters = parameters
    self.documentation = documentation
  }

  init(name: String, list: ParameterList, documentation: String?) {
    let parameters = list.parameters.map { parameter in
      Parameter(
        label: parameter.label, name: parameter.name, type: parameter.typeText,
        valueType: parameter.type, isClosure: parameter.isClosure,
        hasDefault: parameter.hasDefault)
    }
    self.init(name: name, parameters: parameters, documentation: documentation)
  }

  /// The signature as one line, and where each parameter stands in it.
  var signature: (text: String, parameters: [Range<String.Index>]) {
    var text = name + "("
    var ranges: [Range<String.Index>] = []
    for (index, parameter) in parameters.enumerated() {
      if index > 0 { text += ", " }
      let start = text.endIndex
      text += parameter.text
      ranges.append(start..<text.endIndex)
    }
    return (text + ")", ranges)
  }
}

extension Callable.Parameter {
  /// `role: TabRole? = …`
  var text: String {
    let names = label.map { $0 == name ? $0 : "\($0) \(name)" } ?? "_ \(name)"
    return "\(names): \(type)" + (hasDefault ? " = …" : "")
  }
}
