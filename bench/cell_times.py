#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether the price is right where the pass leaves wavefronts behind: cells of the oracle, timed under two layouts each.

    bench/cell_times.py build [--cells build/oracle/cells.csv] [--count 60] [--out build/cells]     LLVM, ptxas, no GPU
    bench/run.sh --no-counts RESULTS build/cells/gpu                                                any machine with a GPU
    bench/cell_times.py judge RESULTS/times.csv [--out build/cells]                                 anywhere

`build` takes cells above the best of the family, as oracle.py wrote them: of each group in turn the one farthest above. Each has the
variants `plain`, `chosen` (the pass's layout) and `best` (that of the fewest wavefronts, the cheapest of them by the price), forced by
`layout=`. A block runs what the cell says once; the grid is so large that a launch takes about half a millisecond by the price.
pairs.csv has what the price says of the two.

`judge`: the pass chose by the price, so the price is right where the chosen layout takes at most 2 % longer than the other; beside
it stands by how much the price says that it does. Cells that read what they did not write have results that differ; nothing is made
of that here.
Exit code 1: the price is right in fewer than 95 %."""

import argparse
import csv
import itertools
import math
import pathlib
import sys

import cells
import manifest
import oracle
import toolchain

PAIRS = 60
PLAIN, CHOSEN, BEST = "plain", "chosen", "best"
NOISE, SHARE = 0.02, 0.95
SM_CYCLES = 132 * 1.7e9 * 0.5e-3  # of all SMs of an H200 in half a millisecond
GRID_MAX = 1 << 20
LEAST_CYCLES = 100


def ranked(path):
    """Rows of cells above the best, both layouts priced; of each group in turn the one farthest above. Blocks of which a GPU can start
    no more than it runs show no difference: they come last."""
    groups = {}
    for row in csv.DictReader(path.open()):
        if float(row["above"]) > 0 and row["best_cycles"] and row["cycles"] and row["cheapest_best"] != row["layout"]:
            groups.setdefault(row["group"], []).append(row)
    for rows in groups.values():
        rows.sort(key=lambda row: (-float(row["above"]), row["cell"]))
    found = [row for turn in itertools.zip_longest(*groups.values()) for row in turn if row]
    return sorted(found, key=lambda row: float(row["cycles"]) < LEAST_CYCLES)


def grid_of(row):
    return min(GRID_MAX, max(1, math.ceil(SM_CYCLES / max(float(row["cycles"]), float(row["best_cycles"])))))


def build_cubin(arguments, module, variant, options, layouts):
    made = arguments.out / f"{variant}.bc"
    toolchain.run(arguments.unbank, "fix", module, "-o", made, *options, *(f"--layout={array}@{layout}" for array, layout in layouts))
    toolchain.assemble(arguments, toolchain.ptx_of(arguments, made), arguments.out / f"gpu/{variant}.cubin")


def job(cell, row):
    x, y, z = (*cell.block, 1, 1)[:3]
    count = x * y * z * cells.TYPES[cell.type][1]
    lines = [f"kernel {cell.name}", f"symbol {cell.name}", f"grid {grid_of(row)} 1 1", f"block {x} {y} {z}",
             f"output u8[{count}]:zero"]
    return lines + [f"variant {variant} {variant}.cubin" for variant in (PLAIN, CHOSEN, BEST)] + ["end"]


def build(arguments):
    (arguments.out / "gpu").mkdir(parents=True, exist_ok=True)
    by_name = {cell.name: cell for cell in cells.cells()}
    rows = ranked(arguments.cells)[:arguments.count]
    if not rows:
        sys.exit(f"{arguments.cells} has no cell above the best: bench/oracle.py writes it")
    chosen = [by_name[row["cell"]] for row in rows]
    module = oracle.compile_batch(arguments, 0, chosen)
    options = oracle.promises(chosen, "--")
    for variant, key in ((PLAIN, None), (CHOSEN, "layout"), (BEST, "cheapest_best")):
        build_cubin(arguments, module, variant, options, [(oracle.symbol(cell), row[key] if key else "identity") for cell, row in zip(chosen, rows)])
    jobs = arguments.out / "gpu/jobs.txt"
    jobs.write_text("\n".join(["# written by bench/cell_times.py; bench/jobs.h describes it",
                               *(line for cell, row in zip(chosen, rows) for line in job(cell, row)), ""]))
    with (arguments.out / "pairs.csv").open("w", newline="") as file:
        table = csv.DictWriter(file, rows[0].keys(), lineterminator="\n")
        table.writeheader()
        table.writerows(rows)
    toolchain.build_driver(arguments.out / "gpu", arguments.cuda)
    stub = f"LD_PRELOAD={arguments.cuda}/lib64/stubs/libcuda.so"
    print(toolchain.run("env", stub, arguments.out / "gpu/gpu_run", "--list", jobs).splitlines()[-1])
    return 0


def judge(arguments):
    pairs = {row["cell"]: row for row in csv.DictReader((arguments.out / "pairs.csv").open())}
    times = {(row["kernel"], row["variant"]): float(row["median_us"]) for row in csv.DictReader(arguments.times.open())}
    rows = []
    for name, pair in pairs.items():
        if (name, CHOSEN) not in times or (name, BEST) not in times:
            continue
        rows.append((times[name, CHOSEN] / times[name, BEST] - 1, float(pair["cycles"]) / float(pair["best_cycles"]) - 1, name, pair))
    if not rows:
        sys.exit(f"{arguments.times} has no pair of {arguments.out}/pairs.csv")
    print(f"{'cell':16} {'chosen':24} {'best':24} {'wavefronts':>15} {'instructions':>13} {'price':>7} {'time':>7}")
    for slower, price, name, pair in sorted(rows, reverse=True, key=lambda row: row[0]):
        print(f"{name:16} {pair['layout']:24} {pair['cheapest_best']:24} {float(pair['wavefronts']):7.0f} {float(pair['best_wavefronts']):7.0f} "
              f"{float(pair['added']):6.0f} {float(pair['best_added']):6.0f} {price:+7.1%} {slower:+7.1%}{'' if slower <= NOISE else '  slower'}")
    right = sum(slower <= NOISE for slower, *_ in rows)
    fine = right >= SHARE * len(rows)
    print(f"{'met   ' if fine else 'missed'}  the chosen layout is at most {NOISE:.0%} slower than that of the fewest wavefronts in {right} of "
          f"{len(rows)}; by geometric mean {math.exp(sum(math.log1p(row[0]) for row in rows) / len(rows)) - 1:+.2%}")
    return 0 if fine else 1


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--out", type=pathlib.Path, default=manifest.ROOT / "build/cells")
    steps = parser.add_subparsers(required=True)
    made = steps.add_parser("build")
    made.set_defaults(step=build)
    toolchain.add_library_arguments(made)
    toolchain.add_cell_arguments(made)
    made.add_argument("--count", type=int, default=PAIRS)
    judged = steps.add_parser("judge")
    judged.set_defaults(step=judge)
    judged.add_argument("times", type=pathlib.Path)
    return parser.parse_args()


def main():
    arguments = parse_arguments()
    return arguments.step(arguments)


if __name__ == "__main__":
    sys.exit(main())
