#!/usr/bin/env python3
"""How long does an editor wait for diagnostics after an edit?

    latency.py TABLSP [--peer NAME=COMMAND ...] [--lines 100,1000,10000] [--edits N] [--long N]

Starts `TABLSP lsp` and its peers (`ruff server` and `tombi lsp --offline`, where they are installed) one after the other,
opens a document with the same number of lines in each, and makes the same edits in its middle: a line that is a mistake
comes and goes. The time runs from the `didChange` that is sent until the diagnostics for that version are there; a server
that can be asked for diagnostics is asked together with the change. Prints the median and the 99th percentile, the time
of a burst of 50 changes, the peak of the memory, and how many times tablsp's numbers each peer's are.

With --long, tablsp alone gets that many edits, and the memory is printed on the way: it must not grow.
With --files, tablsp alone has a folder with that many files of about 4 kB, and one of them is edited.
"""
import argparse
import json
import pathlib
import select
import shlex
import shutil
import statistics
import subprocess
import tempfile
import time

TABS = """\
enum Place{i} {{
    case home, search, profile
}}

@State var place{i}: Place{i} = .home

TabView(selection: $place{i}) {{
    Tab("Home é漢 {i}", systemImage: "house", value: Place{i}.home) {{ HomeView() }}
    Tab("Search {i}", systemImage: "magnifyingglass", value: Place{i}.search) {{ SearchView() }}
    Tab("Me {i}", systemImage: "person", value: Place{i}.profile) {{ ProfileView() }}
}}

"""
PYTHON = """\
def f{i}(a, b):
    total = a + b + {i}
    name = 'é漢 {i}'
    if total > 3:
        return [total, name, f{i}]
    return {{'k': total, 's': name}}


"""
TOML = """\
[table{i}]
name = "é漢 {i}"
value = {i}
list = [1, 2, 3]
inline = {{ a = 1, b = "x" }}
flag = true
when = 1979-05-27

"""
# Language id, file name, what is repeated, and a line that is a mistake.
KINDS = {
    "tablsp": ("tabs", "main.tabs", TABS, "TabView(selection: Place1.home) { A().tag(1) }\n"),
    "ruff": ("python", "main.py", PYTHON, "import os\n"),
    "ty": ("python", "main.py", PYTHON, "value = undefined_name\n"),
    "tombi": ("toml", "main.toml", TOML, "= 1\n"),
}
PEERS = {"ruff": "ruff server", "tombi": "tombi lsp --offline"}


class Server:
    """A server that has one document open."""

    def __init__(self, name, command, folder):
        self.language, self.file, self.unit, self.mistake = KINDS[name]
        self.uri = (folder / self.file).as_uri()
        self.process = subprocess.Popen(
            shlex.split(command), cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, bufsize=0)
        self.buffer = b""
        self.identifier = 0
        self.version = 0
        # tombi pulls badly and pushes well; tablsp does both, and pushes to whoever doesn't ask.
        asks = name in ("ruff", "ty")
        text_document = {"publishDiagnostics": {"versionSupport": True}}
        if asks:
            text_document["diagnostic"] = {}
        result = self.request("initialize", {
            "processId": None, "rootUri": folder.as_uri(),
            "workspaceFolders": [{"uri": folder.as_uri(), "name": "folder"}],
            "capabilities": {"textDocument": text_document}})
        self.pulls = asks and "diagnosticProvider" in result["capabilities"]
        self.notify("initialized", {})

    # Messages

    def send(self, *messages):
        data = b""
        for message in messages:
            body = json.dumps({"jsonrpc": "2.0", **message}).encode()
            data += b"Content-Length: %d\r\n\r\n" % len(body) + body
        self.process.stdin.write(data)

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def request(self, method, params):
        self.identifier += 1
        self.send({"id": self.identifier, "method": method, "params": params})
        return self.wait(lambda m: m.get("id") == self.identifier and "method" not in m)["result"]

    def wait(self, is_wanted, timeout=60):
        end = time.monotonic() + timeout
        while True:
            message = self.read(end)
            if "method" in message and "id" in message:
                self.send({"id": message["id"], "result": None})
            elif is_wanted(message):
                return message

    def read(self, end):
        while True:
            head, separator, rest = self.buffer.partition(b"\r\n\r\n")
            if separator:
                length = int(head.lower().split(b"content-length:")[1].split(b"\r\n")[0])
                if len(rest) >= length:
                    self.buffer = rest[length:]
                    return json.loads(rest[:length])
            if not select.select([self.process.stdout], [], [], max(0, end - time.monotonic()))[0]:
                raise TimeoutError
            data = self.process.stdout.read(1 << 20)
            if not data:
                raise EOFError
            self.buffer += data

    # The document

    def open(self, line_count):
        count = max(1, line_count // self.unit.count("\n"))
        text = "".join(self.unit.format(i=i) for i in range(count))
        self.middle = count // 2 * self.unit.count("\n")
        self.version = 1
        self.has_mistake = False
        self.notify("textDocument/didOpen", {"textDocument": {
            "uri": self.uri, "languageId": self.language, "version": 1, "text": text}})
        self.diagnostics(sent=True)

    def toggle(self):
        """The change that puts the mistake in, or takes it out."""
        self.version += 1
        end = self.middle + 1 if self.has_mistake else self.middle
        text = "" if self.has_mistake else self.mistake
        self.has_mistake = not self.has_mistake
        return {"method": "textDocument/didChange", "params": {
            "textDocument": {"uri": self.uri, "version": self.version},
            "contentChanges": [{"text": text, "range": {
                "start": {"line": self.middle, "character": 0},
                "end": {"line": end, "character": 0}}}]}}

    def diagnostics(self, *changes, sent=False):
        """Sends the changes; comes back when the diagnostics of the last one are there."""
        if self.pulls:
            self.identifier += 1
            self.send(*changes, {"id": self.identifier, "method": "textDocument/diagnostic", "params": {
                "textDocument": {"uri": self.uri}}})
            return self.wait(lambda m: m.get("id") == self.identifier and "method" not in m)
        if changes:
            self.send(*changes)
        return self.wait(lambda m: m.get("method") == "textDocument/publishDiagnostics"
                         and m["params"]["uri"] == self.uri
                         and m["params"].get("version") == self.version)

    def timed(self, count=1):
        changes = [self.toggle() for _ in range(count)]
        start = time.perf_counter()
        self.diagnostics(*changes)
        return (time.perf_counter() - start) * 1000

    def memory(self, field):
        """`VmHWM`, the peak, or `VmRSS`, in MiB; nan where the system has no /proc."""
        try:
            status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        except OSError:
            return float("nan")
        return int(status.split(field + ":")[1].split()[0]) / 1024

    def end(self):
        self.request("shutdown", None)
        self.notify("exit", None)
        self.process.stdin.close()
        self.process.wait(10)


def measure(name, command, line_count, edit_count):
    with tempfile.TemporaryDirectory() as folder:
        server = Server(name, command, pathlib.Path(folder))
        server.open(line_count)
        for _ in range(20):
            server.timed()
        times = sorted(server.timed() for _ in range(edit_count))
        burst = statistics.median(server.timed(51) for _ in range(5))
        peak = server.memory("VmHWM")
        server.end()
    return statistics.median(times), times[len(times) * 99 // 100], burst, peak


def compare(options):
    servers = [("tablsp", f"{options.tablsp} lsp")]
    servers += [p.split("=", 1) for p in options.peer] or [
        (name, command) for name, command in PEERS.items() if shutil.which(command.split()[0])]
    print(f"{'':24}{'median':>10}{'p99':>10}{'50 changes':>12}{'peak MiB':>10}")
    for line_count in map(int, options.lines.split(",")):
        own = None
        for name, command in servers:
            found = measure(name, command, line_count, options.edits)
            own = own or found
            row = f"{name:10}{line_count:>8} lines{found[0]:10.2f}{found[1]:10.2f}"
            row += f"{found[2]:12.1f}{found[3]:10.1f}"
            if found is not own:
                row += f"   {found[0] / own[0]:.1f} x the median, {found[1] / own[1]:.1f} x the p99"
            print(row, flush=True)


def endure(options):
    with tempfile.TemporaryDirectory() as folder:
        server = Server("tablsp", f"{options.tablsp} lsp", pathlib.Path(folder))
        server.open(1000)
        for index in range(options.long):
            if index % max(1, options.long // 10) == 0:
                print(f"after {index:>6} edits {server.memory('VmRSS'):8.1f} MiB", flush=True)
            server.timed()
        print(f"after {options.long:>6} edits {server.memory('VmRSS'):8.1f} MiB")
        server.end()


def crowd(options):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for index in range(options.files):
            text = "".join(TABS.format(i=f"{index}x{part}") for part in range(9))
            (folder / f"file{index}.tabs").write_text(text)
        server = Server("tablsp", f"{options.tablsp} lsp", folder)
        start = time.perf_counter()
        server.open(100)
        print(f"first diagnostics after {(time.perf_counter() - start) * 1000:.1f} ms")
        time.sleep(options.settle)
        times = sorted(server.timed() for _ in range(options.edits))
        print(f"{options.files} files: median {statistics.median(times):.2f} ms, "
              f"p99 {times[len(times) * 99 // 100]:.2f} ms, peak {server.memory('VmHWM'):.1f} MiB")
        server.end()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("tablsp")
    parser.add_argument("--peer", action="append", default=[], metavar="NAME=COMMAND")
    parser.add_argument("--lines", default="100,1000,10000")
    parser.add_argument("--edits", type=int, default=200)
    parser.add_argument("--long", type=int, help="so many edits of one document")
    parser.add_argument("--files", type=int, help="so many files in the folder")
    parser.add_argument("--settle", type=float, default=3, help="seconds to wait for the scan")
    options = parser.parse_args()
    options.tablsp = pathlib.Path(options.tablsp).resolve()
    if options.long:
        endure(options)
    elif options.files:
        crowd(options)
    else:
        compare(options)


if __name__ == "__main__":
    main()
