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

== tokens main.tabs

# ...may be another when another file has changed.
== change Place.swift $1..$1 "; static let all = [Place.home]"

# It asks again by itself for what it has changed.
== change main.tabs "TabView {}"

# Nothing else depends on this.
== change Place.swift $1..$1 "x"
