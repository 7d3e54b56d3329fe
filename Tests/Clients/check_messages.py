#!/usr/bin/env python3
"""Checks every message that the server sends against the types of the protocol.

    check_messages.py PROGRAM

A session with each of the clients in Tests/tablspTests/Fixtures/LSP/Clients calls everything that the server offers. Each
message must have the type that the specification gives it, and nothing besides: read as that type and written again it
is the same. Needs lsprotocol (pypi.org/project/lsprotocol).
"""
import json
import pathlib
import subprocess
import sys

from lsprotocol import converters, types

CLIENTS = pathlib.Path(__file__).parent.parent / "tablspTests/Fixtures/LSP/Clients"
TEXT = """\
enum Place { case home, mail, search }
@State var place: Place = .home
TabView(selection: $place) {
    Tab("Home 😀", systemImage: "house", value: .home) { Home() }
    // tablsp:ignore missing-label
    Tab("Mail", systemImage: "tray", value: Place.home) { Mail() }
    Tab("Search", systemImage: "magnifyingglass", value: Place.serch) { Search() }
}
"""
URI = "file:///project/main.tabs"
RANGE = {"start": {"line": 0, "character": 0}, "end": {"line": 8, "character": 0}}
OPTIONS = {"tabSize": 4, "insertSpaces": True}

# What a request needs besides its document, and the capability that offers it; a dot leads into an option.
REQUESTS = {
    "textDocument/codeAction": ("codeActionProvider", {"range": RANGE, "context": {"diagnostics": []}}),
    "textDocument/codeLens": ("codeLensProvider", {}),
    "textDocument/colorPresentation": (
        "colorProvider", {"range": RANGE, "color": {"red": 1, "green": 0, "blue": 0.5, "alpha": 1}}),
    "textDocument/diagnostic": ("diagnosticProvider", {}),
    "textDocument/documentColor": ("colorProvider", {}),
    "textDocument/documentLink": ("documentLinkProvider", {}),
    "textDocument/documentSymbol": ("documentSymbolProvider", {}),
    "textDocument/foldingRange": ("foldingRangeProvider", {}),
    "textDocument/formatting": ("documentFormattingProvider", {"options": OPTIONS}),
    "textDocument/inlayHint": ("inlayHintProvider", {"range": RANGE}),
    "textDocument/rangeFormatting": (
        "documentRangeFormattingProvider", {"range": RANGE, "options": OPTIONS}),
    "textDocument/rangesFormatting": (
        "documentRangeFormattingProvider.rangesSupport", {"ranges": [RANGE], "options": OPTIONS}),
    "textDocument/selectionRange": ("selectionRangeProvider", {"positions": [RANGE["start"]]}),
    "textDocument/semanticTokens/full": ("semanticTokensProvider", {}),
    "textDocument/semanticTokens/full/delta": (
        "semanticTokensProvider.full.delta", {"previousResultId": "1"}),
    "textDocument/semanticTokens/range": ("semanticTokensProvider.range", {"range": RANGE}),
    "workspace/diagnostic": ("diagnosticProvider.workspaceDiagnostics", {"previousResultIds": []}),
    "workspace/executeCommand": ("executeCommandProvider", {"command": "tablsp.listTabs"}),
    "workspace/symbol": ("workspaceSymbolProvider", {"query": ""}),
}
# The requests that are made at each third position of the text.
POSITIONED = {
    "textDocument/completion": ("completionProvider", {}),
    "textDocument/declaration": ("declarationProvider", {}),
    "textDocument/definition": ("definitionProvider", {}),
    "textDocument/documentHighlight": ("documentHighlightProvider", {}),
    "textDocument/hover": ("hoverProvider", {}),
    "textDocument/linkedEditingRange": ("linkedEditingRangeProvider", {}),
    "textDocument/onTypeFormatting": (
        "documentOnTypeFormattingProvider", {"ch": "}", "options": OPTIONS}),
    "textDocument/prepareRename": ("renameProvider.prepareProvider", {}),
    "textDocument/references": ("referencesProvider", {"context": {"includeDeclaration": True}}),
    "textDocument/rename": ("renameProvider", {"newName": "other"}),
    "textDocument/signatureHelp": ("signatureHelpProvider", {}),
    "textDocument/typeDefinition": ("typeDefinitionProvider", {}),
}
# What is asked for one of the items that a request gave.
RESOLVED = {
    "textDocument/codeAction": ("codeActionProvider.resolveProvider", "codeAction/resolve"),
    "textDocument/completion": ("completionProvider.resolveProvider", "completionItem/resolve"),
}


def offers(capabilities, path):
    """Whether the option at the path is there; `{}` is."""
    for name in path.split("."):
        capabilities = capabilities.get(name) if isinstance(capabilities, dict) else None
    return capabilities not in (None, False)


class Session:
    def __init__(self, program, capabilities):
        self.process = subprocess.Popen(
            [program, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.converter = converters.get_converter()
        self.problems = set()
        self.count = 0
        self.sent = {}
        params = {"processId": None, "rootUri": None, "capabilities": capabilities}
        self.capabilities = self.request("initialize", params)["capabilities"]
        self.notify("initialized", {})

    def write(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def notify(self, method, params):
        self.write({"method": method, "params": params})

    def request(self, method, params):
        """The result, or None for an error."""
        number = len(self.sent) + 1
        self.sent[number] = method
        self.write({"id": number, "method": method, "params": params})
        while True:
            message = self.read()
            if "method" not in message and message.get("id") == number:
                return message.get("result")

    def resolve(self, method, result):
        """Asks for more of the first and the last item in the result."""
        path, resolving = RESOLVED.get(method, ("", ""))
        if not result or not offers(self.capabilities, path):
            return
        items = result["items"] if isinstance(result, dict) else result
        for item in items[:1] + items[-1:]:
            if method == "textDocument/completion" or "data" in item:
                self.request(resolving, item)

    def read(self):
        length = 0
        while line := self.process.stdout.readline().strip():
            name, value = line.split(b":")
            if name == b"Content-Length":
                length = int(value)
        message = json.loads(self.process.stdout.read(length))
        self.check(message)
        if "method" in message and "id" in message:
            self.write({"id": message["id"], "result": None})
        return message

    def check(self, message):
        self.count += 1
        if "method" in message:
            name = message["method"]
            kind = types.METHOD_TO_TYPES[name][0]
        elif "error" in message:
            name, kind = "error", types.ResponseErrorMessage
        else:
            name = self.sent[message["id"]]
            kind = types.METHOD_TO_TYPES[name][1]
        try:
            again = self.converter.unstructure(self.converter.structure(message, kind), kind)
        except Exception as error:  # the converter raises whatever it likes
            self.problems.add(f"{name}: {error!r}")
            return
        if without_null(again) != without_null(message):
            self.problems.add(f"{name}: {json.dumps(message)} reads as {json.dumps(again)}")

    def end(self):
        self.request("shutdown", None)
        self.notify("exit", None)
        if code := self.process.wait(10):
            self.problems.add(f"exit code {code}")


def without_null(value):
    """Optional members may be null on one side and missing on the other."""
    if isinstance(value, dict):
        return {k: without_null(v) for k, v in value.items() if v is not None}
    if isinstance(value, list):
        return [without_null(v) for v in value]
    return value


def run(program, capabilities):
    session = Session(program, capabilities)
    item = {"uri": URI, "languageId": "tabs", "version": 1, "text": TEXT}
    session.notify("textDocument/didOpen", {"textDocument": item})
    document = {"textDocument": {"uri": URI}}
    offered = session.capabilities
    rows = {**REQUESTS, **POSITIONED}
    known = {path.split(".")[0] for path, _ in rows.values()}
    for name in offered:
        if name.endswith("Provider") and name not in known:
            session.problems.add(f"{name}: nothing here calls it")
    for method, (path, params) in rows.items():
        if not offers(offered, path):
            continue
        places = [{}]
        if method in POSITIONED:
            places = [
                {"position": {"line": line, "character": character}}
                for line, text in enumerate(TEXT.splitlines())
                for character in range(0, len(text), 3)]
        for place in places:
            session.resolve(method, session.request(method, {**document, **params, **place}))
    session.notify("textDocument/didClose", document)
    session.request("no/such", {})
    session.end()
    return session


def main():
    program, failed = sys.argv[1], False
    for path in sorted(CLIENTS.glob("*.json")):
        session = run(program, json.loads(path.read_text()))
        print(f"{path.stem}: {session.count} messages, {len(session.problems)} problems")
        for problem in sorted(session.problems):
            print(f"  {problem}")
            failed = True
    sys.exit(failed)


if __name__ == "__main__":
    main()
