-- Neovim's own client at work: run.sh starts `nvim --headless --clean -S neovim.lua` with the set-up of Editors/neovim. Ends
-- with code 0 if everything is as it should be. The file is $TABLSP_FILE.

local failures = {}

local function expect(what, found, wanted)
  if not vim.deep_equal(found, wanted) then
    failures[#failures + 1] = what .. ': ' .. vim.inspect(found) .. ', not ' .. vim.inspect(wanted)
  end
end

local function await(what, isDone)
  if not vim.wait(10000, isDone, 10) then failures[#failures + 1] = what .. ' does not come' end
end

local function run()
  local here = vim.fn.fnamemodify(debug.getinfo(1, 'S').source:sub(2), ':p:h')
  vim.cmd('source ' .. vim.fn.fnameescape(here .. '/../../Editors/neovim/tablsp.lua'))
  vim.cmd('filetype on')
  vim.cmd('edit ' .. vim.fn.fnameescape(vim.env.TABLSP_FILE))
  local buffer = vim.api.nvim_get_current_buf()
  expect('the file type', vim.bo[buffer].filetype, 'tabs')
  local id
  await('the client', function()
    for _, client in ipairs(vim.lsp.get_active_clients()) do id = client.id end
    return id
  end)

  local function findings()
    local found = {}
    for _, diagnostic in ipairs(vim.diagnostic.get(buffer)) do
      found[#found + 1] = diagnostic.lnum .. ':' .. diagnostic.col .. ' ' .. diagnostic.code
    end
    table.sort(found)
    return found
  end

  await('the first finding', function() return #findings() > 0 end)
  expect('findings', findings(), { '4:50 unknown-case' })

  local function act(only, title)
    local params = {
      textDocument = vim.lsp.util.make_text_document_params(buffer),
      range = { start = { line = 4, character = 51 }, ['end'] = { line = 4, character = 51 } },
      context = { diagnostics = {}, only = only },
    }
    local answers = vim.lsp.buf_request_sync(buffer, 'textDocument/codeAction', params, 10000) or {}
    local client = vim.lsp.get_client_by_id(id)
    for _, action in ipairs((answers[id] or {}).result or {}) do
      if action.title == title then
        if not action.edit then
          action = client.request_sync('codeAction/resolve', action, 10000, buffer).result
        end
        vim.lsp.util.apply_workspace_edit(action.edit, client.offset_encoding)
        return
      end
    end
    failures[#failures + 1] = 'no action ' .. title
  end
  local function line(number)
    return vim.api.nvim_buf_get_lines(buffer, number, number + 1, false)[1]
  end

  act({ 'quickfix' }, "Ignore 'unknown-case' here")
  expect('the line above', line(4), '    // tablsp:ignore unknown-case')
  await('silence', function() return #findings() == 0 end)
  vim.cmd('undo')
  await('the finding again', function() return #findings() > 0 end)

  act({ 'source.fixAll' }, 'Fix everything that is safe to fix')
  expect('the line', line(4), '    Tab("😀", systemImage: "tray", value: Place.mail) { Mail() }')
  await('the end of the finding', function() return #findings() == 0 end)

  -- Typing sends changes, not the whole text.
  vim.api.nvim_buf_set_text(buffer, 4, 44, 4, 54, { 'Place.home' })
  await('another finding', function() return #findings() > 0 end)
  expect('findings', findings(), { '2:0 unused-case', '4:44 duplicate-id' })

  -- The name of a case leads to the case, and is another everywhere.
  vim.api.nvim_win_set_cursor(0, { 4, 55 })
  vim.lsp.buf.definition()
  await('the definition', function() return vim.api.nvim_win_get_cursor(0)[1] == 1 end)
  expect('the place', vim.api.nvim_win_get_cursor(0), { 1, 18 })
  vim.lsp.buf.rename('start')
  await('the new name', function() return line(0) == 'enum Place { case start, mail }' end)
  expect('the state', line(1), '@State var place: Place = .start')
  expect('a tab', line(3), '    Tab("Home", systemImage: "house", value: Place.start) { Home() }')

  vim.api.nvim_buf_set_lines(buffer, 0, 1, false, { 'enum   Place {case start,mail}' })
  if vim.lsp.buf.format then vim.lsp.buf.format({ timeout_ms = 10000 })
  else vim.lsp.buf.formatting_sync(nil, 10000) end
  expect('the layout', line(0), 'enum Place { case start, mail }')

  vim.lsp.stop_client(id)
  await('the end', function() return vim.lsp.client_is_stopped(id) end)
end

local isWell, message = xpcall(run, debug.traceback)
if not isWell then failures[#failures + 1] = message end
for _, failure in ipairs(failures) do io.stderr:write('neovim: ' .. failure .. '\n') end
vim.cmd(#failures == 0 and 'qall!' or 'cquit!')
