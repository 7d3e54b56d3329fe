client static
-- main.tabs --
enum Place {
  case home,mail
}
@State var place:Place = .home
TabView(selection:$place){
$1  Tab("漢😀",systemImage:"house",value:.home){ A() }$2
        Tab("B",image:"b",value:.mail){ B() }
}
-- broken.tabs --
TabView {
  A(
}
-- main.swift --
let  x = 1
# The whole file.
== textDocument/formatting main.tabs
[
  1:0-1:0 -> "  ",
  1:12-1:12 -> " ",
  3:17-3:17 -> " ",
  4:18-4:18 -> " ",
  4:25-4:25 -> " ",
  5:0-5:0 -> "  ",
  5:16-5:16 -> " ",
  5:28-5:28 -> " ",
  5:36-5:36 -> " ",
  5:42-5:42 -> " ",
  5:48-5:48 -> " ",
  6:0-6:4 -> "",
  6:16-6:16 -> " ",
  6:22-6:22 -> " ",
  6:26-6:26 -> " ",
  6:32-6:32 -> " ",
  6:38-6:38 -> " "
]

# Lines.
== textDocument/rangeFormatting main.tabs $1..$2
[
  5:0-5:0 -> "  ",
  5:16-5:16 -> " ",
  5:28-5:28 -> " ",
  5:36-5:36 -> " ",
  5:42-5:42 -> " ",
  5:48-5:48 -> " "
]

== textDocument/rangesFormatting main.tabs {"ranges": [{"start": {"line": 1, "character": 0}, "end": {"line": 1, "character": 3}}, {"start": {"line": 3, "character": 0}, "end": {"line": 3, "character": 3}}], "options": {}}
[
  1:0-1:0 -> "  ",
  1:12-1:12 -> " ",
  3:17-3:17 -> " "
]

# A file that can't be read.
== textDocument/formatting broken.tabs
{
  "code": -32803,
  "message": "line 2, column 4: expected ')' behind this"
}

# Swift files are others'.
== textDocument/formatting main.swift
null
