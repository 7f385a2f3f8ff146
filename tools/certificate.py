#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""certificate.py FILE...: whether certificates of `unbank explain --certificate=FILE` hold. certificate.py --rule ROWS.csv: whether its bank rule does.

A certificate says of an array in a kernel what the lanes of each warp execution address, how many wavefronts the chosen layout takes, and a
bound below which no layout gets at these widths. This program has a bank rule, layouts and a bound of its own, a page of Python in all, and
counts again:

    bound       of each execution: a group of lanes that the hardware serves together takes ceil(granules / slots) wavefronts at least, as a bank
                gives one word in each, and a layout only says in which bank a granule lies. Lanes of an atomic on one word take turns
    wavefronts  of each that is compared: the rule, on where the layout puts its lanes
    sums        both times how often a block executes it

Exit code 1: a figure is not what is counted here, or the layout is below its bound."""

import collections
import csv
import json
import math
import sys

LANES = 32
SERVED = {"ld": {1: (32, 32), 2: (32, 32), 4: (32, 32), 8: (16, 32), 16: (8, 16)},  # lanes of a group; of a group where lanes agree in pairs
          "st": {1: (32, 32), 2: (32, 32), 4: (32, 32), 8: (16, 16), 16: (8, 8)},
          "ldmatrix": {16: (8, 8)}, "stmatrix": {16: (8, 8)}}
SERVED["cpasync"] = SERVED["wmma.st"] = SERVED["st"]  # wmma: the loads and stores that it becomes
SERVED["wmma.ld"] = SERVED["ld"]
SERVED["inc"] = {4: (32, 32)}  # a red that adds 1
TURNS = {"atom": 1, "red": 1, "cas": 2}  # one lane of a bank at a time


def is_paired(lanes):
    """Whether lane i and lane i ^ 1 always agree, or i and i ^ 2: `lanes` has the offset of each active lane."""
    return any(all(lanes.get(lane ^ x, offset) == offset for lane, offset in lanes.items()) for x in (1, 2))


def groups(op, size, lanes):
    """Lanes that are served together, as lists of offsets. Groups are larger where the warp's lanes agree in pairs."""
    alone, joined = SERVED[op][size]
    width = joined if is_paired(lanes) else alone
    for first in range(0, LANES, width):
        group = [offset for lane, offset in lanes.items() if first <= lane < first + width]
        if group:
            yield group


def wavefronts(op, size, lanes):
    if op in TURNS:
        return TURNS[op] * max(collections.Counter(offset // 4 % 32 for offset in lanes.values()).values(), default=0)
    granule = max(size, 4)
    slots = 128 // granule
    return sum(max(collections.Counter(word % slots for word in {offset // granule for offset in group}).values())
               for group in groups(op, size, lanes))


def bound(op, size, lanes):
    if op in TURNS:
        return TURNS[op] * max(collections.Counter(offset // 4 for offset in lanes.values()).values(), default=0)
    granule = max(size, 4)
    return sum(math.ceil(len({offset // granule for offset in group}) * granule / 128) for group in groups(op, size, lanes))


def place(layout, offset):
    """Where a layout, as its text says it, puts a byte."""
    for part in layout.split("+"):
        kind, *numbers = part.split(":")
        n = [int(number) for number in numbers]
        if kind == "xor":
            offset ^= (offset >> n[2] & n[1]) << n[0]
        elif kind == "lin":
            offset ^= sum_xor(mask for bit, mask in zip(n[::2], n[1::2]) if offset >> bit & 1)
        elif kind == "rot":
            row = offset // n[0]
            offset = n[0] * row + (offset % n[0] + n[1] * row) % n[0]
        elif kind == "pad":
            offset += sum(offset // row * pad for row, pad in zip(n[::2], n[1::2]))
        elif kind != "identity":
            raise ValueError(f"{layout}: not known here")
    return offset


def sum_xor(masks):
    out = 0
    for mask in masks:
        out ^= mask
    return out


def is_same_when_moved(layout, execution, lanes):
    """Whether the wavefronts stay where all lanes move by what the certificate says they may: tried for the first multiples."""
    moved = execution["moved"]
    there = wavefronts(execution["op"], execution["bytes"], {lane: place(layout, offset) for lane, offset in lanes.items()})
    return all(wavefronts(execution["op"], execution["bytes"], {lane: place(layout, offset + k * moved) for lane, offset in lanes.items()}) == there
               for k in range(1, 5 if moved else 1))


def check(certificate):
    """What is wrong with it, sentences."""
    layout, sums, wrong = certificate["layout"], collections.Counter(), []
    for number, execution in enumerate(certificate["told"]):
        op, size, count = execution["op"], execution["bytes"], execution["count"]
        certain = {lane for lane in range(LANES) if execution["certain"] >> lane & 1}
        least = 1 if certain else 0
        lanes = {lane: offset for lane, offset in enumerate(execution["offsets"] or ()) if offset is not None}
        has_rule = op in TURNS and size == 4 or size in SERVED.get(op, {})
        if lanes and has_rule:
            least = bound(op, size, {lane: offset for lane, offset in lanes.items() if lane in certain})
        if execution["bound"] != least:
            wrong.append(f"execution {number}: bound {execution['bound']:g}, counted {least}")
        sums["executions"] += count
        sums["bound"] += count * least
        if execution["wavefronts"] is None:
            sums["left_out"] += count
            continue
        if not lanes or not has_rule:
            wrong.append(f"execution {number}: nothing says what {op} of {size} bytes takes")
            continue
        counted = wavefronts(op, size, {lane: place(layout, offset) for lane, offset in lanes.items()})
        if execution["wavefronts"] != counted:
            wrong.append(f"execution {number}: {execution['wavefronts']} wavefronts, counted {counted}")
        if counted < least:
            wrong.append(f"execution {number}: {counted} wavefronts are below the bound")
        if not is_same_when_moved(layout, execution, lanes):
            wrong.append(f"execution {number}: it takes other wavefronts elsewhere")
        sums["wavefronts"] += count * counted
        sums["compared"] += count * least
    wrong += [f"{word} {certificate[word]:g}, counted {sums[word]:g}" for word in ("bound", "compared", "wavefronts", "executions", "left_out")
              if not math.isclose(certificate[word], sums[word], rel_tol=1e-9, abs_tol=1e-9)]
    return wrong


def check_rule(path):
    """Of measured rows: whether the rule here is the hardware's, and its bound below that."""
    failed = count = 0
    with open(path, newline="") as rows:
        for row in csv.DictReader(rows):
            op = row["op"].rstrip("t0123456789") if "matrix" in row["op"] else row["op"].rstrip("0123456789")
            size = int(row["bytes_per_lane"])
            if op not in TURNS and size not in SERVED.get(op, {}) or row["op"].startswith("cpasync"):
                continue
            rows_of = int(row["op"].rstrip("t")[-1]) if "matrix" in op else 4  # of .xN: lanes 0 .. 8N-1 name rows
            lanes = {lane: int(row[f"lane{lane}"]) for lane in range(8 * rows_of) if int(row[f"lane{lane}"]) >= 0}
            count += 1
            counted, least = wavefronts(op, size, lanes), bound(op, size, lanes)
            if counted != int(row["wavefronts"]) or least > counted:
                failed += 1
                print(f"{row['pattern']} {row['op']}: {row['wavefronts']} measured, {counted} counted, bound {least}")
    print(f"{count - failed} of {count} rows agree")
    return failed or not count


def main():
    if sys.argv[1:2] == ["--rule"]:
        return 1 if check_rule(sys.argv[2]) else 0
    failed = 0
    for path in sys.argv[1:]:
        with open(path) as text:
            certificates = json.load(text)["certificates"]
        for certificate in certificates:
            name = f"{certificate['array']} in {certificate['kernel']}, {certificate['layout']}"
            wrong = check(certificate) if certificate["whole"] else []
            failed += bool(wrong)
            if not certificate["whole"]:
                print(f"none    {name}: a launch decides the layout, or not all executions are told of")
            elif wrong:
                print(f"WRONG   {name}: {'; '.join(wrong[:3])}")
            else:
                above = certificate["wavefronts"] / certificate["compared"] - 1 if certificate["compared"] else 0
                left = f"; {certificate['left_out'] / certificate['executions']:.0%} of the executions left out" if certificate["left_out"] else ""
                print(f"holds   {name}: {certificate['wavefronts']:g} wavefronts, {above:.1%} above the bound{left}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
