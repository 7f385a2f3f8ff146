# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The widths that layouts are priced with against those of the rewritten modules (price.c).

    python3 price.py --opt BIN --clang BIN --price BIN --examples FOLDER --work FOLDER [--seeds FIRST:COUNT] [MANIFEST...]

Modules are those of the manifests, under the pass's own choice with the shapes promised and under layouts that keep or break
16-byte accesses (run.py), and the modules of test/fuzz with the seeds given, under its own choice and layouts drawn for each array.

FAIL: of the widths that both are sure of, fewer than LEAST agree. Each that differs is printed, and the shares of own choices and
of forced layouts, since a choice rests on the first alone."""

import argparse
import collections
import os
import random
import re
import sys

import run as widths

sys.path += [os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", name) for name in ("fuzz", "forks")]
import forks  # noqa: E402
from generate import generate  # noqa: E402
from variants import LEVELS, random_layout, shape_text  # noqa: E402

LEAST = {"own": 0.985, "forced": 0.99}  # LLVM 19: 989 of 999 and 3,291 of 3,301; LLVM 22: more


def of_manifest(tools, path):
    """(name, IR, [(kind, options)]) of each module."""
    entries = widths.read_manifest(path)
    for source in sorted({source for source, _ in entries}):
        own = [entry for name, entry in entries if name == source]
        promises = "".join(sorted({"block=%s@%s;" % (e["kernel"], e["promise"]) for e in own if e["promise"]}))
        name = os.path.basename(source)[:-3]
        forced = [("forced", promises + options) for _, options in widths.FORCED]
        yield name, widths.compile_ir(tools, source, name), [("own", promises)] + forced


def of_seed(tools, number):
    [text], kernels = generate(number, frozenset(["neighbours"]))
    draw = random.Random(-number - 1)
    source = os.path.join(tools.work, "%d.cu" % number)
    with open(source, "w") as file:
        file.write(text)
    ir = widths.compile_ir(tools, source, "seed%d" % number, [LEVELS[number % len(LEVELS)], "-I", tools.examples, "-w"])
    promises = "".join("block=%s@%s;" % (kernel.name, shape_text(kernel.shapes[0])) for kernel in kernels)
    arrays = {array.pattern: array for kernel in kernels for array in kernel.arrays}
    forced = "".join("layout=%s@%s;" % (pattern, random_layout(draw, array)) for pattern, array in arrays.items())
    return "seed%d" % number, ir, [("own", promises), ("forced", promises + forced)]


def compare(tools, name, ir, variants, total):
    for kind, options in variants:
        done = forks.run([tools.price, ir, options], widths.SECONDS)
        lines = done.stdout.splitlines()
        if done.returncode not in (0, 1) or not lines:
            raise SystemExit("%s: %s" % (name, done.stderr))
        compared, agree, differ, unsure, alike = map(int, re.findall(r"\d+", lines[-1]))
        total[kind].update(compared=compared, agree=agree, differ=differ, open=unsure, alike=alike)
        for line, count in collections.Counter(lines[:-1]).items():
            print("    %s %s %s%s" % (name, kind, line, " x%d" % count if count > 1 else ""))


def main():
    parser = argparse.ArgumentParser()
    for name in ("opt", "clang", "price", "examples", "work"):
        parser.add_argument("--" + name, required=True)
    parser.add_argument("--seeds", default="0:0")
    parser.add_argument("manifests", nargs="*")
    tools = parser.parse_args()
    tools.short = tools.rdc = False
    os.makedirs(tools.work, exist_ok=True)
    total = {kind: collections.Counter() for kind in LEAST}
    for path in tools.manifests:
        for name, ir, variants in of_manifest(tools, path):
            compare(tools, name, ir, variants, total)
    first, count = map(int, tools.seeds.split(":"))
    for number in range(first, first + count):
        compare(tools, *of_seed(tools, number), total)
    fine = True
    for kind, sums in total.items():
        share = sums["agree"] / max(sums["agree"] + sums["differ"], 1)
        fine &= share >= LEAST[kind]
        print("%s price/%s: %d of %d widths agree, %.2f %%; %d open, of which %d alike" %
              ("PASS" if share >= LEAST[kind] else "FAIL", kind, sums["agree"], sums["agree"] + sums["differ"], 100 * share, sums["open"],
               sums["alike"]))
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
