client push
-- main.tabs (closed) --
enum Place { case home, mail }
@State var place: Place = .home
TabView(selection: $place) {
    Tab("Home", systemImage: "house", value: .home) { Home() }
    Tab("Mail", systemImage: "tray", value: .$1home$2) { Mail() }
}$3
-- other.tabs (closed) --
enum Place { case home }
# Each version is answered, with what the client reads of a finding.
== open main.tabs
<- textDocument/publishDiagnostics {
  "diagnostics": [
    {
      "code": "unused-case",
      "codeDescription": {
        "href": "tablsp:explain/unused-case"
      },
      "message": "Place.mail has no tab in this bar",
      "range": 2:0-2:7,
      "relatedInformation": [
        {
          "location": {
            "range": 0:24-0:28,
            "uri": "main.tabs"
          },
          "message": "the case is here"
        }
      ],
      "severity": 3,
      "source": "tablsp"
    },
    {
      "code": "duplicate-id",
      "codeDescription": {
        "href": "tablsp:explain/duplicate-id"
      },
      "data": {
        "fixes": ["Change to .mail"]
      },
      "message": "value Place.home is already used by tab \"Home\"; \"Mail\" can never be selected",
      "range": 4:44-4:49,
      "relatedInformation": [
        {
          "location": {
            "range": 3:45-3:50,
            "uri": "main.tabs"
          },
          "message": "Place.home is used here first"
        }
      ],
      "severity": 1,
      "source": "tablsp"
    }
  ],
  "uri": "main.tabs",
  "version": 1
}

== change main.tabs $1..$2 "mail"
<- textDocument/publishDiagnostics {
  "diagnostics": [],
  "uri": "main.tabs",
  "version": 2
}

# What is closed has the findings that are on the disk.
== close main.tabs
<- textDocument/publishDiagnostics {
  "diagnostics": [
    {
      "code": "unused-case",
      "codeDescription": {
        "href": "tablsp:explain/unused-case"
      },
      "message": "Place.mail has no tab in this bar",
      "range": 2:0-2:7,
      "relatedInformation": [
        {
          "location": {
            "range": 0:24-0:28,
            "uri": "main.tabs"
          },
          "message": "the case is here"
        }
      ],
      "severity": 3,
      "source": "tablsp"
    },
    {
      "code": "duplicate-id",
      "codeDescription": {
        "href": "tablsp:explain/duplicate-id"
      },
      "data": {
        "fixes": ["Change to .mail"]
      },
      "message": "value Place.home is already used by tab \"Home\"; \"Mail\" can never be selected",
      "range": 4:44-4:49,
      "relatedInformation": [
        {
          "location": {
            "range": 3:45-3:50,
            "uri": "main.tabs"
          },
          "message": "Place.home is used here first"
        }
      ],
      "severity": 1,
      "source": "tablsp"
    }
  ],
  "uri": "main.tabs"
}

# What is gone has none.
== delete main.tabs
<- textDocument/publishDiagnostics {
  "diagnostics": [],
  "uri": "main.tabs"
}

# A file that nobody has opened is linted too.
== write other.tabs "enum Place {"
<- textDocument/publishDiagnostics {
  "diagnostics": [
    {
      "code": "syntax",
      "codeDescription": {
        "href": "tablsp:explain/syntax"
      },
      "message": "expected '}', found the end of the file",
      "range": 0:12-0:12,
      "relatedInformation": [
        {
          "location": {
            "range": 0:11-0:12,
            "uri": "other.tabs"
          },
          "message": "opened here"
        }
      ],
      "severity": 1,
      "source": "tablsp"
    }
  ],
  "uri": "other.tabs"
}

== write other.tabs "enum Place {}"
<- textDocument/publishDiagnostics {
  "diagnostics": [],
  "uri": "other.tabs"
}
