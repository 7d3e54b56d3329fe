client static
-- main.tabs --
@State var tab$1: Place = .a
CustomTabBarContainerView(selection: $ta$2b) {
    A().tabBarItem(tab: .a, selection: $t$3ab)
    B().tabBarItem(tab: .b, selection: $other$4)
    ForEach(0..<2) { i in C().tabBarItem(tab: .c, selection: $tab) }
}
TabView(selection: $ta$5b) {}
# The name in the bar and in its tabs.
== textDocument/linkedEditingRange main.tabs $2
{
  "ranges": [
    1:38-1:41,
    2:40-2:43,
    4:62-4:65
  ],
  "wordPattern": "[^\\s.,:;(){}<>$\"\\[\\]]+"
}

== textDocument/linkedEditingRange main.tabs $3
{
  "ranges": [
    1:38-1:41,
    2:40-2:43,
    4:62-4:65
  ],
  "wordPattern": "[^\\s.,:;(){}<>$\"\\[\\]]+"
}

# Not its declaration, not another name, not where it stands alone.
== textDocument/linkedEditingRange main.tabs $1
null

== textDocument/linkedEditingRange main.tabs $4
null

== textDocument/linkedEditingRange main.tabs $5
null
