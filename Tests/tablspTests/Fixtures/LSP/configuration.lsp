client push
-- main.tabs --
enum Place { case home, mail }
@State var place: Place = .home
TabView(selection: $place) {
    Tab("Home", systemImage: "house", value: .home) { Home() }
    Tab("Mail", systemImage: "tray", value: .home) { Mail() }
}
# A configuration that comes counts at once.
== write .tablsp.json "{\"rules\": {\"duplicate-id\": \"hint\"}}"
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
      "severity": 3,
      "source": "tablsp"
    }
  ],
  "uri": "main.tabs",
  "version": 1
}

# What is wrong with one is shown in it, and the last good one stays in force.
== write .tablsp.json "{\"rules\": {\"duplicate-idd\": \"off\"}}"
<- textDocument/publishDiagnostics {
  "diagnostics": [
    {
      "code": "configuration",
      "message": "rules.'duplicate-idd' is no rule; did you mean 'duplicate-id'?",
      "range": 0:11-0:26,
      "severity": 1,
      "source": "tablsp"
    }
  ],
  "uri": ".tablsp.json"
}

== change main.tabs "enum Place { case home }\nTabView(selection: Place.home) { Tab(\"A\", value: .home) { A() }; Tab(\"B\", value: .home) { B() } }\n"
<- textDocument/publishDiagnostics {
  "diagnostics": [
    {
      "code": "duplicate-id",
      "codeDescription": {
        "href": "tablsp:explain/duplicate-id"
      },
      "message": "value Place.home is already used by tab \"A\"; \"B\" can never be selected",
      "range": 1:81-1:86,
      "relatedInformation": [
        {
          "location": {
            "range": 1:49-1:54,
            "uri": "main.tabs"
          },
          "message": "Place.home is used here first"
        }
      ],
      "severity": 3,
      "source": "tablsp"
    }
  ],
  "uri": "main.tabs",
  "version": 2
}

== write .tablsp.json "{\"rules\": {\"duplicate-id\": \"off\"}}"
<- textDocument/publishDiagnostics {
  "diagnostics": [],
  "uri": ".tablsp.json"
}
<- textDocument/publishDiagnostics {
  "diagnostics": [],
  "uri": "main.tabs",
  "version": 2
}

== delete .tablsp.json
<- textDocument/publishDiagnostics {
  "diagnostics": [
    {
      "code": "duplicate-id",
      "codeDescription": {
        "href": "tablsp:explain/duplicate-id"
      },
      "message": "value Place.home is already used by tab \"A\"; \"B\" can never be selected",
      "range": 1:81-1:86,
      "relatedInformation": [
        {
          "location": {
            "range": 1:49-1:54,
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
  "version": 2
}
