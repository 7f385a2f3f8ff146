#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the static scores with the hardware's wavefront counters.

usage: bench/counters.py [--built FOLDER] [--instructions FILE] LAUNCHES NCU

LAUNCHES is what `gpu_run --count` wrote, NCU the log of the same run under

  ncu --csv --page raw --print-units base --clock-control none --metrics METRICS --log-file NCU

(bench/run.sh does both). Each launch is one block alone, and each variant was launched several
times. The least count is compared, because what else a block does can only add turns:

  loads, atomics   within 0.5 % of the prediction
  stores           never below it; beside global loads they read high (2 to 15 % was seen)

The counters of loads also hold turns beyond those that the addresses ask for: 2 to 15 in five
programs of 500, the same in each launch; why is not known. With FILE, the prediction may also be what
ncu counts for each load by itself (by_instruction.awk; bench/run.sh writes it).

A prediction is the sum of weight x wavefronts over the accesses that the counter counts. It is
judged where all of them are exact; a symbolic trip count is taken from the manifest (bench.trips).
Exit code 1 if a judged one disagrees, or none could be judged.
"""

import argparse
import collections
import csv
import json
import pathlib
import sys

import manifest

LOAD_TOLERANCE = 0.005

KNOWN = ("exact",)  # of a figure: what a profile shows is of another launch

# counter: the operations of the report that it counts
PREFIX = "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_"
COUNTERS = {
    "ld": {"ld", "ldmatrix", "wmma.ld"},
    "st": {"st", "stmatrix", "wmma.st"},
    "atom": {"atom", "red", "cas"},
}


def metric(counter):
    return f"{PREFIX}{counter}.sum"


def read_ncu(path):
    """The launches in order, each {counter: wavefronts}. Lines that start with == are ncu's own;
    the row of units has no ID."""
    lines = [line for line in path.read_text().splitlines() if line and not line.startswith("==")]
    rows = [row for row in csv.DictReader(lines) if row["ID"]]
    return [
        {counter: float(row[metric(counter)].replace(",", "")) for counter in COUNTERS}
        for row in rows
    ]


def least_counts(launches_path, ncu_path):
    """{(kernel, variant): {counter: least count}}"""
    with launches_path.open() as file:
        launches = [(row["kernel"], row["variant"]) for row in csv.DictReader(file)]
    counts = read_ncu(ncu_path)
    if len(launches) != len(counts):
        raise SystemExit(f"{launches_path} has {len(launches)} launches, {ncu_path} {len(counts)}")
    runs = collections.defaultdict(list)
    for launch, count in zip(launches, counts):
        runs[launch].append(count)
    return {
        launch: {counter: min(run[counter] for run in several) for counter in COUNTERS}
        for launch, several in runs.items()
    }


def by_instruction(launches_path, path):
    """{(kernel, variant): {counter: wavefronts}} as ncu counts them for each instruction (bench/by_instruction.awk) in one launch."""
    with launches_path.open() as file:
        launches = list(dict.fromkeys((row["kernel"], row["variant"]) for row in csv.DictReader(file)))
    with path.open() as file:
        sums = [{"ld": float(loads), "st": float(stores)} for loads, stores in csv.reader(file)]
    if not sums:  # ncu crashed over some reports
        return {}
    if len(sums) % len(launches):
        raise SystemExit(f"{launches_path} has {len(launches)} variants, {path} {len(sums)} launches")
    return dict(zip(launches, sums[::len(sums) // len(launches)]))


def spins(access, side):
    """Whether an atomic may be a loop of compare-and-swap: it reads first, as often as lanes are in each other's way."""
    scored = access[side]
    return access["op"] in COUNTERS["atom"] and scored and scored["exactness"] == "unknown" and scored["weight"] != 0


def predict(accesses, side, ops, trips):
    """(wavefronts of one block, why they cannot be judged or "")"""
    total, doubt = 0.0, ""
    if "ld" in ops and any(spins(access, side) for access in accesses):
        doubt = "an atomic may be a loop that loads"
    for access in accesses:
        scored = access[side]
        if scored is None or access["op"] not in ops:
            continue
        mean, weight = scored["wavefronts"]["mean"], scored["weight"]
        if weight == 0:
            continue
        if scored["weight_exactness"] == "per-iteration" and trips:
            weight *= trips
        elif scored["weight_exactness"] not in KNOWN:
            doubt = doubt or f"weight {scored['weight_exactness']}"
        if scored["exactness"] not in KNOWN:
            doubt = doubt or f"{scored['exactness']}: {scored['reason']}"
        if mean is None or weight is None:
            return None, doubt
        total += mean * weight
    return total, doubt


def judge(counter, predicted, measured):
    if counter == "st":
        return measured >= predicted
    return abs(measured - predicted) <= LOAD_TOLERANCE * predicted


def agrees(counter, predicted, measured, instructions):
    """With the counter, or with the wavefronts of each instruction."""
    return judge(counter, predicted, measured[counter]) or instructions.get(counter) == predicted


def compare(kernel, variant, measured, instructions, built):
    """Rows (counter, predicted, measured, verdict) of one variant."""
    path = built / f"{kernel.name}.{variant.name}.json"
    if not path.exists():
        return [(counter, None, count, "no report") for counter, count in measured.items() if count]
    report = json.loads(path.read_text())
    [accesses] = [row["accesses"] for row in report["kernels"] if row["name"] == kernel.symbol]
    rows = []
    for counter, ops in COUNTERS.items():
        predicted, doubt = predict(accesses, variant.report_side(), ops, kernel.trips)
        if not predicted and not measured[counter] and not doubt:
            continue
        if doubt:
            verdict = f"not judged: {doubt}"
        else:
            verdict = "agrees" if agrees(counter, predicted, measured, instructions) else "DISAGREES"
        rows.append((counter, predicted, measured[counter], verdict))
    return rows


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("launches", type=pathlib.Path)
    parser.add_argument("ncu", type=pathlib.Path)
    parser.add_argument("--instructions", type=pathlib.Path)
    manifest.add_group_option(parser)
    parser.add_argument("--built", type=pathlib.Path, default=manifest.ROOT / "build/bench")
    arguments = parser.parse_args()

    counts = least_counts(arguments.launches, arguments.ncu)
    instructions = by_instruction(arguments.launches, arguments.instructions) if arguments.instructions else {}
    verdicts = collections.Counter()
    print(f"{'kernel':22} {'variant':18} {'op':4} {'predicted':>11} {'measured':>11} {'off by':>8}")
    for kernel in manifest.kernels(group=arguments.group):
        for variant in kernel.variants:
            if (kernel.name, variant.name) not in counts:
                continue
            measured = counts[kernel.name, variant.name]
            for counter, predicted, count, verdict in compare(
                    kernel, variant, measured, instructions.get((kernel.name, variant.name), {}), arguments.built):
                shown = "?" if predicted is None else f"{predicted:.0f}"
                off = f"{count / predicted - 1:+8.2%}" if predicted else " " * 8
                print(f"{kernel.name:22} {variant.name:18} {counter:4} {shown:>11} {count:11.0f} "
                      f"{off}  {verdict}")
                verdicts[verdict.split(":")[0]] += 1
    print(", ".join(f"{number} {verdict}" for verdict, number in sorted(verdicts.items())))
    return 0 if verdicts["agrees"] and not verdicts["DISAGREES"] else 1


if __name__ == "__main__":
    sys.exit(main())
