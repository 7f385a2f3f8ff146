#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether `unbank explain` foretells gains: bench/gain.py [--unbank BIN] [--group static|memory|unseen]... [--times RESULTS/times.csv]

`unbank explain` says of each kernel how many times as fast its layouts may make it, a range (lib/explain/gain.h). Here each range is held
against the gain that was measured: that of `unbank` in the times of bench/run.sh, or without these the figures of docs/bench.md. Two
things are judged, 1 % either way being noise:

    range   the gain lies in it
    sign    what is foretold to be faster for certain, or not to change, is so; a range around 1 says nothing, and counts as wrong

Every source is compiled once, block shapes promised as on the bench. Takes a CUDA toolkit's headers and no GPU.
Exit code 1: fewer than 90 % of the ranges hold, or 97 % of the signs."""

import argparse
import csv
import json
import math
import pathlib
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import manifest

NOISE, RANGES, SIGNS = 0.01, 0.90, 0.97


def gains_of_page(page):
    """By group and name, from the tables in docs/bench.md: a kernel's name, its time, the best by hand, with Unbank, and what else."""
    static, _, rest = page.read_text().partition("\n## Everybody's memory\n")
    memory, _, unseen = rest.partition("\n## Kernels that nobody tuned for\n")
    row = re.compile(r"^\| (\w+)(?: \([^)]*\))? \| \d+ \|[^|]*\| ([\d.]+)x \|", flags=re.M)
    texts = {"static": static, "memory": memory, "unseen": unseen}
    return {(group, name): float(gain) for group, text in texts.items() for name, gain in row.findall(text)}


def gains_of_times(path, group):
    medians = {}
    with open(path, newline="") as rows:
        for row in csv.DictReader(rows):
            medians.setdefault(row["kernel"], {})[row["variant"]] = float(row["median_us"])
    return {(group, kernel): times["plain"] / times["unbank"] for kernel, times in medians.items() if {"plain", "unbank"} <= times.keys()}


def foretold(unbank, source, kernels):
    """(kernel, what explain says of its gain) of the kernels of one source."""
    promises = [f"--block={kernel.symbol}@{kernel.shape()}" for kernel in kernels]
    done = subprocess.run([unbank, "explain", "*", source, "--json", *promises], capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(done.stderr.strip())
    said = {row["kernel"]["name"]: row["gain"] for row in json.loads(done.stdout)["explained"] if row["kernel"]}
    return [(kernel, said.get(kernel.symbol)) for kernel in kernels]


def is_in(gain, measured):
    return gain["least"] * (1 - NOISE) <= measured <= gain["most"] * (1 + NOISE)


def has_sign(gain, measured):
    if gain["least"] == gain["most"] == 1:
        return abs(measured - 1) <= NOISE
    if gain["least"] >= 1:
        return measured >= 1 - NOISE
    return gain["most"] <= 1 and measured <= 1 + NOISE


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--unbank", type=pathlib.Path, default=manifest.ROOT / "build/llvm-22/bin/unbank")
    parser.add_argument("--group", action="append", choices=sorted(manifest.GROUPS), help="default: all")
    parser.add_argument("--times", type=pathlib.Path, help="of bench/run.sh, of the one group; default: the figures of docs/bench.md")
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    groups = arguments.group or (["static"] if arguments.times else sorted(manifest.GROUPS))
    if arguments.times and len(groups) > 1:
        parser.error("--times is of one group")

    measured = gains_of_times(arguments.times, groups[0]) if arguments.times else gains_of_page(manifest.ROOT / "docs/bench.md")
    rows, missing = [], []
    for group in groups:
        sources = {}
        for kernel in manifest.kernels(group=group):
            if (group, kernel.name) in measured:
                sources.setdefault(kernel.source, []).append(kernel)
            else:
                missing.append(kernel.name)
        with ThreadPoolExecutor(arguments.jobs) as pool:
            for found in pool.map(lambda item: foretold(arguments.unbank, *item), sources.items()):
                rows += [(kernel.name, gain, measured[group, kernel.name]) for kernel, gain in found]
    if missing:
        print(f"not measured: {', '.join(missing)}")

    unknown = [name for name, gain, _ in rows if not gain]
    rows = [row for row in rows if row[1]]
    for name, gain, real in sorted(rows, key=lambda row: row[2]):
        wrong = [word for word, fine in (("range", is_in(gain, real)), ("sign", has_sign(gain, real))) if not fine]
        if wrong:
            print(f"{name:20} {gain['least']:6.2f} to {gain['most']:6.2f}  measured {real:6.2f}  wrong: {', '.join(wrong)}"
                  f"{'; not all scores are known' if gain['range'] else ''}")
    if unknown:
        print(f"nothing is said of {', '.join(unknown)}")
    count = len(rows)
    ranges = sum(is_in(gain, real) for _, gain, real in rows) / count
    signs = sum(has_sign(gain, real) for _, gain, real in rows) / count
    width = math.exp(sum(math.log(gain["most"] / gain["least"]) for _, gain, _ in rows) / count)
    fine = ranges >= RANGES and signs >= SIGNS and not unknown
    print(f"{'met   ' if fine else 'missed'}  {count} kernels: {ranges:.1%} of the ranges hold, {signs:.1%} of the signs; at least "
          f"{RANGES:.0%} and {SIGNS:.0%}; most / least {width:.1f} in geometric mean")
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
