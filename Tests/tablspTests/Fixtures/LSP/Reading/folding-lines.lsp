client neovim-0.11
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
# Whole lines.
== textDocument/foldingRange main.tabs
[
  {
    "endLine": 1,
    "kind": "imports",
    "startLine": 0
  },
  {
    "endLine": 4,
    "kind": "comment",
    "startLine": 3
  },
  {
    "endLine": 12,
    "startLine": 5
  },
  {
    "endLine": 11,
    "startLine": 8
  },
  {
    "endLine": 10,
    "startLine": 9
  },
  {
    "endLine": 15,
    "kind": "comment",
    "startLine": 14
  },
  {
    "endLine": 17,
    "kind": "region",
    "startLine": 16
  },
  {
    "endLine": 22,
    "kind": "region",
    "startLine": 18
  },
  {
    "endLine": 21,
    "startLine": 19
  },
  {
    "endLine": 26,
    "startLine": 25
  },
  {
    "collapsedText": " 2 tabs ",
    "endLine": 33,
    "startLine": 27
  },
  {
    "endLine": 30,
    "startLine": 28
  },
  {
    "endLine": 32,
    "startLine": 31
  }
]

== textDocument/foldingRange broken.tabs
[
  {
    "collapsedText": " 2 tabs or more ",
    "endLine": 2,
    "startLine": 0
  }
]

== textDocument/foldingRange a.swift
null
