client pull
# The rules that comments name are links.
-- main.tabs --
// tablsp:ignore-file duplicate-id, no-such-rule, missing-icon -- a reason
TabView {
    A()  // tablsp:ignore missing-label
}
// duplicate-id
== textDocument/documentLink main.tabs
