# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares what a report expects of a rewritten module with what a simulation of that module counted.

USAGE: measured.py REPORT.json SIMULATED.json

Both must be at the IR's own widths. Every access that the report gives a figure for, after the run, must have had the same weight,
mean, least and most wavefronts and the same ideal in the simulation of the kernel. Prints a line for each, for FileCheck:

    OP ARRAY-ID: WEIGHT x MEAN (EXACTNESS, weight EXACTNESS)"""

import json
import sys

TOLERANCE = 1e-6  # relative: a report holds doubles


def kernels(path):
    with open(path, encoding="utf-8") as file:
        return {kernel["name"]: kernel for kernel in json.load(file)["kernels"]}


def figures(side):
    waves = side["wavefronts"]
    return side["weight"], waves["mean"], waves["min"], waves["max"], side["ideal"]


def differ(a, b):
    return a is not None and (b is None or abs(a - b) > TOLERANCE * max(1, abs(b)))


def compare(report, simulated):
    """Yields (line, whether the figures are equal). An access that never ran has no figures to compare but its weight."""
    expected = [access for access in report["accesses"] if access["after"]]
    counted = {access["id"]: access for access in simulated["accesses"]}
    for access in expected:
        side = access["after"]
        found = counted[access["id"]]["before"] if access["id"] in counted else None
        line = "%s %s: %g x %s (%s, weight %s)" % (
            access["op"], access["arrays"][0], side["weight"] if side["weight"] is not None else -1,
            side["wavefronts"]["mean"], side["exactness"], side["weight_exactness"])
        if not side["weight"]:
            yield line, not found or not found["weight"]
        else:
            yield line, found is not None and not any(map(differ, figures(side), figures(found)))


def main(report_path, simulated_path):
    reports, failed = kernels(report_path), False
    for name, simulated in kernels(simulated_path).items():
        for line, equal in compare(reports[name], simulated):
            print(line if equal else "DIFFERENT " + line)
            failed |= not equal
        if differ(reports[name]["after"]["score"], simulated["before"]["score"]):
            print("DIFFERENT score: %s, counted %s" % (reports[name]["after"]["score"], simulated["before"]["score"]))
            failed = True
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
