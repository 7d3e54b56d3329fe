client none
# What the server says it can do to a client that says nothing.
== capabilities
{
  "codeActionProvider": {
    "codeActionKinds": ["quickfix", "refactor.rewrite", "source.fixAll.tablsp"],
    "resolveProvider": false
  },
  "codeLensProvider": {},
  "colorProvider": true,
  "completionProvider": {
    "completionItem": {
      "labelDetailsSupport": true
    },
    "resolveProvider": true,
    "triggerCharacters": [".", "@", "\"", "$"]
  },
  "declarationProvider": true,
  "definitionProvider": true,
  "documentFormattingProvider": true,
  "documentHighlightProvider": true,
  "documentLinkProvider": {
    "resolveProvider": false
  },
  "documentOnTypeFormattingProvider": {
    "firstTriggerCharacter": "}",
    "moreTriggerCharacter": [
      |


    ]
  },
  "documentRangeFormattingProvider": true,
  "documentSymbolProvider": true,
  "executeCommandProvider": {
    "commands": ["tablsp.listTabs"]
  },
  "foldingRangeProvider": true,
  "hoverProvider": true,
  "inlayHintProvider": true,
  "linkedEditingRangeProvider": true,
  "positionEncoding": "utf-16",
  "referencesProvider": true,
  "renameProvider": true,
  "selectionRangeProvider": true,
  "semanticTokensProvider": {
    "full": {
      "delta": true
    },
    "legend": {
      "tokenModifiers": ["declaration", "readonly", "static", "documentation", "defaultLibrary"],
      "tokenTypes": ["namespace", "type", "class", "enum", "interface", "struct", "typeParameter", "parameter", "variable", "property", "enumMember", "function", "method", "macro", "keyword", "modifier", "comment", "string", "number", "regexp", "operator", "decorator"]
    },
    "range": true
  },
  "signatureHelpProvider": {
    "retriggerCharacters": [":", ")"],
    "triggerCharacters": ["(", ","]
  },
  "textDocumentSync": {
    "change": 2,
    "openClose": true,
    "save": true
  },
  "typeDefinitionProvider": true,
  "workspace": {
    "workspaceFolders": {
      "changeNotifications": true,
      "supported": true
    }
  },
  "workspaceSymbolProvider": true
}
