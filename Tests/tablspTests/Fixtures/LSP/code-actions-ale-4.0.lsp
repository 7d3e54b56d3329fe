client ale-4.0
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
        "relatedInformation": [
          {
            "location": {
              "range": 0:5-0:10,
              "uri": "main.tabs"
            },
            "message": "'Place' is declared here"
          }
        ],
        "severity": 1,
        "source": "tablsp"
      }
    ],
    "edit": {
      "changes": {
        "main.tabs": [
          4:45-4:49 -> "mail"
        ]
      }
    },
    "kind": "quickfix",
    "title": "Change to 'mail'"
  },
  {
    "diagnostics": [
      {
        "code": "unknown-case",
        "message": "Place has no case 'mial'; did you mean 'mail'?",
        "range": 4:45-4:49,
        "relatedInformation": [
          {
            "location": {
              "range": 0:5-0:10,
              "uri": "main.tabs"
            },
            "message": "'Place' is declared here"
          }
        ],
        "severity": 1,
        "source": "tablsp"
      }
    ],
    "edit": {
      "changes": {
        "main.tabs": [
          4:0-4:0 -> "    // tablsp:ignore unknown-case\n"
        ]
      }
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
        "relatedInformation": [
          {
            "location": {
              "range": 0:5-0:10,
              "uri": "main.tabs"
            },
            "message": "'Place' is declared here"
          }
        ],
        "severity": 1,
        "source": "tablsp"
      }
    ],
    "edit": {
      "changes": {
        "main.tabs": [
          0:0-0:0 -> "// tablsp:ignore-file unknown-case\n"
        ]
      }
    },
    "kind": "quickfix",
    "title": "Ignore 'unknown-case' in this file"
  },
  {
    "edit": {
      "changes": {
        "main.tabs": [
          4:45-4:49 -> "mail"
        ]
      }
    },
    "kind": "source.fixAll.tablsp",
    "title": "Fix everything that is safe to fix"
  }
]
