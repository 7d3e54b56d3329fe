# Kakoune with kakoune-lsp (kak-lsp): source this file from kakrc, behind `eval %sh{kak-lsp}`.
hook global BufCreate .*\.tabs %{ set-option buffer filetype tabs }

hook global BufSetOption filetype=(tabs|swift) %{
    try %{
        set-option buffer lsp_servers %{
            [tablsp]
            root_globs = [".tablsp.json", "Package.swift", ".git"]
            command = "tablsp"
            args = ["lsp"]
            settings_section = "_"
        }
    }
}

hook global WinSetOption filetype=tabs %{
    require-module tabs
    add-highlighter window/tabs ref tabs
    set-option buffer comment_line '//'
    hook -once -always window WinSetOption filetype=.* %{ remove-highlighter window/tabs }
}

provide-module tabs %{
    add-highlighter shared/tabs regions
    add-highlighter shared/tabs/code default-region group
    add-highlighter shared/tabs/line-comment region '//' '$' fill comment
    add-highlighter shared/tabs/block-comment region -recurse '/\*' '/\*' '\*/' fill comment
    add-highlighter shared/tabs/string region '"' '(?<!\\)(\\\\)*"' fill string
    add-highlighter shared/tabs/code/ regex '\b(case|class|else|enum|extension|for|func|guard|if|import|in|init|let|protocol|return|self|static|struct|switch|var|where)\b' 0:keyword
    add-highlighter shared/tabs/code/ regex '@\w+' 0:attribute
    add-highlighter shared/tabs/code/ regex '\b[A-Z]\w*' 0:type
    add-highlighter shared/tabs/code/ regex '\.([a-z_]\w*)' 1:function
    add-highlighter shared/tabs/code/ regex '\b\d[\d_.]*\b' 0:value
}
