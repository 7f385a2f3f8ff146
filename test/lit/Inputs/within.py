# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the wavefronts that a report tells of kernels before the run with what simulations of them counted.

USAGE: within.py REPORT.json SIMULATED.json...

Each simulated kernel must be in the report, with a range that contains what was counted. Prints a line for each, for FileCheck:

    KERNEL: LEAST..MOST, COUNTED counted
    KERNEL: exactly NUMBER, COUNTED counted
    KERNEL: not known, COUNTED counted"""

import json
import sys

TOLERANCE = 1e-6  # relative: a report holds doubles


def kernels(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)["kernels"]


def ends_of(side):
    """The least and the most wavefronts of an access in a block; None if not known."""
    waves, weight = side["wavefronts"], side["weight"]
    known = side["exactness"] == "exact"
    least, most = (waves["mean"], waves["mean"]) if known else (waves["min"], waves["max"])
    if None in (least, most, weight) or side["weight_exactness"] == "unknown":
        return None
    return (least * weight, most * weight)


def range_of(kernel):
    ends = [ends_of(access["before"]) for access in kernel["accesses"] if access["before"]]
    if None in ends or kernel["before"]["exactness"] == "unknown":
        return None
    return sum(least for least, most in ends), sum(most for least, most in ends)


def main():
    told = {kernel["name"]: kernel for kernel in kernels(sys.argv[1])}
    failed = False
    for path in sys.argv[2:]:
        for kernel in kernels(path):
            found, counted = range_of(told[kernel["name"]]), kernel["before"]["score"]
            text = "not known"
            if found:
                least, most = found
                exact = told[kernel["name"]]["before"]["exactness"] == "exact"
                text = "exactly %g" % least if exact else "%g..%g" % found
                failed |= not least * (1 - TOLERANCE) <= counted <= most * (1 + TOLERANCE)
            print("%s: %s, %g counted" % (kernel["display"].split("(")[0], text, counted))
    sys.exit(failed)


main()
