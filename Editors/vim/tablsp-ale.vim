" Vim with ALE: source this file from vimrc, behind ALE.
augroup tablsp
  autocmd!
  autocmd BufRead,BufNewFile *.tabs setfiletype tabs
  autocmd FileType tabs setlocal syntax=swift commentstring=//\ %s shiftwidth=4 expandtab
augroup END

for s:filetype in ['tabs', 'swift']
  call ale#linter#Define(s:filetype, {
  \   'name': 'tablsp',
  \   'lsp': 'stdio',
  \   'executable': 'tablsp',
  \   'command': '%e lsp',
  \   'language': s:filetype,
  \   'project_root': {buffer -> fnamemodify(
  \     get(filter(map(['.tablsp.json', 'Package.swift'],
  \       {_, name -> findfile(name, fnamemodify(bufname(buffer), ':p:h') . ';')}), '!empty(v:val)'), 0,
  \       fnamemodify(bufname(buffer), ':p')), ':p:h')},
  \ })
endfor
