extension LSP {
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#completionOptions
  struct CompletionOptions: Encodable {
    struct Item: Encodable {
      var labelDetailsSupport: Bool
    }

    var triggerCharacters: [String]
    var resolveProvider: Bool
    var completionItem: Item
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#completionList
  struct CompletionList: Encodable {
    /// Whether more typing may bring items that are not here.
    var isIncomplete: Bool
    var items: [CompletionItem]
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#completionItem
  struct CompletionItem: Codable {
    var label: String
    var labelDetails: CompletionItemLabelDetails?
    var kind: CompletionItemKind?
    var tags: [CompletionItemTag]?
    var detail: String?
    var documentation: MarkupContent?
    var preselect: Bool?
    var sortText: String?
    var filterText: String?
    var insertTextFormat: InsertTextFormat?
    var textEdit: CompletionEdit?
    var commitCharacters: [String]?
    /// For the request that resolves the item.
    var data: CompletionItemData?
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#completionItemLabelDetails
  struct CompletionItemLabelDetails: Codable {
    /// Right behind the label.
    var detail: String?
    /// At the line's end.
    var description: String?
  }

  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#completionItemKind
  enum CompletionItemKind: Int, Codable {
    case text = 1
    case method = 2
    case function = 3
    case variable = 6
    case `class` = 7
    case property = 10
    case value = 12
    case `enum` = 13
    case keyword = 14
    case snippet = 15
    case color = 16
    case enumMember = 20
    case constant = 21
    case `struct` = 22
  }

  enum CompletionItemTag: Int, Codable {
    case deprecated = 1
  }

  enum InsertTextFormat: Int, Codable {
    case plainText = 1
    case snippet = 2
  }

  /// `TextEdit` or, with two ranges, `InsertReplaceEdit`.
  ///
  /// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#insertReplaceEdit
  struct CompletionEdit: Codable {
    var newText: String
    var range: Range?
    /// What is replaced where the user wants to keep what stands behind the cursor.
    var insert: Range?
    /// What is replaced where the user does not.
    var replace: Range?
  }

  /// What comes back with an item that is to be resolved: what it is about.
  struct CompletionItemData: Codable {
    var uri: String
    /// A name of the language, or the path of a type and a case.
    var topic: [String]
  }
}
