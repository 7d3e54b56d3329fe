client none
-- main.tabs (closed) --
enum Place { case home, mail }
@State var place: Place = .home
TabView(selection: $place) {
    Tab("Home", systemImage: "house", value: .home) { Home() }
    Tab("Mail", systemImage: "tray", value: .home) { Mail() }
}
# A client that says nothing of it gets no related places, no links and no data.
== open main.tabs
<- textDocument/publishDiagnostics {
  "diagnostics": [
    {
      "code": "unused-case",
      "message": "Place.mail has no tab in this bar",
      "range": 2:0-2:7,
      "severity": 3,
      "source": "tablsp"
    },
    {
      "code": "duplicate-id",
      "message": "value Place.home is already used by tab \"Home\"; \"Mail\" can never be selected",
      "range": 4:44-4:49,
      "severity": 1,
      "source": "tablsp"
    }
  ],
  "uri": "main.tabs",
  "version": 1
}
