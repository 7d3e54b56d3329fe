" Drives Vim with ALE and the set-up in `Editors/vim`; ends with 1 where something does not come.
let g:ale_lint_delay = 0
let g:ale_set_signs = 0
let s:failures = []

function! s:Wait(condition) abort
  for _ in range(200)
    if a:condition() | return | endif
    sleep 50m
  endfor
endfunction

edit sample.tabs
if &filetype !=# 'tabs' | call add(s:failures, 'filetype: ' . &filetype) | endif

call s:Wait({-> !empty(ale#engine#GetLoclist(bufnr('')))})
let s:codes = map(copy(ale#engine#GetLoclist(bufnr(''))), {_, item -> get(item, 'code', '')})
if index(s:codes, 'duplicate-id') < 0 | call add(s:failures, 'diagnostics: ' . string(s:codes)) | endif

if !empty(s:failures)
  call writefile(map(s:failures, {_, text -> 'vim: ' . text}), '/dev/stderr')
  cquit
endif
qall!
