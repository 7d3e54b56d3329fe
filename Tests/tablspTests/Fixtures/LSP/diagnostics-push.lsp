client push
-- main.tabs --
TabView {
    Tab("A", systemImage: "a", value: 1) { A(]$1 }
}
-- other.tabs (closed) --
enum Place { case home }
== open main.tabs

== change main.tabs $1..$1 "x"
<- textDocument/publishDiagnostics {
  "diagnostics": [],
  "uri": "main.tabs",
  "version": 2
}

== close main.tabs

== delete main.tabs

== write other.tabs "enum Place {"

== delete other.tabs
