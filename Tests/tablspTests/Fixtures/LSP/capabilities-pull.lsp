client pull
# What it says to a client that can do everything.
== capabilities
{
  "codeActionProvider": {
    "codeActionKinds": ["quickfix", "refactor.rewrite", "source.fixAll.tablsp"],
    "resolveProvider": true
  },
  "diagnosticProvider": {
    "identifier": "tablsp",
    "interFileDependencies": true,
    "workspaceDiagnostics": true
  },
  "executeCommandProvider": {
    "commands": ["tablsp.listTabs"]
  },
  "hoverProvider": true,
  "inlayHintProvider": true,
  "positionEncoding": "utf-8",
  "textDocumentSync": {
    "change": 2,
    "openClose": true,
    "save": true
  },
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
  }
}
