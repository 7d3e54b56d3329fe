-- Neovim 0.7 and later: source this file from init.lua.
vim.api.nvim_create_autocmd({ 'BufRead', 'BufNewFile' }, {
  pattern = '*.tabs',
  callback = function() vim.bo.filetype = 'tabs' end,
})

local config = {
  name = 'tablsp',
  cmd = { 'tablsp', 'lsp' },
  filetypes = { 'tabs', 'swift' },
  root_markers = { '.tablsp.json', 'Package.swift', '.git' },
}

if vim.lsp.config then
  vim.lsp.config('tablsp', config)
  vim.lsp.enable('tablsp')
else
  vim.api.nvim_create_autocmd('FileType', {
    pattern = config.filetypes,
    callback = function(event)
      local name = vim.api.nvim_buf_get_name(event.buf)
      local markers = vim.fs and vim.fs.find(config.root_markers, { upward = true, path = vim.fn.fnamemodify(name, ':h') })
      local root = markers and markers[1] and vim.fs.dirname(markers[1]) or vim.fn.fnamemodify(name, ':p:h')
      local options = { name = config.name, cmd = config.cmd, root_dir = root }
      if vim.lsp.start then
        vim.lsp.start(options)
      else
        -- 0.7 keeps no list of its own.
        _G.tablsp_clients = _G.tablsp_clients or {}
        local id = _G.tablsp_clients[root] or vim.lsp.start_client(options)
        _G.tablsp_clients[root] = id
        vim.lsp.buf_attach_client(event.buf, id)
      end
      vim.bo[event.buf].omnifunc = 'v:lua.vim.lsp.omnifunc'
    end,
  })
end

-- `.tabs` files are Swift as far as colours go.
vim.api.nvim_create_autocmd('FileType', {
  pattern = 'tabs',
  callback = function(event)
    vim.bo[event.buf].syntax = 'swift'
    vim.bo[event.buf].commentstring = '// %s'
    vim.bo[event.buf].shiftwidth = 4
    vim.bo[event.buf].expandtab = true
  end,
})
