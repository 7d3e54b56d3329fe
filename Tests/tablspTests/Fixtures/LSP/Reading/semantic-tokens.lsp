client static
-- main.tabs --
import SwiftUI
/// The places.
enum Place: String, CaseIterable {
    case home = "a", mail
    static let first: Place = .home
    var title: String { switch self { case .home: return "H\(rawValue)"; default: "" } }
}
@State private var place: Place = .home
#if DEBUG
/* two
   lines 😀 */ func help<T>(_ value: T, at index: Int) -> some View { value.index }
#endif
TabView(selection: $place) {
    Tab("漢", systemImage: "house", value: Place.home) { HomeView(a: -1.5) }
    Mail().tag(Place.first).onAppear { a, b in a = \.x }
}
extension Place: Hashable {}
# All kinds of words.
== tokens main.tabs
0:0 import keyword
0:7 SwiftUI namespace
1:0 /// The places. comment+documentation
2:0 enum keyword
2:5 Place enum+declaration
2:12 String type+defaultLibrary
2:20 CaseIterable type
3:4 case keyword
3:9 home enumMember+declaration
3:16 "a" string
3:21 mail enumMember+declaration
4:4 static modifier
4:11 let keyword
4:15 first property+declaration+readonly+static
4:22 Place enum
4:31 home enumMember
5:4 var keyword
5:8 title property+declaration
5:15 String type+defaultLibrary
5:24 switch keyword
5:31 self keyword
5:38 case keyword
5:44 home enumMember
5:50 return keyword
5:57 "H\( string
5:61 rawValue variable
5:69 )" string
5:73 default keyword
5:82 "" string
7:0 @ decorator
7:1 State decorator
7:7 private modifier
7:15 var keyword
7:19 place variable+declaration
7:26 Place enum
7:35 home enumMember
8:0 #if keyword
9:0 /* two comment
10:0    lines 😀 */ comment
10:17 func keyword
10:22 help function+declaration
10:27 T typeParameter+declaration
10:30 _ keyword
10:32 value parameter+declaration
10:39 T type
10:42 at parameter+declaration
10:45 index parameter+declaration
10:52 Int type+defaultLibrary
10:57 -> operator
10:60 some keyword
10:65 View type+defaultLibrary
10:72 value variable
10:78 index property
11:0 #endif keyword
12:0 TabView type+defaultLibrary
12:8 selection parameter
12:19 $place variable
13:4 Tab type+defaultLibrary
13:8 "漢" string
13:15 systemImage parameter
13:28 "house" string
13:37 value parameter
13:44 Place enum
13:50 home enumMember
13:58 HomeView type
13:67 a parameter
13:70 - operator
13:71 1.5 number
14:4 Mail type
14:11 tag method
14:15 Place enum
14:21 first property+static
14:28 onAppear method
14:39 a parameter+declaration
14:42 b parameter+declaration
14:44 in keyword
14:47 a variable
14:53 x property
16:0 extension keyword
16:10 Place enum
16:17 Hashable type
