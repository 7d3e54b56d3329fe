client none
# What the server says it can do to a client that says nothing.
== capabilities
{
  "codeActionProvider": {
    "codeActionKinds": ["quickfix", "refactor.rewrite", "source.fixAll.tablsp"],
    "resolveProvider": false
  },
  "positionEncoding": "utf-16",
  "textDocumentSync": {
    "change": 2,
    "openClose": true,
    "save": true
  },
  "workspace": {
    "workspaceFolders": {
      "changeNotifications": true,
      "supported": true
    }
  }
}
