-- Opens a file with the set-up in `Editors/neovim`; ends with 1 where the server's answers do not come.
local failures = 0

local function check(what, ok, seen)
  if not ok then
    failures = failures + 1
    io.stderr:write('neovim: ' .. what .. ': ' .. vim.inspect(seen) .. '\n')
  end
end

vim.cmd('edit sample.tabs')
check('filetype', vim.bo.filetype == 'tabs', vim.bo.filetype)

vim.wait(10000, function() return #vim.diagnostic.get(0) > 0 end, 50)
local codes = vim.tbl_map(function(item) return item.code end, vim.diagnostic.get(0))
check('findings', vim.tbl_contains(codes, 'duplicate-id'), codes)

if vim.lsp.buf.format then vim.lsp.buf.format({ timeout_ms = 10000 }) else vim.lsp.buf.formatting_sync(nil, 10000) end
local line = vim.api.nvim_buf_get_lines(0, 7, 8, false)[1]
check('formatting', line:sub(1, 7) == '    Tab', line)

vim.cmd(failures == 0 and 'qall!' or 'cquit 1')
