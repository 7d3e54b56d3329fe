client static
-- main.tabs --
enum Library: Int { case shelves = 3, loans, search }

Tab$1View(selection: Library.loans$2) {
    T$3ab("Shelves 漢字", systemImage: "books.vertical", value: .shelves) { ShelvesView$9() }
    TabSec$4tion("Account") {
        Tab("Loans", sys$5temImage: "clock", value: .loans) { LoansView() }
            .badge(2)
    }
    Tab(value: .search, ro$6le: .search$7) { SearchView() }
    Tab("Four", image: "four", value: .four) {}
    Tab("A very long label that no bar can show", image: "five", value: .five) {}
    T$8ab("Six", image: "six", value: .six) {}
}
# The picture shows "More".
== textDocument/hover main.tabs $1
{
  "contents": {
    "kind": "markdown",
    "value": |
      **TabView**: the system's tab bar, 6 tabs, 4 of them before "More"

      ```text
      ┌────────────────┬━━━━━━━┬───┬──────┬──────┐
      │ books.vertical │ clock │ ? │ four │  …   │
      │  Shelves 漢字  │ Loans │ ? │ Four │ More │
      └────────────────┴───────┴───┴──────┴──────┘
      ```

      | #   | id         | label                                  | icon             |
      | --- | ---------- | -------------------------------------- | ---------------- |
      | 1   | `.shelves` | Shelves 漢字                           | `books.vertical` |
      | 2   | `.loans`   | Loans                                  | `clock`          |
      | 3   | `.search`  | ?                                      | `?`              |
      | 4   | `.four`    | Four                                   | `four`           |
      | 5   | `.five`    | A very long label that no bar can show | `five`           |
      | 6   | `.six`     | Six                                    | `six`            |
  },
  "range": 2:0-2:7
}

# The case that the bar starts with.
== textDocument/hover main.tabs $2
{
  "contents": {
    "kind": "markdown",
    "value": |
      ```swift
      enum Library
      case loans = 4
      ```

      - tab "Loans" of `TabView`
  },
  "range": 2:27-2:32
}

# A tab.
== textDocument/hover main.tabs $3
{
  "contents": {
    "kind": "markdown",
    "value": |
      **tab "Shelves 漢字"**, 1 of 6 tabs in `TabView`

      - id: `.shelves` (`Library`)
      - label: "Shelves 漢字"
      - system symbol: `books.vertical`
  },
  "range": 3:4-3:7
}

# A section.
== textDocument/hover main.tabs $4
{
  "contents": {
    "kind": "markdown",
    "value": |
      ```swift
      TabSection(_ title: LocalizedStringKey, content: () -> Content)
      TabSection(content: () -> Content, header: () -> Header)
      ```

      A group of tabs that a sidebar shows under one title; a bar shows its tabs among the others.
  },
  "range": 4:4-4:14
}

# A tab in a section, by the label of an argument.
== textDocument/hover main.tabs $5
{
  "contents": {
    "kind": "markdown",
    "value": |
      **tab "Loans"**, 2 of 6 tabs in `TabView`

      - id: `.loans` (`Library`)
      - label: "Loans"
      - system symbol: `clock`
      - badge: `2`
      - section: `"Account"`
  },
  "range": 5:21-5:32
}

# A tab with a role.
== textDocument/hover main.tabs $6
{
  "contents": {
    "kind": "markdown",
    "value": |
      **tab Library.search**, 3 of 6 tabs in `TabView`

      - id: `.search` (`Library`)
      - label not known here
      - role: `search`
  },
  "range": 8:24-8:28
}

== textDocument/hover main.tabs $7
{
  "contents": {
    "kind": "markdown",
    "value": |
      **tab Library.search**, 3 of 6 tabs in `TabView`

      - id: `.search` (`Library`)
      - label not known here
      - role: `search`
  },
  "range": 8:31-8:37
}

# A tab behind "More".
== textDocument/hover main.tabs $8
{
  "contents": {
    "kind": "markdown",
    "value": |
      **tab "Six"**, 6 of 6 tabs in `TabView`

      - id: `.six`
      - label: "Six"
      - image: `six`
      - behind "More"
  },
  "range": 11:4-11:7
}

# What a tab shows is nothing to speak of.
== textDocument/hover main.tabs $9
null
