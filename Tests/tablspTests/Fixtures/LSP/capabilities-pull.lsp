client pull
# What it says to a client that can do everything.
== capabilities
{
  "codeActionProvider": {
    "codeActionKinds": ["quickfix", "refactor.rewrite", "source.fixAll.tablsp"],
    "resolveProvider": true
  },
  "colorProvider": true,
  "declarationProvider": true,
  "definitionProvider": true,
  "diagnosticProvider": {
    "identifier": "tablsp",
    "interFileDependencies": true,
    "workspaceDiagnostics": true
  },
  "documentHighlightProvider": true,
  "documentLinkProvider": {
    "resolveProvider": false
  },
  "documentSymbolProvider": true,
  "executeCommandProvider": {
    "commands": ["tablsp.listTabs"]
  },
  "hoverProvider": true,
  "inlayHintProvider": true,
  "positionEncoding": "utf-8",
  "referencesProvider": true,
  "renameProvider": {
    "prepareProvider": true
  },
  "textDocumentSync": {
    "change": 2,
    "openClose": true,
    "save": true
  },
  "typeDefinitionProvider": true,
  "workspace": {
    "fileOperations": {
      "didCreate": {
        "filters": [
          {
            "pattern": {
              "glob": "**/*"
            },
            "scheme": "file"
          }
        ]
      },
      "didDelete": {
        "filters": [
          {
            "pattern": {
              "glob": "**/*"
            },
            "scheme": "file"
          }
        ]
      },
      "didRename": {
        "filters": [
          {
            "pattern": {
              "glob": "**/*"
            },
            "scheme": "file"
          }
        ]
      }
    },
    "workspaceFolders": {
      "changeNotifications": true,
      "supported": true
    }
  },
  "workspaceSymbolProvider": true
}
