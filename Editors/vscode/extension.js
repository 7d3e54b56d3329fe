const { workspace } = require('vscode')
const { LanguageClient } = require('vscode-languageclient/node')

let client

exports.activate = () => {
  const command = workspace.getConfiguration('tablsp').get('path', 'tablsp')
  client = new LanguageClient(
    'tablsp',
    'tablsp',
    { command, args: ['lsp'] },
    { documentSelector: [{ language: 'tabs' }, { language: 'swift', scheme: 'file' }] }
  )
  return client.start()
}

exports.deactivate = () => client?.stop()
