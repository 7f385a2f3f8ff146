#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the README's table from a run's times: bench/table.py RESULTS/times.csv

Ratios are of medians of one run: the untouched kernel's time over the variant's, so more is faster."""

import csv
import sys


def read(path):
    kernels = {}
    with open(path, newline="") as file:
        for row in csv.DictReader(file):
            kernels.setdefault(row["kernel"], {})[row["variant"]] = row
    return kernels


def gain(variants, name):
    return float(variants["plain"]["median_us"]) / float(variants[name]["median_us"])


def text(value):
    return "" if value is None else "%.2fx" % value


def main():
    print("| kernel | untouched, us | by hand | Unbank | Unbank, shape not promised |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for kernel, variants in read(sys.argv[1]).items():
        hand = [gain(variants, name) for name in variants if name.startswith("hand-")]
        cells = [kernel, "%.0f" % float(variants["plain"]["median_us"]), text(max(hand, default=None)), text(gain(variants, "unbank")),
                 text(gain(variants, "unbank-nopromise"))]
        print("| %s |" % " | ".join(cells))


if __name__ == "__main__":
    main()
