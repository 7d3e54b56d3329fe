client eglot-1.9
-- main.tabs --
enum Place { case home, mail }
@State var place: Place = .home
TabView(selection: $place) {
    Tab("Home", systemImage: "house", value: .home) { Home() }
    Tab("Mail", systemImage: "tray", value: .mial$1) { Mail() }
}
# What the client does not read is left out.
== textDocument/codeAction main.tabs $1
[
  {
    "diagnostics": [
      {
        "code": "unknown-case",
        "message": "Place has no case 'mial'; did you mean 'mail'?",
        "range": 4:45-4:49,
        "severity": 1,
        "source": "tablsp"
      }
    ],
    "edit": {
      "documentChanges": [
        {
          "edits": [
            4:45-4:49 -> "mail"
          ],
          "textDocument": {
            "uri": "main.tabs",
            "version": 1
          }
        }
      ]
    },
    "isPreferred": true,
    "kind": "quickfix",
    "title": "Change to 'mail'"
  },
  {
    "diagnostics": [
      {
        "code": "unknown-case",
        "message": "Place has no case 'mial'; did you mean 'mail'?",
        "range": 4:45-4:49,
        "severity": 1,
        "source": "tablsp"
      }
    ],
    "edit": {
      "documentChanges": [
        {
          "edits": [
            4:0-4:0 -> "    // tablsp:ignore unknown-case\n"
          ],
          "textDocument": {
            "uri": "main.tabs",
            "version": 1
          }
        }
      ]
    },
    "kind": "quickfix",
    "title": "Ignore 'unknown-case' here"
  },
  {
    "diagnostics": [
      {
        "code": "unknown-case",
        "message": "Place has no case 'mial'; did you mean 'mail'?",
        "range": 4:45-4:49,
        "severity": 1,
        "source": "tablsp"
      }
    ],
    "edit": {
      "documentChanges": [
        {
          "edits": [
            0:0-0:0 -> "// tablsp:ignore-file unknown-case\n"
          ],
          "textDocument": {
            "uri": "main.tabs",
            "version": 1
          }
        }
      ]
    },
    "kind": "quickfix",
    "title": "Ignore 'unknown-case' in this file"
  },
  {
    "edit": {
      "documentChanges": [
        {
          "edits": [
            4:45-4:49 -> "mail"
          ],
          "textDocument": {
            "uri": "main.tabs",
            "version": 1
          }
        }
      ]
    },
    "kind": "source.fixAll.tablsp",
    "title": "Fix everything that is safe to fix"
  }
]
