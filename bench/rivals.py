# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Layouts that a kernel's array could have had: forced beside the chosen one, they show whether the choice was the fastest.

Of a kernel one array is varied, the one with the most wavefronts above the ideal, all others staying as the pass chose. Candidates
are of every kind of the family; bench/score.c predicts each:

    pad    rows of a divisor of the array's size, and of 128 bytes; pads of 4 to 64 bytes, and 128
    xor    every xor:B:M:S of up to five bits in a row of 128 bytes, the shift anywhere above
    rot    the same rows as pad; a step of 4 to 64 bytes
    lin    per bit above the row: reversed, Gray, one bit into all, each over 2 to 5 bits
    mixed  the best xor, rot and lin each with small pads of the longer rows

The best are those of fewest predicted wavefronts, then fewest bytes; among equals the kinds take turns, as one kind alone (often a
dozen odd pads) would fill the list with the same thing under other names."""

import collections
import json

import toolchain

ROW = 128  # bytes of a turn of all banks
KEPT = 0.01  # of an excess: less is clean enough
PADS = (4, 8, 12, 16, 20, 24, 32, 36, 48, 64, 128)

Rival = collections.namedtuple("Rival", "layout wavefronts own bytes kernel_bytes")


def rows_of(size):
    found = {row for row in range(16, min(size // 2, 8192) + 1, 4) if size % row == 0} | ({ROW} if size > ROW else set())
    return sorted(found)


def pads(size):
    return [f"pad:{row}:{pad}" for row in rows_of(size) for pad in PADS if pad < row]


def swizzles(size):
    top = (size - 1).bit_length()
    return [f"xor:{bit}:{(1 << bits) - 1}:{shift}" for bit in range(2, 7) for bits in range(1, 8 - bit)
            for shift in range(bit + bits, top - bits + 1)]


def rotations(size):
    return [f"rot:{row}:{step}" for row in rows_of(size) for step in (4, 8, 12, 16, 32, 64) if step < row]


def matrices(size):
    """bit J of the offset flips the bits M, for J in a run of bits above the row."""
    found, top = [], (size - 1).bit_length()
    for bit in (2, 3, 4):
        for bits in range(2, 8 - bit):
            for low in range(7, top - bits + 1):
                targets = [1 << (bit + i) for i in range(bits)]
                shapes = (targets[::-1], [targets[i] | targets[max(i - 1, 0)] for i in range(bits)])
                found += ["lin:" + ":".join(f"{low + i}:{mask}" for i, mask in enumerate(shape)) for shape in shapes]
        for low in range(7, top):
            found.append(f"lin:{low}:{(128 - (1 << bit))}")
    return found


def kind(layout):
    head = layout.split(":")[0]
    return "mixed" if "+" in layout else head


def order(rival):
    return rival.wavefronts, rival.kernel_bytes, rival.layout


def best(rivals, count, known=()):
    """The `count` best; those of equal figures kind by kind in turn. `known` layouts are left out."""
    groups = collections.defaultdict(lambda: collections.defaultdict(list))
    for rival in sorted(rivals, key=lambda rival: order(rival)[:2]):
        if rival.layout not in known:
            groups[rival.wavefronts][kind(rival.layout)].append(rival)
    found = []
    for wavefronts in sorted(groups):
        queues = list(groups[wavefronts].values())
        while any(queues):
            found += [queue.pop(0) for queue in queues if queue]
    return found[:count]


def excess(access, side):
    scored = access[side]
    if not scored or scored["wavefronts"]["mean"] is None or scored["weight"] is None:
        return 0
    return scored["weight"] * (scored["wavefronts"]["mean"] - scored["ideal"])


class Scorer:
    """Predictions for one kernel, whose own report says what was chosen."""

    def __init__(self, program, module, kernel, report):
        self.program, self.module, self.kernel = program, module, kernel
        self.report = json.loads(report.read_text())
        [self.accesses] = [row["accesses"] for row in self.report["kernels"] if row["name"] == kernel.symbol]
        used = {name for access in self.accesses for name in access["arrays"]}
        self.arrays = [row for row in self.report["arrays"] if row["id"] in used]

    def excess(self, array, side):
        return sum(excess(access, side) for access in self.accesses if access["arrays"][0] == array["id"])

    def able(self):
        """Arrays that another layout might have. Of dynamic memory, where rivals are none, the size is not known."""
        decided = [row for row in self.arrays if row["decision"] != "refused" and row["code"] != "tiny"]
        return [row for row in decided if row["bytes_before"] is not None]

    def varied(self):
        """The array with the largest excess, or None: there is none, or it cannot be changed."""
        rows = [row for row in self.able() if self.excess(row, "before") > 0]
        return max(rows, key=lambda row: self.excess(row, "before"), default=None)

    def conflicting(self):
        """The arrays that keep an excess worth asking about."""
        return [row for row in self.able() if self.excess(row, "after") > KEPT * self.excess(row, "before")]

    def others(self, array):
        """What holds the other arrays; one whose alignment alone was raised decides again, alike."""
        return tuple((row["name"], row["layout"]) for row in self.arrays if row is not array and row["code"] != "aligned")

    def score(self, array, layouts):
        options = [("block", f"{self.kernel.symbol}@{self.kernel.shape()}"), *toolchain.forced_options(self.others(array))]
        words = [f"{name}={value}" for name, value in options]
        text = toolchain.run(self.program, self.module, self.kernel.symbol, array["name"], *words, stdin="\n".join(layouts))
        rows = [line.split() for line in text.splitlines()]
        return [Rival(row[0], float(row[1]), float(row[2]), int(row[3]), int(row[4])) for row in rows]

    def rivals(self, array):
        size = array["bytes_before"]
        found = self.score(array, pads(size) + swizzles(size) + rotations(size) + matrices(size) + ["identity", array["layout"]])
        bases = [rival.layout for rival in best(found, 200) if kind(rival.layout) in ("xor", "rot", "lin")][:4]
        rows = [row for row in rows_of(size) if row > ROW][:4]
        return found + self.score(array, [f"{base}+pad:{row}:{pad}" for base in bases for row in rows for pad in (4, 8, 16, 32)])
