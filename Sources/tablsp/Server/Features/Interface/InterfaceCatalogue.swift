import TabLint
import TabSpecParser

/// What can be called, and which values a type has: what the project declares, else what `FrameworkInterface` does.
struct InterfaceCatalogue {
  let context: FileContext

  /// The framework's declarations as a project of one file.
  private static let framework = Project(files: [
    TabFile(path: "", language: .swift, text: SourceText(FrameworkInterface.text))
  ])

  /// The names of all types that the framework's interface declares.
  static let frameworkTypeNames = framework.files[0].tree.nodes(of: .typeDeclaration)
    .compactMap(\.declaredName)

  // MARK: - Calls

  /// The ways to call the type `name`, in the order of their declarations; of a bar, those of its dialect first.
  func initializers(of name: String, at node: SyntaxNode) -> [Callable] {
    if let type = context.project.type(named: name, at: node, of: context.file) {
      let documentation = DocumentationComment.text(above: type.node)
      let declared = Initializers(of: type, in: context.project)?.all ?? []
      return declared.map { Callable(name: name, list: $0, documentation: documentation) }
    }
    let configured = ConfiguredCallables(dialects: context.linter.dialects)
    return configured.initializers(of: name) + InterfaceCatalogue.frameworkInitializers(of: name)
  }

  static func frameworkInitializers(of name: String) -> [Callable] {
    guard let type = framework.types(named: name).first(where: { !$0.isEnum }) else { return [] }
    let documentation = DocumentationComment.text(above: type.node)
    return type.members.filter { $0.kind == .initializerDeclaration }.map {
      Callable(name: name, list: ParameterList($0), documentation: documentation)
    }
  }

  /// The modifiers of a group of the framework's interface.
  static func modifiers(of group: ModifierGroup) -> [Callable] {
    framework.extensions(named: group.rawValue).flatMap(functions)
  }

  /// The modifiers called `name`, the project's extensions of `View` first.
  func modifiers(named name: String) -> [Callable] {
    let declared = context.project.extensions(named: "View").flatMap(InterfaceCatalogue.functions)
    let configured = ConfiguredCallables(dialects: context.linter.dialects)
    let known = ModifierGroup.allCases.flatMap(InterfaceCatalogue.modifiers)
    return declared.filter { $0.name == name } + configured.modifiers(named: name)
      + known.filter { $0.name == name }
  }

  /// The modifiers that the project's extensions of `View` declare.
  var declaredModifiers: [Callable] {
    context.project.extensions(named: "View").flatMap(InterfaceCatalogue.functions)
  }

  private static func functions(of type: TypeDeclaration) -> [Callable] {
    type.members.filter { $0.kind == .functionDeclaration }.compactMap { member in
      member.declaredName.map {
        Callable(
          name: $0, list: ParameterList(member),
          documentation: DocumentationComment.text(above: member))
      }
    }
  }

  // MARK: - Values

  /// The cases of an enum of the framework's interface, with their documentation.
  static func frameworkCases(of typeName: String) -> [(name: String, documentation: String?)] {
    guard let type = framework.types(named: typeName).first(where: \.isEnum) else { return [] }
    return type.cases.map { enumCase in
      let isAlone = enumCase.node.parent.map { $0.children(.caseElement).count == 1 } ?? false
      let documentation =
        isAlone ? enumCase.node.parent.flatMap(DocumentationComment.text) : nil
      return (enumCase.name, documentation)
    }
  }

  /// What is said about a name of the framework's interface: a type or a modifier.
  static func documentation(of name: String) -> String? {
    if let type = framework.types(named: name).first {
      return DocumentationComment.text(above: type.node)
    }
    return ModifierGroup.allCases.lazy.flatMap(modifiers).first { $0.name == name }?.documentation
  }
}

/// What modifiers are for: the names of the extensions in `FrameworkInterface`.
enum ModifierGroup: String, CaseIterable {
  case systemTab = "SystemTab"
  case systemTabCall = "SystemTabCall"
  case preferenceTab = "PreferenceTab"
  case traitTab = "TraitTab"
  case systemBar = "SystemBar"
  case anyView = "AnyView"

  /// Those that are about tabs and bars.
  static let ofTabs = allCases.filter { $0 != .anyView }
}
