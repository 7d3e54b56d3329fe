client static
-- main.tabs --
// tablsp:$1
// tablsp:ignore dup$2
// tablsp:ignore duplicate-id, $3
// a comment $4
// t$5
let a = Label("ho$6", systemImage: "hou$7se")
let b = Image(systemName: "tray.$8
enum E { case a; var iconName: String { switch self { case .a: "magni$9" } } }
# Directives, and the rules that they name.
== complete main.tabs $1
1 tablsp:ignore  0:3-0:10 -> "tablsp:ignore $0"
1 tablsp:ignore-file  0:3-0:10 -> "tablsp:ignore-file $0"
1 tablsp:ignore-begin  0:3-0:10 -> "tablsp:ignore-begin $0"
1 tablsp:ignore-end  0:3-0:10 -> "tablsp:ignore-end $0"
2 tablsp:format-off  0:3-0:10 -> "tablsp:format-off"
2 tablsp:format-on  0:3-0:10 -> "tablsp:format-on"

== complete main.tabs $2
1 conditional-selection  1:17-1:20 -> "conditional-selection"
1 constant-selection  1:17-1:20 -> "constant-selection"
1 container-shadowed  1:17-1:20 -> "container-shadowed"
1 customization-without-sidebar  1:17-1:20 -> "customization-without-sidebar"
1 deprecated-tab-item  1:17-1:20 -> "deprecated-tab-item"
1 duplicate-customization-id  1:17-1:20 -> "duplicate-customization-id"
1 duplicate-icon  1:17-1:20 -> "duplicate-icon"
1 duplicate-id  1:17-1:20 -> "duplicate-id"
1 duplicate-label  1:17-1:20 -> "duplicate-label"
1 duplicate-search-role  1:17-1:20 -> "duplicate-search-role"
1 empty-bottom-accessory  1:17-1:20 -> "empty-bottom-accessory"
1 empty-label  1:17-1:20 -> "empty-label"
1 foreach-id-mismatch  1:17-1:20 -> "foreach-id-mismatch"
1 id-instead-of-tag  1:17-1:20 -> "id-instead-of-tag"
… 40 more

== complete main.tabs $3
1 conditional-selection  2:31-2:31 -> "conditional-selection"
1 constant-selection  2:31-2:31 -> "constant-selection"
1 container-shadowed  2:31-2:31 -> "container-shadowed"
1 customization-without-sidebar  2:31-2:31 -> "customization-without-sidebar"
1 deprecated-tab-item  2:31-2:31 -> "deprecated-tab-item"
1 duplicate-customization-id  2:31-2:31 -> "duplicate-customization-id"
1 duplicate-icon  2:31-2:31 -> "duplicate-icon"
1 duplicate-label  2:31-2:31 -> "duplicate-label"
1 duplicate-search-role  2:31-2:31 -> "duplicate-search-role"
1 empty-bottom-accessory  2:31-2:31 -> "empty-bottom-accessory"
1 empty-label  2:31-2:31 -> "empty-label"
1 foreach-id-mismatch  2:31-2:31 -> "foreach-id-mismatch"
1 id-instead-of-tag  2:31-2:31 -> "id-instead-of-tag"
1 id-type-mismatch  2:31-2:31 -> "id-type-mismatch"
… 39 more

# Not in a plain comment, but where one begins.
== complete main.tabs $4


== complete main.tabs $5
1 tablsp:ignore  4:3-4:4 -> "tablsp:ignore $0"
1 tablsp:ignore-file  4:3-4:4 -> "tablsp:ignore-file $0"
1 tablsp:ignore-begin  4:3-4:4 -> "tablsp:ignore-begin $0"
1 tablsp:ignore-end  4:3-4:4 -> "tablsp:ignore-end $0"
2 tablsp:format-off  4:3-4:4 -> "tablsp:format-off"
2 tablsp:format-on  4:3-4:4 -> "tablsp:format-on"

# Not in a title.
== complete main.tabs $6


# Symbols, in a string that ends and in one that does not.
== complete main.tabs $7
1 hourglass  5:34-5:39 -> "hourglass"
1 hourglass.bottomhalf.filled  5:34-5:39 -> "hourglass.bottomhalf.filled"
1 hourglass.circle  5:34-5:39 -> "hourglass.circle"
1 hourglass.circle.fill  5:34-5:39 -> "hourglass.circle.fill"
1 hourglass.tophalf.filled  5:34-5:39 -> "hourglass.tophalf.filled"
1 house  5:34-5:39 -> "house"
1 house.circle  5:34-5:39 -> "house.circle"
1 house.circle.fill  5:34-5:39 -> "house.circle.fill"
1 house.fill  5:34-5:39 -> "house.fill"
2 music.note.house  5:34-5:39 -> "music.note.house"
2 music.note.house.fill  5:34-5:39 -> "music.note.house.fill"

== complete main.tabs $8
1 tray.2  6:27-6:32 -> "tray.2"
1 tray.2.fill  6:27-6:32 -> "tray.2.fill"
1 tray.and.arrow.down  6:27-6:32 -> "tray.and.arrow.down"
1 tray.and.arrow.down.fill  6:27-6:32 -> "tray.and.arrow.down.fill"
1 tray.and.arrow.up  6:27-6:32 -> "tray.and.arrow.up"
1 tray.and.arrow.up.fill  6:27-6:32 -> "tray.and.arrow.up.fill"
1 tray.circle  6:27-6:32 -> "tray.circle"
1 tray.circle.fill  6:27-6:32 -> "tray.circle.fill"
1 tray.fill  6:27-6:32 -> "tray.fill"
1 tray.full  6:27-6:32 -> "tray.full"
1 tray.full.fill  6:27-6:32 -> "tray.full.fill"

# Symbols that an enum gives.
== complete main.tabs $9
1 magnifyingglass  7:64-7:69 -> "magnifyingglass"
1 magnifyingglass.circle  7:64-7:69 -> "magnifyingglass.circle"
1 magnifyingglass.circle.fill  7:64-7:69 -> "magnifyingglass.circle.fill"
2 doc.text.magnifyingglass  7:64-7:69 -> "doc.text.magnifyingglass"
2 plus.magnifyingglass  7:64-7:69 -> "plus.magnifyingglass"
2 sparkle.magnifyingglass  7:64-7:69 -> "sparkle.magnifyingglass"
