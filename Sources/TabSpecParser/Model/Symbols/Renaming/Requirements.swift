/// Members whose names somebody else has chosen.
struct Requirements {
  let project: Project

  /// Says why a declaration must keep its name; nil where it need not.
  func reason(toKeep declaration: Declaration) -> RenameRefusal? {
    switch declaration {
    case .variable(let variable):
      guard variable.isMember else { return nil }
      return reason(toKeep: declaration, isHidden: variable.isPrivate || declaration.isWrapped)
    case .function(let function):
      guard function.isMember else { return nil }
      return reason(toKeep: declaration, isHidden: function.isPrivate)
    case .label(let parameter), .parameter(let parameter):
      // The name inside is free; the label is part of the function's name.
      guard case .parameter = declaration, !parameter.isLabelledByName else {
        guard let node = parameter.node.parent?.parent,
          let function = FunctionDeclaration(node, file: parameter.file), function.isMember
        else { return nil }
        return reason(toKeep: .function(function), isHidden: function.isPrivate)
      }
      return nil
    case .type(let type):
      return type.path.count > 1 ? reason(toKeep: declaration, isHidden: type.isPrivate) : nil
    case .enumCase:
      return reason(toKeep: declaration, isHidden: false, asksUnknown: false)
    case .genericParameter, .local: return nil
    }
  }

  private func reason(
    toKeep declaration: Declaration, isHidden: Bool, asksUnknown: Bool = true
  ) -> RenameRefusal? {
    let name = declaration.name
    guard let block = declaration.node.firstAncestor(.memberBlock),
      let type = project.enclosingType(of: block, file: declaration.file)
    else { return nil }
    if declaration.node.hasModifier("override") {
      return RenameRefusal("'\(name)' overrides a member of another class")
    }
    if type.isProtocol, declaration.node.firstAncestor(.extensionDeclaration) == nil {
      return RenameRefusal("'\(name)' is asked for by the protocol '\(type.name)'")
    }
    if let twin = twinRefusal(of: type) { return twin }
    guard !isHidden else { return nil }
    if let heir = heir(of: type, declaring: name) {
      return RenameRefusal("'\(name)' is overridden by '\(heir.name)'")
    }
    for part in project.parts(of: type) {
      for inherited in part.inheritedTypes {
        if let base = project.type(named: inherited, at: part.node, of: part.file) {
          if base.isEnum || base.node == type.node { continue }
          let isAsked = !MemberLookup(project: project).declarations(named: name, in: base).isEmpty
          if isAsked { return asked(name, by: inherited) }
        } else if let names = Requirements.known[plain(inherited)] {
          if names.contains(name) { return asked(name, by: inherited) }
        } else if asksUnknown {
          return RenameRefusal(
            "'\(name)' may be asked for by '\(inherited)', which is declared elsewhere")
        }
      }
    }
    return nil
  }

  /// A class of the project that inherits from `type` and has a member of the name.
  private func heir(of type: TypeDeclaration, declaring name: String) -> TypeDeclaration? {
    guard type.isClass else { return nil }
    return project.allTypes.first { other in
      guard other.isClass, other.node != type.node, let base = other.inheritedTypes.first,
        project.type(named: base, at: other.node, of: other.file)?.node == type.node
      else { return false }
      let lookup = MemberLookup(project: project)
      return project.parts(of: other).contains { !lookup.own(named: name, in: $0).isEmpty }
        || heir(of: other, declaring: name) != nil
    }
  }

  /// Where several files declare a type of the same name, nobody knows which of them another file extends.
  private func twinRefusal(of type: TypeDeclaration) -> RenameRefusal? {
    let twins = project.types(named: type.name).filter { $0.path == type.path }
    guard twins.count > 1 else { return nil }
    let stray = project.extensions(named: type.name).first { part in
      part.path == type.path && !twins.contains { $0.file === part.file }
    }
    return stray.map {
      RenameRefusal(
        "more than one type is called '\(type.name)', and it can't be told which one is extended",
        at: [Place(file: $0.file, range: $0.nameRange)])
    }
  }

  private func asked(_ name: String, by inherited: String) -> RenameRefusal {
    RenameRefusal("'\(name)' is asked for by '\(inherited)'")
  }

  private func plain(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// What protocols and raw types of other modules ask for.
  private static let known: [String: Set<String>] = [
    "Any": [], "AnyObject": [], "Sendable": [], "@uncheckedSendable": [], "Error": [],
    "App": ["body", "main"],
    "AppEnum": ["caseDisplayRepresentations", "typeDisplayRepresentation"],
    "CaseIterable": ["allCases", "AllCases"], "Codable": ["encode", "CodingKeys"],
    "CodingKey": ["stringValue", "intValue"], "Comparable": [], "Copyable": [],
    "CustomDebugStringConvertible": ["debugDescription"],
    "CustomStringConvertible": ["description"], "Decodable": ["CodingKeys"],
    "Encodable": ["encode", "CodingKeys"],
    "EnvironmentKey": ["defaultValue", "Value"], "Equatable": [],
    "Hashable": ["hash", "hashValue"], "Identifiable": ["id", "ID"],
    "LabelStyle": ["makeBody"], "ButtonStyle": ["makeBody"], "ToggleStyle": ["makeBody"],
    "LocalizedError": ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor"],
    "ObservableObject": ["objectWillChange", "ObjectWillChangePublisher"],
    "OptionSet": ["rawValue", "RawValue"],
    "PreferenceKey": ["defaultValue", "reduce", "Value"],
    "PreviewProvider": ["previews", "platform", "Previews"],
    "RawRepresentable": ["rawValue", "RawValue"],
    "Scene": ["body", "Body"],
    "Shape": ["path", "role", "sizeThatFits", "layoutDirectionBehavior"],
    "TabContent": ["body", "Body", "TabValue"], "ToolbarContent": ["body", "Body"],
    "View": ["body", "Body"], "ViewModifier": ["body", "Body"],
    "Int": [], "Int8": [], "Int16": [], "Int32": [], "Int64": [], "UInt": [], "UInt8": [],
    "UInt16": [], "UInt32": [], "UInt64": [], "String": [], "Character": [], "Double": [],
    "Float": [], "CGFloat": [],
    "_ViewTraitKey": ["defaultValue", "Value"],
    "_VariadicView_MultiViewRoot": ["body", "Body"],
    "_VariadicView_UnaryViewRoot": ["body", "Body"],
  ]
}

extension SyntaxNode {
  func hasModifier(_ name: String) -> Bool {
    ownTokens.contains {
      tree.tokens[$0].kind == .contextualModifier && tree.text(ofToken: $0) == name
    }
  }
}
