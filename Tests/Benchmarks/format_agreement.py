#!/usr/bin/env python3
"""How much of what `tablsp format` writes does `swift format` leave alone?

    format_agreement.py TABLSP PATH... [--differences] [--limit N]

Each PATH is a file or a folder with `.tabs` and `.swift` files. They are copied as `.tabs`, formatted by TABLSP, and
the result is given to `swift format` with four spaces, 100 columns and its author's line breaks respected. Prints the
share of our lines that stay as they are, for each folder and in all. Files that TABLSP refuses, for their syntax
errors, are counted and left out, and so are those that `swift format` refuses. Exit code 1 under --limit (percent).
In fixture files of the formatter, only what stands in the expected parts counts.
"""
import argparse
import collections
import difflib
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

CONFIGURATION = {
    "version": 1,
    "indentation": {"spaces": 4},
    "lineLength": 100,
    "respectsExistingLineBreaks": True,
}


def inputs(path):
    """The texts of a file: (label, text). A formatter's fixture gives one for each of its cases."""
    text = path.read_bytes().decode("utf-8", errors="surrogateescape")
    if not re.search(r"^>>> ", text, re.MULTILINE):
        return [(path.name, text)]
    if not text.startswith(">>> "):
        return []  # of another width
    cases = re.split(r"^>>> (.*)\n", text, flags=re.MULTILINE)[1:]
    found = []
    for name, case in zip(cases[::2], cases[1::2]):
        before, mark, after = case.partition("<<<\n")
        found.append((f"{path.name} {name}", after if mark else before))
    return found


def files(path):
    if path.is_file():
        return [path]
    return sorted(p for p in path.rglob("*") if p.suffix in (".tabs", ".swift") and p.is_file())


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("tablsp")
    parser.add_argument("paths", nargs="+", type=pathlib.Path)
    parser.add_argument("--differences", action="store_true", help="print each difference")
    parser.add_argument("--limit", type=float, default=0.0, help="the least share, in percent")
    options = parser.parse_args()

    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        configuration = folder / "configuration.json"
        configuration.write_text(json.dumps(CONFIGURATION))
        ours, theirs = folder / "ours", folder / "theirs"
        ours.mkdir()
        labels = {}
        for path in options.paths:
            for file in files(path):
                for label, text in inputs(file):
                    name = f"{len(labels):05}.tabs"
                    labels[name] = (str(path), label)
                    data = text.encode("utf-8", errors="surrogateescape")
                    (ours / name).write_bytes(data)
        refused = set()
        for name in labels:
            run = subprocess.run(
                [options.tablsp, "format", ours / name], capture_output=True, text=True)
            if run.returncode not in (0, 1) or "rror" in run.stdout + run.stderr:
                refused.add(name)
        theirs.mkdir()
        for name in labels:
            if name not in refused:
                shutil.copy(ours / name, theirs / (name + ".swift"))
        run = subprocess.run(
            ["swift", "format", "--in-place", "--recursive", "--configuration", configuration,
             theirs], capture_output=True, text=True)
        # A file that it can't read stays as it is, which is no agreement.
        refused.update(re.findall(r"(\d{5}\.tabs)\.swift:.*error:", run.stderr))

        total, kept = collections.Counter(), collections.Counter()
        for name, (path, label) in labels.items():
            if name in refused:
                continue
            left = (ours / name).read_bytes().decode("utf-8", "replace").splitlines()
            right = (theirs / (name + ".swift")).read_bytes().decode("utf-8", "replace").splitlines()
            matcher = difflib.SequenceMatcher(None, left, right, autojunk=False)
            same = sum(block.size for block in matcher.get_matching_blocks())
            total[path] += len(left)
            kept[path] += same
            if options.differences and left != right:
                print(f"--- {path} {label}")
                for line in difflib.unified_diff(left, right, lineterm="", n=1):
                    if not line.startswith(("---", "+++")):
                        print(line)
    for path in total:
        print(f"{100 * kept[path] / max(total[path], 1):6.2f} % of {total[path]:6} lines  {path}")
    lines = sum(total.values())
    share = 100 * sum(kept.values()) / max(lines, 1)
    print(f"{share:6.2f} % of {lines:6} lines in {len(labels) - len(refused)} files;"
          f" {len(refused)} refused")
    return 1 if share < options.limit else 0


if __name__ == "__main__":
    sys.exit(main())
