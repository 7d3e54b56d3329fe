client push
-- main.tabs --
enum Place { case home, mail, search }
@State var place: Place = .home
TabView(selection: $place) {
    Tab("Home", systemImage: "house", value: .home) { Home() }
    Tab("Mail", systemImage: "$1tray$2", value: .serch$3) { Mail() }
    Tab("Search", systemImage: "magnifyingglas", value: .search) { Search() }
}
-- old.tabs --
@State var tab = 0
TabView(selection: $tab) {
    A()$1
        .tabItem { Label("A", systemImage: "house") }
        .tag(0)
    B()
        .tabItem { Label("B", systemImage: "tray") }
        .tag(1)
}$2
-- clean.tabs --
@State var$1 tab = 0$2
# A finding's fixes come first, then the comments that silence it, then what mends all of the file.
== textDocument/codeAction main.tabs $3
[
  {
    "diagnostics": [
      {
        "code": "unknown-case",
        "codeDescription": {
          "href": "tablsp:explain/unknown-case"
        },
        "data": {
          "fixes": ["Change to 'search'"]
        },
        "message": "Place has no case 'serch'; did you mean 'search'?",
        "range": 4:45-4:50,
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
      "documentChanges": [
        {
          "edits": [
            4:45-4:50 -> "search"
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
    "title": "Change to 'search'"
  },
  {
    "diagnostics": [
      {
        "code": "unknown-case",
        "codeDescription": {
          "href": "tablsp:explain/unknown-case"
        },
        "data": {
          "fixes": ["Change to 'search'"]
        },
        "message": "Place has no case 'serch'; did you mean 'search'?",
        "range": 4:45-4:50,
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
        "codeDescription": {
          "href": "tablsp:explain/unknown-case"
        },
        "data": {
          "fixes": ["Change to 'search'"]
        },
        "message": "Place has no case 'serch'; did you mean 'search'?",
        "range": 4:45-4:50,
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
    "data": {
      "uri": "main.tabs",
      "version": 1
    },
    "kind": "source.fixAll.tablsp",
    "title": "Fix everything that is safe to fix"
  }
]

# Where nothing is found, what is safe for the whole file is left.
== textDocument/codeAction main.tabs $1..$2
[
  {
    "data": {
      "uri": "main.tabs",
      "version": 1
    },
    "kind": "source.fixAll.tablsp",
    "title": "Fix everything that is safe to fix"
  }
]

# A kind has all that are of it.
== textDocument/codeAction main.tabs $3 {"context": {"diagnostics": [], "only": ["source"]}}
[
  {
    "data": {
      "uri": "main.tabs",
      "version": 1
    },
    "kind": "source.fixAll.tablsp",
    "title": "Fix everything that is safe to fix"
  }
]

== textDocument/codeAction main.tabs $3 {"context": {"diagnostics": [], "only": ["source.fixAll.tablsp"]}}
[
  {
    "data": {
      "uri": "main.tabs",
      "version": 1
    },
    "kind": "source.fixAll.tablsp",
    "title": "Fix everything that is safe to fix"
  }
]

== textDocument/codeAction main.tabs $3 {"context": {"diagnostics": [], "only": ["source.organizeImports"]}}
[]

== textDocument/codeAction main.tabs $3 {"context": {"diagnostics": [], "only": ["refactor"]}}
[]

# A bar can be converted wherever in it one stands.
== textDocument/codeAction old.tabs $1
[
  {
    "edit": {
      "documentChanges": [
        {
          "edits": [
            2:4-4:15 -> "Tab(\"A\", systemImage: \"house\", value: 0) {\n        A()\n    }",
            5:4-7:15 -> "Tab(\"B\", systemImage: \"tray\", value: 1) {\n        B()\n    }"
          ],
          "textDocument": {
            "uri": "old.tabs",
            "version": 1
          }
        }
      ]
    },
    "kind": "refactor.rewrite",
    "title": "Convert the bar to 'Tab'"
  }
]

== textDocument/codeAction old.tabs $1 {"context": {"diagnostics": [], "only": ["refactor.rewrite"]}}
[
  {
    "edit": {
      "documentChanges": [
        {
          "edits": [
            2:4-4:15 -> "Tab(\"A\", systemImage: \"house\", value: 0) {\n        A()\n    }",
            5:4-7:15 -> "Tab(\"B\", systemImage: \"tray\", value: 1) {\n        B()\n    }"
          ],
          "textDocument": {
            "uri": "old.tabs",
            "version": 1
          }
        }
      ]
    },
    "kind": "refactor.rewrite",
    "title": "Convert the bar to 'Tab'"
  }
]

== textDocument/codeAction old.tabs $2 {"context": {"diagnostics": [], "only": ["quickfix"]}}
[]

# There is nothing to do here.
== textDocument/codeAction clean.tabs $1..$2
[]
