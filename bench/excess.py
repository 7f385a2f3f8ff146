#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How much of what conflicts cost the pass removes: bench/excess.py [--built build/bench] [--list]

Of each array of each kernel of the bench, block shape promised, from the reports:

    before   weight x mean wavefronts over its accesses, of one block
    ideal    weight x ideal: the same words without conflicts, at the widths of the untouched kernel
    after    as before, of the rewritten kernel
    removed  (before - after) / (before - ideal), at most 1; an array that is refused or kept removes nothing

A loop whose trip count is an argument counts the manifest's `trips`, else once. Wavefronts between two bounds (the width is
ptxas's choice, or the rewritten address cannot be followed) count as the least before and the most after, unless the layout stayed.
An array with an access that is unknown in the untouched kernel is data-dependent and left out, as are arrays without excess. Where
the rivals that were scored (rivals.csv) hold no layout without excess, none of the family is known to be conflict-free; what the
pass itself leaves clean is. The totals weigh each array by its share of its kernel's wavefronts (so that a kernel counts once,
however long its loops), and, beside it, by wavefronts alone. Exit code 1: less than 97 % of all, or 99 % of what can be
conflict-free, is removed."""

import argparse
import collections
import csv
import json
import pathlib
import sys
from dataclasses import dataclass

import manifest

SMALL = 1e-9


@dataclass
class Array:
    kernel: str
    name: str  # mangled
    display: str
    code: str
    layout: str
    reason: str
    before: float = 0
    after: float = 0
    ideal: float = 0
    kernel_before: float = 0
    is_known: bool = True
    best: float = None  # least wavefronts of all layouts that were scored

    def excess(self):
        return self.before - self.ideal

    def removed(self):
        """Wavefronts above the ideal that are gone; more than all when wider accesses need fewer."""
        return min(self.before - self.after, self.excess())

    def can_be_clean(self):
        return min(self.after, self.best if self.best is not None else self.after) <= self.ideal * (1 + SMALL) + SMALL


def depends_on_data(access):
    scored = access["before"]
    return scored and (scored["weight"] is None or scored["exactness"] == "unknown")


def cost(scored, bound, trips):
    """(wavefronts, ideal) of a block, (0, 0) where there is no such access. `bound`, min or max: of wavefronts not known."""
    if not scored or scored["weight"] is None:
        return 0, 0
    weight, mean = scored["weight"], scored["wavefronts"]["mean"]
    weight *= trips if scored["weight_exactness"] == "per-iteration" and trips else 1
    return weight * (scored["wavefronts"][bound] if mean is None else mean), weight * (scored["ideal"] or 0)


def arrays_of(kernel, report):
    """{id: Array} of what the kernel uses, summed over its accesses."""
    found = {row["id"]: Array(kernel.name, row["name"], row["display"], row["code"], row["layout"], row["reason"])
             for row in report["arrays"] if row["kernel"] in (None, kernel.symbol)}
    [accesses] = [row["accesses"] for row in report["kernels"] if row["name"] == kernel.symbol]
    total = 0
    for access in accesses:
        array = found[access["arrays"][0]]
        if depends_on_data(access):
            array.is_known = False
            continue
        before = cost(access["before"], "min", kernel.trips)
        after = cost(access["after"], "min" if array.layout == "identity" else "max", kernel.trips)
        array.before, array.ideal, array.after = array.before + before[0], array.ideal + before[1], array.after + after[0]
        total += before[0]
    for array in found.values():
        array.kernel_before = total
    return found


def read_rivals(path):
    """{(kernel, array): least wavefronts of the array under any layout}"""
    least = {}
    if path.exists():
        with path.open(newline="") as file:
            for row in csv.DictReader(file):
                key = row["kernel"], row["array"]
                least[key] = min(least.get(key, float("inf")), float(row["array_wavefronts"]))
    return least


def read_arrays(built, group):
    """The arrays with an excess, and how many were left out: data-dependent, clean from the start."""
    least, kept, left_out = read_rivals(built / "rivals.csv"), [], collections.Counter()
    for kernel in manifest.kernels(group=group):
        path = built / f"{kernel.name}.unbank.json"
        if not path.exists():
            left_out["not built"] += 1
            continue
        for array in arrays_of(kernel, json.loads(path.read_text())).values():
            if not array.is_known:
                left_out["data-dependent"] += 1
            elif array.excess() <= SMALL + array.ideal * SMALL:
                left_out["without excess"] += array.before > 0
            else:
                array.best = least.get((array.kernel, array.name)) if not kernel.trips else None
                kept.append(array)
    return kept, left_out


def share(arrays, weight):
    """The part removed of all excess of the arrays."""
    total = sum(weight(array) * array.excess() for array in arrays)
    return sum(weight(array) * array.removed() for array in arrays) / total if total else 1.0


def print_array(array):
    part = array.removed() / array.excess()
    print(f"{array.kernel + '  ' + array.display:58} {array.before:12.0f} {array.ideal:10.0f} {array.after:10.0f} {part:8.1%}  "
          f"{'' if array.can_be_clean() else '(no clean layout known) '}{array.layout}: {array.code}, {array.reason}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    manifest.add_group_option(parser)
    parser.add_argument("--built", type=pathlib.Path, default=manifest.ROOT / "build/bench")
    parser.add_argument("--list", action="store_true", help="all arrays, not only those with an excess left")
    arguments = parser.parse_args()
    arrays, left_out = read_arrays(arguments.built, arguments.group)
    print(f"{'kernel  array':58} {'before':>12} {'ideal':>10} {'after':>10} {'removed':>8}")
    for array in arrays:
        if arguments.list or array.removed() < array.excess() * (1 - SMALL):
            print_array(array)
    clean = [array for array in arrays if array.can_be_clean()]
    fine = True
    for title, rows, bar in (("all", arrays, 0.97), ("where some layout is conflict-free", clean, 0.99)):
        part = share(rows, lambda array: 1 / array.kernel_before)
        fine &= part >= bar
        print(f"{'met   ' if part >= bar else 'missed'}  {title}: {part:.2%} removed over {len(rows)} arrays, at least {bar:.0%} "
              f"(by wavefronts alone {share(rows, lambda array: 1):.2%})")
    print("        left out: " + ", ".join(f"{count} {why}" for why, count in sorted(left_out.items())))
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
