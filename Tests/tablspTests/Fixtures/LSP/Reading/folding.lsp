client static
-- main.tabs --
import SwiftUI
import Foundation

// One
// Two
enum Place {
    case a

    var title: String {
        switch self {
        case .a: "A"
        }
    }
}
/* a
   b */
#if DEBUG
let x = 1
#else
let x = [
    1,
    2,
]
#endif

TabView(
    selection: $x
) {
    Home()
        .tabItem { Text("A") }
        .tag(1)
    Tab("B", image: "b") {
        B()
    }
}
.tabViewStyle(.page)
-- broken.tabs --
TabView {
    (
    Text("a")
}
}
-- a.swift --
struct A {
    let x = 1
}
# With columns.
== textDocument/foldingRange main.tabs
[
  {
    "endCharacter": 17,
    "endLine": 1,
    "kind": "imports",
    "startCharacter": 0,
    "startLine": 0
  },
  {
    "endCharacter": 6,
    "endLine": 4,
    "kind": "comment",
    "startCharacter": 0,
    "startLine": 3
  },
  {
    "endCharacter": 0,
    "endLine": 13,
    "startCharacter": 12,
    "startLine": 5
  },
  {
    "endCharacter": 4,
    "endLine": 12,
    "startCharacter": 23,
    "startLine": 8
  },
  {
    "endCharacter": 8,
    "endLine": 11,
    "startCharacter": 21,
    "startLine": 9
  },
  {
    "endCharacter": 7,
    "endLine": 15,
    "kind": "comment",
    "startCharacter": 0,
    "startLine": 14
  },
  {
    "endCharacter": 0,
    "endLine": 18,
    "kind": "region",
    "startCharacter": 9,
    "startLine": 16
  },
  {
    "endCharacter": 0,
    "endLine": 23,
    "kind": "region",
    "startCharacter": 5,
    "startLine": 18
  },
  {
    "endCharacter": 0,
    "endLine": 22,
    "startCharacter": 9,
    "startLine": 19
  },
  {
    "endCharacter": 0,
    "endLine": 27,
    "startCharacter": 8,
    "startLine": 25
  },
  {
    "collapsedText": " 2 tabs ",
    "endCharacter": 0,
    "endLine": 34,
    "startCharacter": 3,
    "startLine": 27
  },
  {
    "endCharacter": 15,
    "endLine": 30,
    "startCharacter": 10,
    "startLine": 28
  },
  {
    "endCharacter": 4,
    "endLine": 33,
    "startCharacter": 26,
    "startLine": 31
  }
]

== textDocument/foldingRange broken.tabs
[
  {
    "collapsedText": " 2 tabs or more ",
    "endCharacter": 0,
    "endLine": 3,
    "startCharacter": 9,
    "startLine": 0
  }
]

== textDocument/foldingRange a.swift
null
