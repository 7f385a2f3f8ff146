#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the emitted addresses cost: bench/instructions.py [--built build/bench]

SASS instructions, NOPs left out, of each kernel with a hand row whose layouts are of the family (manifest.py): the source as it
is, forced to those layouts by the pass (same-NAME), over the same layouts written by hand (hand-NAME), both through the same clang
and ptxas. Exit code 1: with the shape promised the median is above 1.00 or one above 1.05; without a promise the median is above
1.15."""

import argparse
import pathlib
import statistics
import sys

import manifest

sys.path.append(str(manifest.ROOT / "test/widths"))
import cubin  # noqa: E402

PROMISED, TOLD = "", "-nopromise"
BARS = {PROMISED: (1.00, 1.05), TOLD: (1.15, None)}  # median, worst
TITLES = {PROMISED: "shape promised", TOLD: "not promised"}


def count(folder, kernel, variant):
    path = folder / f"{kernel.name}.{variant}.cubin"
    return cubin.kernels(path)[kernel.symbol]["instructions"] if path.exists() else None


def pairs(built):
    """(kernel, name, by hand, {ending: by the pass}) of each hand row that is built."""
    for kernel in manifest.kernels():
        for variant in kernel.same:
            if variant.name.endswith(TOLD):
                continue
            name = variant.name.removeprefix("same-")
            hand = count(built / "gpu", kernel, f"hand-{name}")
            same = {ending: count(built, kernel, variant.name + ending) for ending in BARS}
            if hand and all(same.values()):
                yield kernel.name, name, hand, same


def judge(ending, rows):
    ratios = [same[ending] / hand for _, _, hand, same in rows]
    median, worst = statistics.median(ratios), max(ratios)
    bar, most = BARS[ending]
    fine = median <= bar and (most is None or worst <= most)
    limit = f"at most {bar:.2f}" + (f", {most:.2f}" if most else "")
    print(f"{'met   ' if fine else 'missed'}  {TITLES[ending]}: median {median:.3f}, worst {worst:.3f} of {len(ratios)}; {limit}; "
          f"{sum(ratio > (most or bar) for ratio in ratios)} above {most or bar:.2f}")
    return fine


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--built", type=pathlib.Path, default=manifest.ROOT / "build/bench")
    arguments = parser.parse_args()
    rows = sorted(pairs(arguments.built), key=lambda row: (-row[3][PROMISED] / row[2], row[0], row[1]))
    if not rows:
        sys.exit("no pair is built: bench/build.py makes them of hand rows with layouts")
    print(f"{'kernel':26} {'hand':20} {'by hand':>8} {'promised':>9} {'ratio':>6} {'told':>6} {'ratio':>6}")
    for kernel, name, hand, same in rows:
        promised, told = same[PROMISED], same[TOLD]
        print(f"{kernel:26} {name:20} {hand:8} {promised:9} {promised / hand:6.3f} {told:6} {told / hand:6.3f}")
    return 0 if all([judge(ending, rows) for ending in BARS]) else 1


if __name__ == "__main__":
    sys.exit(main())
