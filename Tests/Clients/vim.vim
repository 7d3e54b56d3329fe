" ALE at work: run.sh starts `vim -Nu NONE -es -S vim.vim` with the set-up of Editors/vim. Ends with code 0 if the finding
" is shown where ALE counts it: in UTF-16. The file is $TABLSP_FILE.
set runtimepath+=/usr/share/vim-ale
runtime plugin/ale.vim
execute 'source' fnameescape(expand('<sfile>:p:h') . '/../../Editors/vim/tablsp-ale.vim')
filetype on
execute 'edit' fnameescape($TABLSP_FILE)
call ale#Queue(0)
let s:found = []
for s:round in range(200)
  sleep 50m
  let s:found = map(copy(ale#engine#GetLoclist(bufnr(''))), 'v:val.lnum . ":" . v:val.col . " " . v:val.code')
  if !empty(s:found) | break | endif
endfor
if &filetype !=# 'tabs' || s:found !=# ['5:49 unknown-case']
  call writefile(['vim: ' . &filetype . ' ' . string(s:found)], '/dev/stderr')
  cquit!
endif
qall!
