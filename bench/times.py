# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a run of gpu_run measured, as bench/table.py and bench/picture.py read it: times.csv."""

import csv
import math
from dataclasses import dataclass

PLAIN, UNBANK, NOPROMISE, PROFILED = "plain", "unbank", "unbank-nopromise", "unbank-profile"
NOISE = 0.03  # of a ratio of two medians of one run


@dataclass(frozen=True)
class Kernel:
    name: str
    rows: dict  # variant: its line of times.csv

    def us(self, variant):
        return float(self.rows[variant]["median_us"])

    def names(self, prefix):
        return [name for name in self.rows if name.startswith(prefix)]

    def fastest(self, prefix):
        """The variant of that prefix with the least median, or None."""
        return min(self.names(prefix), key=self.us, default=None)

    def hand(self):
        return self.fastest("hand-")

    def gain(self, variant):
        """Of a variant over the untouched kernel: more is faster."""
        return self.us(PLAIN) / self.us(variant)

    def over_hand(self, variant):
        """The best layout by hand / this variant: at 1 they are equal, above the variant is faster. None: nobody made one."""
        return self.us(self.hand()) / self.us(variant) if self.hand() else None

    def told(self):
        """Unbank, with a profile where data decides."""
        return PROFILED if PROFILED in self.rows else UNBANK

    def is_good(self):
        return all(row["results"] == "same" for row in self.rows.values())


def read(path):
    """The kernels, in the order of the run, without those that lack the plain or the rewritten one."""
    rows = {}
    with open(path, newline="") as file:
        for row in csv.DictReader(file):
            rows.setdefault(row["kernel"], {})[row["variant"]] = row
    return [Kernel(name, variants) for name, variants in rows.items() if PLAIN in variants and UNBANK in variants]


def geometric_mean(values):
    values = list(values)
    return math.exp(sum(map(math.log, values)) / len(values)) if values else float("nan")
