#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How far the pass's layouts are from the best of their family: bench/oracle.py [--unbank BIN] [--plugin FILE] [--group NAME]...

Over the cells of bench/cells.py, about 1,700 kernels of one shared array each. It shares no code with the pass: cells.py knows which byte each
lane touches, oracle.c counts wavefronts and searches the family of docs/layouts.md for the fewest. clang compiles the cells, the pass
chooses (`unbank analyze`, whose report gives layouts and scores), and then chooses again with the oracle's layouts proposed to it (propose.c):

    price          a proposed layout is chosen that takes fewer wavefronts: the price prefers it, the search did not reach it
    price, equal   the same, with as many wavefronts: it is cheaper in instructions or bytes
    rejected       the search may have seen it or not: the price does not want it

"At the best" is by wavefronts, whatever a layout costs in instructions, bytes or resident blocks. Every score of the report, before and after,
is compared with the oracle's own count. Takes no GPU. The full list goes to OUT/cells.csv.
Exit code 1: a bar is missed, or a count differs."""

import argparse
import concurrent.futures
import csv
import json
import pathlib
import statistics
import subprocess
import sys
from dataclasses import dataclass

import cells
import manifest
import toolchain

BATCH = 24  # cells of one module
ROWS_MAX = 72
PROPOSED = 2  # of each kind
AT_BEST, MEAN_ABOVE, MEDIAN_US, WORST_US = 0.95, 0.005, 1000, 20000
SAME = 1e-6


@dataclass
class Price:
    """What the choice makes of a layout, as propose.c prints it."""
    wavefronts: float
    accesses: float
    added: float
    added_code: float
    added_in_loops: float
    cycles: float
    least_gain: float


@dataclass
class Result:
    cell: cells.Cell
    layout: str
    code: str
    reason: str
    before: float
    after: float
    us: float = 0
    identity: float = 0
    own: float = 0  # of the pass's layout, by the oracle's count
    best: float = 0
    proved: bool = True
    least: float = 0  # under any layout, of the family or not
    canonical: float = 0  # of the layout that is written by hand; 0: there is none
    found: tuple = ()
    proposed: str = ""  # what the pass chooses with the oracle's layouts proposed
    prices: dict = None  # by layout
    cost: dict = None

    def above(self):
        return self.own / self.best - 1

    def is_at_best(self):
        return self.own <= self.best * (1 + SAME)

    def is_optimal(self):
        return self.own <= self.least * (1 + SAME) or (self.is_at_best() and self.proved)

    def best_layout(self):
        return min(self.found, key=lambda row: (row[2], row[3]))[1]

    def differs(self):
        return [f"{word} {said:g}, counted {counted:g}" for word, said, counted in
                (("before", self.before, self.identity), ("after", self.after, self.own)) if abs(said - counted) > SAME * counted]

    def price_of_best(self):
        """Of the oracle's layouts with the fewest wavefronts the one of least price; (layout, price)."""
        best = [(layout, self.prices[layout]) for _, layout, cost, _ in self.found
                if cost <= self.best * (1 + SAME) and layout in self.prices]
        return min(best, key=lambda row: row[1].cycles, default=("", None))

    def verdict(self):
        if self.proposed == self.layout:
            return "at the best" if self.is_at_best() else "rejected"
        new = self.cost.get(self.proposed)
        return "price" if new is not None and new < self.own * (1 - SAME) else "price, equal"


# The pass.

def symbol(cell):
    return f"_ZZ{len(cell.name)}{cell.name}E1a"


def promises(batch, dashes):
    return [f"{dashes}block={cell.name}@{'x'.join(map(str, cell.block))}" for cell in batch]


def compile_batch(arguments, number, batch):
    source, module = (arguments.out / f"cells{number:02}{suffix}" for suffix in (".cu", ".bc"))
    source.write_text(cells.prelude() + "".join(cell.source() for cell in batch))
    toolchain.run(arguments.clang, "-x", "cuda", "--cuda-device-only", f"--cuda-gpu-arch={arguments.arch}", "-nocudainc", "-nocudalib",
                  "--cuda-feature=+ptx78", "-Wno-unknown-cuda-version", f"-I{manifest.EXAMPLES}", "-O3", "-emit-llvm", "-c", source, "-o", module)
    return module


def choices(arguments, module, batch):
    """The pass's choice of each cell, and how long it took: the least of the runs."""
    report, times = module.with_suffix(".json"), {}
    for _ in range(arguments.runs):
        done = subprocess.run([arguments.unbank, "analyze", module, "--timing", f"--report={report}", *promises(batch, "--")],
                              capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(done.stderr.strip())
        for line in done.stderr.splitlines():
            word, *row = line.split()
            if word == "search":
                times[row[0]] = min(times.get(row[0], float("inf")), float(row[1]))
    read = json.loads(report.read_text())
    arrays, kernels = {row["name"]: row for row in read["arrays"]}, {row["name"]: row for row in read["kernels"]}
    results = []
    for cell in batch:
        array, kernel = arrays[symbol(cell)], kernels[cell.name]
        scores = [kernel[side]["score"] if kernel[side]["score"] is not None else -1 for side in ("before", "after")]
        results.append(Result(cell, array["layout"], array["code"], array["reason"], *scores, times.get(symbol(cell), 0)))
    return results


def propose(arguments, module, results):
    lines = [f"{symbol(row.cell)} {layout}" for row in results for layout in proposals(row)]
    answer = toolchain.run(arguments.out / "propose", module, *promises([row.cell for row in results], ""), stdin="\n".join(lines))
    chosen, prices = {}, {}
    for line in answer.splitlines():
        word, array, layout, *figures = line.split()
        if word == "chosen":
            chosen[array] = layout
        else:
            prices.setdefault(array, {})[layout] = Price(*map(float, figures))
    for row in results:
        row.proposed, row.prices = chosen[symbol(row.cell)], prices.get(symbol(row.cell), {})


def proposals(row):
    """The best few of each kind that take no more wavefronts than the pass's layout."""
    taken = {}
    for kind, layout, cost, _ in row.found:
        if cost <= row.own * (1 + SAME) and layout not in ("identity", row.layout) and len(taken.setdefault(kind, [])) < PROPOSED:
            taken[kind].append(layout)
    return [layout for layouts in taken.values() for layout in layouts]


# The oracle.

def divisors(number):
    return [d for d in range(1, number + 1) if number % d == 0]


def rows_of(cell, instructions):
    """Row lengths: the steps between lanes, warps and trips, their divisors and small multiples, rows of the type, powers of two."""
    steps, previous = {}, None
    for _, _, warp in instructions:
        for a, b in zip(warp, warp[1:]):
            if a >= 0 and b >= 0 and a != b:
                steps[abs(a - b)] = steps.get(abs(a - b), 0) + 1
        if previous is not None and previous >= 0 and warp[0] >= 0 and previous != warp[0]:
            steps[abs(previous - warp[0])] = steps.get(abs(previous - warp[0]), 0) + 1
        previous = warp[0]
    size, first = cell.element_bytes(), []
    for dim in reversed(cell.dims):
        first.append(size)
        size *= dim
    first += sorted(steps, key=lambda step: (-steps[step], step))[:12]
    first += [1 << log for log in range(3, 16)]
    more = [multiple * step for step in first for multiple in (2, 4, 3)]
    more += [d for step in first for d in reversed(divisors(step))]
    rows, least = [], max(8, cell.widest())
    for row in first + more:
        if least <= row < cell.bytes() and row % cell.widest() == 0 and row not in rows:
            rows.append(row)
    return rows[:ROWS_MAX]


def question(row):
    """A cell as oracle.c reads it, and the layouts that it is to count."""
    cell = row.cell
    counted = {}
    for op, width, warp in cell.instructions():
        key = (op, width, tuple(warp))
        counted[key] = counted.get(key, 0) + 1
    lines = [f"cell {cell.name} {cell.bytes()} {cell.widest()}"]
    lines += [f"row {length}" for length in rows_of(cell, list(counted))]
    lines += ["layout identity", f"layout {row.layout}", f"layout {cells.canonical(cell) or 'identity'}"]
    lines += [f"{op} {width} {times} {' '.join(map(str, warp))}" for (op, width, warp), times in counted.items()]
    return "\n".join([*lines, "end", ""])


def ask(arguments, results):
    answers = toolchain.run(arguments.out / "oracle", stdin="".join(question(row) for row in results))
    for row, line in zip(results, answers.splitlines(), strict=True):
        answer = json.loads(line)
        row.identity, row.own, by_hand = answer["asked"]
        row.canonical = by_hand if cells.canonical(row.cell) else 0
        row.found, row.proved, row.least = answer["found"], answer["proved"], answer["least"]
        row.best = min(answer["best"], row.own)
        row.cost = {layout: cost for _, layout, cost, _ in row.found} | {"identity": row.identity, row.layout: row.own}


def run_batch(arguments, number, batch):
    module = compile_batch(arguments, number, batch)
    results = choices(arguments, module, batch)
    ask(arguments, results)
    propose(arguments, module, results)
    return results


# What it says.

def print_groups(results):
    print(f"{'group':12} {'cells':>6} {'at best':>8} {'mean':>8} {'worst':>8} {'price':>6} {'equal':>6} {'rejected':>9} {'not proved':>11}")
    for group in [*cells.GROUPS, None]:
        rows = [row for row in results if group in (None, row.cell.group)]
        if not rows:
            continue
        verdicts = [row.verdict() for row in rows]
        print(f"{group or 'all':12} {len(rows):6} {sum(row.is_at_best() for row in rows) / len(rows):8.1%} "
              f"{statistics.mean(row.above() for row in rows):8.2%} {max(row.above() for row in rows):8.1%} {verdicts.count('price'):6} "
              f"{verdicts.count('price, equal'):6} {verdicts.count('rejected'):9} {sum(not row.proved for row in rows):11}")


def print_cells(results, listed):
    rows = [row for row in results if not row.is_at_best() or row.verdict().startswith("price")]
    rows.sort(key=lambda row: (row.verdict(), -row.above(), row.cell.name))
    for row in rows[:listed]:
        print(f"{row.cell.name:14} {row.verdict():12} {row.layout} ({row.code}) {row.own:g}; best {row.best_layout()} {row.best:g}, "
              f"{row.above():.1%}; proposed {row.proposed}")


def write_list(path, results):
    with path.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(("cell", "group", "type", "dims", "block", "identity", "layout", "wavefronts", "code", "best", "best_wavefronts", "above",
                         "proved", "verdict", "proposed", "us", "cycles", "added", "cheapest_best", "best_cycles", "best_added", "least_gain"))
        for row in results:
            cell = row.cell
            (layout, best), own = row.price_of_best(), row.prices.get(row.layout)
            writer.writerow((cell.name, cell.group, cell.type, "x".join(map(str, cell.dims)), "x".join(map(str, cell.block)), row.identity,
                             row.layout, row.own, row.code, row.best_layout(), row.best, round(row.above(), 4), row.proved, row.verdict(),
                             row.proposed, round(row.us), own and own.cycles, own and own.added, layout, best and best.cycles,
                             best and best.added, best and best.least_gain))


def judge(results, counts_only):
    fine = True

    def bar(is_met, text):
        nonlocal fine
        fine &= is_met
        print(f"{'met   ' if is_met else 'missed'}  {text}")

    count = len(results)
    best = sum(row.is_at_best() for row in results)
    mean = statistics.mean(row.above() for row in results)
    price = [row.verdict() for row in results]
    times = [row.us for row in results]
    differing = [row for row in results if row.differs()]
    for row in differing[:20]:
        print(f"{row.cell.name}: {'; '.join(row.differs())} ({row.layout})")
    bar(not differing, f"{count} cells, of which {len(differing)} are scored otherwise than the oracle counts")
    tiles = [row for row in results if row.canonical]
    if tiles:
        behind = [row for row in tiles if row.own > row.canonical * (1 + SAME)]
        above = [row for row in tiles if not row.is_optimal()]
        for row in {row.cell.name: row for row in behind + above}.values():
            print(f"{row.cell.name}: {row.layout} {row.own:g}, {cells.canonical(row.cell)} {row.canonical:g}, best {row.best_layout()} {row.best:g}")
        free = sum(row.own <= row.least * (1 + SAME) for row in tiles)
        bar(not behind and not above, f"{len(tiles)} tiles of tensor cores, {free} without conflicts; {len(above)} neither so nor proved to be the best of "
            f"the family, {len(behind)} behind the canonical swizzle")
    if counts_only:
        return fine
    bar(best >= AT_BEST * count, f"{best} at the best of the family, {best / count:.1%}; at least {AT_BEST:.0%}")
    bar(mean <= MEAN_ABOVE, f"mean above it {mean:.2%}; at most {MEAN_ABOVE:.1%}")
    bar("price" not in price, f"{price.count('price')} that the price itself would change for fewer wavefronts "
        f"({price.count('price, equal')} for as many)")
    bar(statistics.median(times) <= MEDIAN_US and max(times) <= WORST_US,
        f"search: median {statistics.median(times):.0f} us an array, worst {max(times):.0f}; at most {MEDIAN_US} and {WORST_US}")
    return fine


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    toolchain.add_library_arguments(parser)
    parser.add_argument("--out", type=pathlib.Path, default=manifest.ROOT / "build/oracle")
    parser.add_argument("--group", action="append", choices=cells.GROUPS, help="these cells alone; may repeat")
    parser.add_argument("--cell", action="append", help="these cells alone; may repeat")
    parser.add_argument("--counts-only", action="store_true", help="judge the comparison of counts alone")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="every Nth cell alone")
    parser.add_argument("--runs", type=int, default=2, help="of the search, for its time")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--list", type=int, default=40, metavar="COUNT", help="cells that are printed")
    return parser.parse_args()


def main():
    arguments = parse_arguments()
    arguments.plugin = arguments.plugin or arguments.unbank.parent.parent / "lib/Unbank.so"
    arguments.out.mkdir(parents=True, exist_ok=True)
    toolchain.run("cc", "-std=c17", "-D_GNU_SOURCE", "-Wall", "-Wextra", "-Werror", "-Wshadow", "-O2", "-march=native", manifest.ROOT / "bench/oracle.c",
                  "-o", arguments.out / "oracle", "-lm")
    toolchain.build_with_library("propose", arguments.out / "propose", arguments.plugin, arguments.llvm_config)
    chosen = [cell for cell in cells.cells() if (not arguments.group or cell.group in arguments.group)
              and (not arguments.cell or cell.name in arguments.cell)][::arguments.every]
    batches = [chosen[i:i + BATCH] for i in range(0, len(chosen), BATCH)]
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        made = list(pool.map(lambda item: run_batch(arguments, *item), enumerate(batches)))
    results = [row for rows in made for row in rows]
    write_list(arguments.out / "cells.csv", results)
    print_cells(results, arguments.list)
    print_groups(results)
    return 0 if judge(results, arguments.counts_only) else 1


if __name__ == "__main__":
    sys.exit(main())
