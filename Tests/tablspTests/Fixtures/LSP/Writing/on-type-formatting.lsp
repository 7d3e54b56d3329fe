client static
-- brace.tabs --
TabView {
  Tab("A",image:"a"){
  A()
 }$1
}
let x=1
-- newline.tabs --
TabView {
  Tab("A",image:"a"){
$1
  }
     B()
       .tabItem { Text("B") }
       $2
}
let y = foo(1,
$32)
let x=1
$4
-- broken.tabs --
TabView {
  A(
$1}
$2
# Behind a brace, its block.
== textDocument/onTypeFormatting brace.tabs $1 {"ch": "}"}
[
  1:0-1:0 -> "  ",
  1:10-1:10 -> " ",
  1:16-1:16 -> " ",
  1:20-1:20 -> " ",
  2:0-2:0 -> "      ",
  3:0-3:0 -> "   "
]

# Behind a line break, the line before and the new one's indentation.
== textDocument/onTypeFormatting newline.tabs $1 {"ch": "\n"}
[
  1:0-1:0 -> "  ",
  1:10-1:10 -> " ",
  1:16-1:16 -> " ",
  1:20-1:20 -> " ",
  2:0-2:0 -> "        "
]

# Behind a modifier the editor's indentation stays.
== textDocument/onTypeFormatting newline.tabs $2 {"ch": "\n"}
[
  5:0-5:0 -> " "
]

# The line break stays.
== textDocument/onTypeFormatting newline.tabs $3 {"ch": "\n"}
[]

== textDocument/onTypeFormatting newline.tabs $4 {"ch": "\n"}
[
  10:5-10:5 -> " ",
  10:6-10:6 -> " "
]

# Nothing where something is wrong.
== textDocument/onTypeFormatting broken.tabs $1 {"ch": "\n"}
[]

== textDocument/onTypeFormatting broken.tabs $2 {"ch": "}"}
[]
