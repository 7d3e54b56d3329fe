client static
-- Place.swift --
enum Place {
    case home$1
}
-- main.tabs --
@State var place: Place = Place.home
CustomTabView(activeIndex: $i, variant: .filled) { ForEach(Place.all, id: \.self) { _ in CustomTabItem(title: "x") {} } }
# What the client shows of one file...
== textDocument/codeLens main.tabs
[
  {
    "command": {
      "arguments": [
        {
          "range": 1:0-1:13,
          "uri": "main.tabs"
        }
      ],
      "command": "tablsp.listTabs",
      "title": "an unknown number of tabs"
    },
    "range": 1:0-1:13
  }
]

== tokens main.tabs
0:0 @ decorator
0:1 State decorator
0:7 var keyword
0:11 place variable+declaration
0:18 Place enum
0:26 Place enum
0:32 home enumMember
1:0 CustomTabView type
1:14 activeIndex parameter
1:27 $i variable
1:31 variant parameter
1:41 filled enumMember
1:51 ForEach type+defaultLibrary
1:59 Place enum
1:65 all property+static
1:70 id parameter
1:76 self property
1:84 _ keyword
1:86 in keyword
1:89 CustomTabItem type
1:103 title parameter
1:110 "x" string

# ...may be another when another file has changed.
== change Place.swift $1..$1 "; static let all = [Place.home]"
<- textDocument/publishDiagnostics {
  "diagnostics": [],
  "uri": "Place.swift",
  "version": 2
}
<- workspace/codeLens/refresh null

# It asks again by itself for what it has changed.
== change main.tabs "TabView {}"
<- textDocument/publishDiagnostics {
  "diagnostics": [
    {
      "code": "no-tabs",
      "codeDescription": {
        "href": "tablsp:explain/no-tabs"
      },
      "message": "this bar has no tabs: it shows an empty screen",
      "range": 0:0-0:7,
      "severity": 2,
      "source": "tablsp"
    }
  ],
  "uri": "main.tabs",
  "version": 2
}

# Nothing else depends on this.
== change Place.swift $1..$1 "x"
<- textDocument/publishDiagnostics {
  "diagnostics": [],
  "uri": "Place.swift",
  "version": 3
}
