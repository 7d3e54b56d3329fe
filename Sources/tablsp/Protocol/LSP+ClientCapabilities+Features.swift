extension LSP.ClientCapabilities {
  struct Hover {
    var markdown: Bool

    init(_ value: LenientValue) {
      markdown = value["contentFormat"].strings.contains("markdown")
    }
  }

  struct FoldingRange {
    /// Whether columns would be passed over.
    var lineFoldingOnly: Bool
    /// How many the client wants at most.
    var rangeLimit: Int?
    var collapsedText: Bool

    init(_ value: LenientValue) {
      lineFoldingOnly = value["lineFoldingOnly"].isTrue
      rangeLimit = value["rangeLimit"].integer
      collapsedText = value["foldingRange"]["collapsedText"].isTrue
    }
  }

  struct SignatureHelp {
    var markdown: Bool
    /// Whether a parameter may be named by its place in the label.
    var labelOffsets: Bool
    /// Whether each signature may have its own active parameter.
    var activeParameter: Bool

    init(_ value: LenientValue) {
      let information = value["signatureInformation"]
      markdown = information["documentationFormat"].strings.contains("markdown")
      labelOffsets = information["parameterInformation"]["labelOffsetSupport"].isTrue
      activeParameter = information["activeParameterSupport"].isTrue
    }
  }

  /// Which members of a completion item the client reads.
  struct Completion {
    var snippets: Bool
    var commitCharacters: Bool
    var markdown: Bool
    var preselect: Bool
    var deprecatedTag: Bool
    var insertReplace: Bool
    var labelDetails: Bool
    /// Whether it asks for `documentation` when the user looks at an item.
    var resolvesDocumentation: Bool

    init(_ value: LenientValue) {
      let item = value["completionItem"]
      snippets = item["snippetSupport"].isTrue
      commitCharacters = item["commitCharactersSupport"].isTrue
      markdown = item["documentationFormat"].strings.contains("markdown")
      preselect = item["preselectSupport"].isTrue
      let tags = item["tagSupport"]["valueSet"].integers
      deprecatedTag = tags.contains(LSP.CompletionItemTag.deprecated.rawValue)
      insertReplace = item["insertReplaceSupport"].isTrue
      labelDetails = item["labelDetailsSupport"].isTrue
      resolvesDocumentation = item["resolveSupport"]["properties"].strings.contains(
        "documentation")
    }
  }
}
