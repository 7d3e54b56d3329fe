" Vim with vim-lsp: source this file from vimrc.
augroup tablsp
  autocmd!
  autocmd BufRead,BufNewFile *.tabs setfiletype tabs
  autocmd FileType tabs setlocal syntax=swift commentstring=//\ %s shiftwidth=4 expandtab omnifunc=lsp#complete
  autocmd User lsp_setup call lsp#register_server({
  \   'name': 'tablsp',
  \   'cmd': {_ -> ['tablsp', 'lsp']},
  \   'allowlist': ['tabs', 'swift'],
  \   'root_uri': {_ -> lsp#utils#path_to_uri(lsp#utils#find_nearest_parent_file_directory(
  \     lsp#utils#get_buffer_path(), ['.tablsp.json', 'Package.swift', '.git/']))},
  \ })
augroup END
