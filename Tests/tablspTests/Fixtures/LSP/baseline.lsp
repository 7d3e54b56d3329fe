client push
-- main.tabs --
TabView {
    HomeView().tabItem { Text("Home") }
    MailView().tabItem { Text(" ") }
}
# What a baseline knows is a hint, in whatever line it stands.
== write .tablsp-baseline.json "{\"version\": 1, \"files\": [{\"path\": \"main.tabs\", \"findings\": [{\"rule\": \"empty-label\", \"text\": \"MailView().tabItem { Text(\\\" \\\") }\", \"count\": 1}]}]}"

== write .tablsp.json "{\"baseline\": \".tablsp-baseline.json\"}"
<- textDocument/publishDiagnostics {
  "diagnostics": [
    {
      "code": "empty-label",
      "codeDescription": {
        "href": "tablsp:explain/empty-label"
      },
      "data": {
        "fixes": ["Change to \"Mail\""]
      },
      "message": "the label of tab 2 is blank",
      "range": 2:30-2:33,
      "severity": 3,
      "source": "tablsp"
    }
  ],
  "uri": "main.tabs",
  "version": 1
}

# A new baseline counts at once.
== write .tablsp-baseline.json "{\"version\": 1, \"files\": []}"
<- textDocument/publishDiagnostics {
  "diagnostics": [
    {
      "code": "empty-label",
      "codeDescription": {
        "href": "tablsp:explain/empty-label"
      },
      "data": {
        "fixes": ["Change to \"Mail\""]
      },
      "message": "the label of tab 2 is blank",
      "range": 2:30-2:33,
      "severity": 2,
      "source": "tablsp"
    }
  ],
  "uri": "main.tabs",
  "version": 1
}
