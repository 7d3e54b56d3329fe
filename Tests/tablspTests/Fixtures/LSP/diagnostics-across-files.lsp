client push
-- Place.swift --
enum Place {
    case home$1, mail$2
}
-- Tabs.swift --
struct Tabs: View {
    @State var place: Place = .home
    var body: some View {
        TabView(selection: $place) {
            Tab("Home", systemImage: "house", value: .home) { Home() }
            Tab("Mail", systemImage: "tray", value: .mail) { Mail() }
        }
    }
}
-- More.swift (closed) --
struct More: View {
    @State var place: Place = .home
    var body: some View {
        TabView(selection: $place) {
            Tab("Home", systemImage: "house", value: .home) { Home() }
            Tab("Mail", systemImage: "tray", value: .mail) { Mail() }
        }
    }
}
# A case that is gone in the editor is missed in both other files, open or not.
== change Place.swift $1..$2 ""
<- textDocument/publishDiagnostics {
  "diagnostics": [],
  "uri": "Place.swift",
  "version": 2
}
<- textDocument/publishDiagnostics {
  "diagnostics": [
    {
      "code": "unknown-case",
      "codeDescription": {
        "href": "tablsp:explain/unknown-case"
      },
      "message": "Place has no case 'mail'",
      "range": 5:53-5:57,
      "relatedInformation": [
        {
          "location": {
            "range": 0:5-0:10,
            "uri": "Place.swift"
          },
          "message": "'Place' is declared here"
        }
      ],
      "severity": 1,
      "source": "tablsp"
    }
  ],
  "uri": "Tabs.swift",
  "version": 1
}
<- textDocument/publishDiagnostics {
  "diagnostics": [
    {
      "code": "unknown-case",
      "codeDescription": {
        "href": "tablsp:explain/unknown-case"
      },
      "message": "Place has no case 'mail'",
      "range": 5:53-5:57,
      "relatedInformation": [
        {
          "location": {
            "range": 0:5-0:10,
            "uri": "Place.swift"
          },
          "message": "'Place' is declared here"
        }
      ],
      "severity": 1,
      "source": "tablsp"
    }
  ],
  "uri": "More.swift"
}

# On the disk it is still there.
== close Place.swift
<- textDocument/publishDiagnostics {
  "diagnostics": [],
  "uri": "Tabs.swift",
  "version": 1
}
<- textDocument/publishDiagnostics {
  "diagnostics": [],
  "uri": "More.swift"
}

== write Place.swift "enum Place {}"
<- textDocument/publishDiagnostics {
  "diagnostics": [
    {
      "code": "unknown-case",
      "codeDescription": {
        "href": "tablsp:explain/unknown-case"
      },
      "message": "Place has no case 'home'",
      "range": 1:31-1:35,
      "relatedInformation": [
        {
          "location": {
            "range": 0:5-0:10,
            "uri": "Place.swift"
          },
          "message": "'Place' is declared here"
        }
      ],
      "severity": 1,
      "source": "tablsp"
    },
    {
      "code": "unknown-case",
      "codeDescription": {
        "href": "tablsp:explain/unknown-case"
      },
      "message": "Place has no case 'home'",
      "range": 4:54-4:58,
      "relatedInformation": [
        {
          "location": {
            "range": 0:5-0:10,
            "uri": "Place.swift"
          },
          "message": "'Place' is declared here"
        }
      ],
      "severity": 1,
      "source": "tablsp"
    },
    {
      "code": "unknown-case",
      "codeDescription": {
        "href": "tablsp:explain/unknown-case"
      },
      "message": "Place has no case 'mail'",
      "range": 5:53-5:57,
      "relatedInformation": [
        {
          "location": {
            "range": 0:5-0:10,
            "uri": "Place.swift"
          },
          "message": "'Place' is declared here"
        }
      ],
      "severity": 1,
      "source": "tablsp"
    }
  ],
  "uri": "Tabs.swift",
  "version": 1
}
<- textDocument/publishDiagnostics {
  "diagnostics": [
    {
      "code": "unknown-case",
      "codeDescription": {
        "href": "tablsp:explain/unknown-case"
      },
      "message": "Place has no case 'home'",
      "range": 1:31-1:35,
      "relatedInformation": [
        {
          "location": {
            "range": 0:5-0:10,
            "uri": "Place.swift"
          },
          "message": "'Place' is declared here"
        }
      ],
      "severity": 1,
      "source": "tablsp"
    },
    {
      "code": "unknown-case",
      "codeDescription": {
        "href": "tablsp:explain/unknown-case"
      },
      "message": "Place has no case 'home'",
      "range": 4:54-4:58,
      "relatedInformation": [
        {
          "location": {
            "range": 0:5-0:10,
            "uri": "Place.swift"
          },
          "message": "'Place' is declared here"
        }
      ],
      "severity": 1,
      "source": "tablsp"
    },
    {
      "code": "unknown-case",
      "codeDescription": {
        "href": "tablsp:explain/unknown-case"
      },
      "message": "Place has no case 'mail'",
      "range": 5:53-5:57,
      "relatedInformation": [
        {
          "location": {
            "range": 0:5-0:10,
            "uri": "Place.swift"
          },
          "message": "'Place' is declared here"
        }
      ],
      "severity": 1,
      "source": "tablsp"
    }
  ],
  "uri": "More.swift"
}
