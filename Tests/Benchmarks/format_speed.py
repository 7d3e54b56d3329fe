#!/usr/bin/env python3
"""How fast is `tablsp format` beside `swift format`, on the same bytes in the same run?

    format_speed.py TABLSP FILE... [--bytes N] [--rounds N] [--skip-peer]

The FILEs are joined, again and again, to a text of about N bytes (1,000,000), once as they stand and once formatted.
Both tools check and format it, one process at a time; the time of a whole process counts, the least of all rounds.
The peer takes minutes for a megabyte: it gets one round, on a smaller text (--peer-bytes), and the ratio is that of
the megabytes a second.
"""
import argparse
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

CONFIGURATION = (
    '{"version": 1, "indentation": {"spaces": 4}, "lineLength": 100,'
    ' "respectsExistingLineBreaks": true}'
)


def text_of(files, size):
    part = b"\n".join(pathlib.Path(f).read_bytes() for f in files) + b"\n"
    return part * max(1, round(size / len(part)))


def least(rounds, prepare, command):
    best = None
    for _ in range(rounds):
        prepare()
        start = time.perf_counter()
        run = subprocess.run(command, capture_output=True)
        seconds = time.perf_counter() - start
        if run.returncode not in (0, 1):
            sys.exit(f"{command}: {run.stderr.decode()}")
        best = seconds if best is None else min(best, seconds)
    return best


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("tablsp")
    parser.add_argument("files", nargs="+")
    parser.add_argument("--bytes", type=int, default=1_000_000)
    parser.add_argument("--peer-bytes", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--skip-peer", action="store_true")
    options = parser.parse_args()

    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        configuration = folder / "configuration.json"
        configuration.write_text(CONFIGURATION)

        def inputs(size):
            """As it stands, and formatted."""
            raw = folder / f"raw-{size}.tabs"
            raw.write_bytes(text_of(options.files, size))
            formatted = folder / f"formatted-{size}.tabs"
            shutil.copy(raw, formatted)
            subprocess.run([options.tablsp, "format", formatted], capture_output=True)
            return raw, formatted

        def rate(file, rounds, command, work):
            target = folder / ("work" + file.suffix)
            seconds = least(rounds, lambda: shutil.copy(file, target), command(target))
            megabytes = file.stat().st_size / 1e6
            print(f"{megabytes / seconds:8.2f} MB/s  {seconds * 1000:9.1f} ms  {work}")
            return megabytes / seconds

        def ours(work, *arguments):
            return lambda path: [options.tablsp, "format", *arguments, path]

        raw, formatted = inputs(options.bytes)
        check = rate(formatted, options.rounds, ours("", "--check"), "tablsp --check, formatted text")
        rate(raw, options.rounds, ours("", "--check"), "tablsp --check, proof included")
        write = rate(raw, options.rounds, ours(""), "tablsp, in place, proof included")
        if options.skip_peer:
            return
        raw, formatted = inputs(options.peer_bytes)
        theirs = lambda *arguments: lambda path: [
            "swift-format", *arguments, "--configuration", configuration, path]
        peer_check = rate(formatted, 1, theirs("lint"), "swift-format lint, formatted text")
        peer_write = rate(raw, 1, theirs("format", "--in-place"), "swift-format format, in place")
        print(f"ratio: {check / peer_check:.0f} for checking, {write / peer_write:.0f} for writing")


if __name__ == "__main__":
    main()
