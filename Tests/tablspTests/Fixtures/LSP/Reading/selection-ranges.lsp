client static
-- main.tabs --
TabView(selection: $pl$1ace) {
    HomeView()
        .tabItem { Label("Ho$2me", systemImage: "house") }
        .ta$3g(0)
    // a com$4ment
}
# From a word to the file.
== textDocument/selectionRange main.tabs $1 {"positions": [{"line": 0, "character": 22}]}
[
  {
    "parent": {
      "parent": {
        "parent": {
          "parent": {
            "range": 0:0-6:0
          },
          "range": 0:0-5:1
        },
        "range": 0:7-5:1
      },
      "range": 0:8-0:25
    },
    "range": 0:19-0:25
  }
]

# In a string.
== textDocument/selectionRange main.tabs {"positions": [{"line": 2, "character": 28}]}
[
  {
    "parent": {
      "parent": {
        "parent": {
          "parent": {
            "parent": {
              "parent": {
                "parent": {
                  "parent": {
                    "parent": {
                      "parent": {
                        "parent": {
                          "parent": {
                            "parent": {
                              "parent": {
                                "parent": {
                                  "range": 0:0-6:0
                                },
                                "range": 0:0-5:1
                              },
                              "range": 0:7-5:1
                            },
                            "range": 0:27-5:1
                          },
                          "range": 0:28-5:0
                        },
                        "range": 1:4-4:16
                      },
                      "range": 1:4-3:15
                    },
                    "range": 1:4-2:56
                  },
                  "range": 2:8-2:56
                },
                "range": 2:17-2:56
              },
              "range": 2:18-2:55
            },
            "range": 2:19-2:54
          },
          "range": 2:24-2:54
        },
        "range": 2:25-2:53
      },
      "range": 2:25-2:31
    },
    "range": 2:26-2:30
  }
]

# A modifier; and a comment.
== textDocument/selectionRange main.tabs {"positions": [{"line": 3, "character": 11}, {"line": 4, "character": 12}]}
[
  {
    "parent": {
      "parent": {
        "parent": {
          "parent": {
            "parent": {
              "parent": {
                "parent": {
                  "parent": {
                    "parent": {
                      "range": 0:0-6:0
                    },
                    "range": 0:0-5:1
                  },
                  "range": 0:7-5:1
                },
                "range": 0:27-5:1
              },
              "range": 0:28-5:0
            },
            "range": 1:4-4:16
          },
          "range": 1:4-3:15
        },
        "range": 3:8-3:15
      },
      "range": 3:8-3:12
    },
    "range": 3:9-3:12
  },
  {
    "parent": {
      "parent": {
        "parent": {
          "parent": {
            "parent": {
              "parent": {
                "range": 0:0-6:0
              },
              "range": 0:0-5:1
            },
            "range": 0:7-5:1
          },
          "range": 0:27-5:1
        },
        "range": 0:28-5:0
      },
      "range": 1:4-4:16
    },
    "range": 4:4-4:16
  }
]

# Past the end.
== textDocument/selectionRange main.tabs {"positions": [{"line": 99, "character": 0}]}
[
  {
    "range": 0:0-6:0
  }
]
