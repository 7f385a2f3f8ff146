#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The estimate of added instructions against SASS: bench/estimate.py [--unbank BIN] [--plugin FILE] [--cells build/oracle/cells.csv]

The choice estimates how many instructions a layout adds to the addresses of an array (lib/evaluate/added.h). Here each estimate is
compared with what ptxas makes of the code: SASS instructions of the kernel with the layout, less those without it, the block shape
promised or not on both sides alike; accesses to shared memory, whose widths a layout changes, are left out. Three sets:

    bench    the kernels of the bench, all of their arrays as the pass chooses
    chosen   the oracle's cells, as the pass chooses
    best     the oracle's cells, forced to the layout with the fewest wavefronts, where the pass chose another (--cells)

Both are instructions of the code, each counted once however often it is executed. Where ptxas unrolled a loop that the estimate
counts once, or unrolled it otherwise under the layout, the two cannot be compared: these are counted by themselves. An error is
estimate - SASS, by access of the code. Takes a CUDA toolkit (ptxas) and no GPU.
Exit code 1: the median error is not 0, or fewer than 90 % are within two instructions an access."""

import argparse
import collections
import csv
import json
import pathlib
import re
import statistics
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import cells
import manifest
import oracle
import toolchain

sys.path.append(str(manifest.ROOT / "test/widths"))
import cubin  # noqa: E402

WITHIN, SHARE = 2, 0.9


@dataclass
class Row:
    set: str
    name: str
    layouts: str
    estimate: float
    in_loops: float
    sass: int
    accesses: int
    is_comparable: bool

    def error(self):
        return (self.estimate - self.sass) / self.accesses


def shared_accesses(counts):
    return sum(count for key, count in counts.items() if key != "instructions")


def counts_of(arguments, ptx):
    """{kernel: its instructions}."""
    made = ptx.with_suffix(".cubin")
    toolchain.assemble(arguments, ptx, made)
    return cubin.kernels(made)


def with_shapes(ptx, like):
    """A copy of PTX whose kernels promise the block shapes that those of another promise: what ptxas gains from these is no layout's."""
    shapes = dict(re.findall(r"\.entry (\w+)\([^)]*\)\s*(\.reqntid [\d, ]+)", like.read_text()))
    copy = like.with_suffix(".plain.ptx")
    copy.write_text(re.sub(r"(\.entry (\w+)\([^)]*\))(?!\s*\.reqntid)",
                           lambda match: f"{match[1]}\n{shapes.get(match[2], '')}", ptx.read_text()))
    return copy


def prices_of(arguments, module, options, proposed=()):
    """{array: {layout: Price}} and {array: the layout chosen}."""
    answer = toolchain.run(arguments.out / "propose", module, *options, stdin="\n".join(proposed))
    prices, chosen = collections.defaultdict(dict), {}
    for line in answer.splitlines():
        word, array, layout, *figures = line.split()
        if word == "price":
            prices[array][layout] = oracle.Price(*map(float, figures))
        elif word == "chosen":
            chosen[array] = layout
    return prices, chosen


def compare(arguments, set_name, module, options, forced):
    """Rows of one module. `forced`: {array: layout}; where it is empty, the pass chooses."""
    proposed = [f"{array} {layout}" for array, layout in forced.items()]
    prices, chosen = prices_of(arguments, module, options, proposed)
    taken = forced or chosen
    after, report = module.with_suffix(f".{set_name}.bc"), module.with_suffix(f".{set_name}.json")
    done = subprocess.run([arguments.unbank, "fix", module, "-o", after, f"--report={report}", *(f"--{option}" for option in options),
                           *(f"--layout={array}@{layout}" for array, layout in forced.items())], capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(done.stderr)
    rewritten, read = toolchain.ptx_of(arguments, after), json.loads(report.read_text())
    plain, laid_out = counts_of(arguments, with_shapes(toolchain.ptx_of(arguments, module), rewritten)), counts_of(arguments, rewritten)
    names = {array["id"]: array for array in read["arrays"]}
    for kernel in read["kernels"]:
        name = kernel["name"]
        arrays = {names[array]["name"] for access in kernel["accesses"] for array in access["arrays"]
                  if names[array]["decision"] == "changed"}
        known = [prices[array][taken[array]] for array in sorted(arrays) if taken.get(array) in prices[array]]
        if not known or len(known) != len(arrays):
            continue
        before, behind = plain[name], laid_out[name]
        own, other = shared_accesses(before), shared_accesses(behind)
        written = len(kernel["accesses"])
        yield Row(set_name, kernel["display"].split("(")[0], " ".join(taken[array] for array in sorted(arrays)),
                  sum(price.added_code for price in known), sum(price.added_in_loops for price in known),
                  behind["instructions"] - other - before["instructions"] + own, max(other, 1),
                  own <= written and not (own != other and set_name != "bench"))


def cell_batches(arguments):
    """(set, module, options, forced) of the cells, a batch a module."""
    known = {row["cell"]: row for row in csv.DictReader(arguments.cells.open())} if arguments.cells.exists() else {}
    chosen = cells.cells()[::arguments.every]
    for start in range(0, len(chosen), oracle.BATCH):
        batch = chosen[start:start + oracle.BATCH]
        module = oracle.compile_batch(arguments, start // oracle.BATCH, batch)
        options = oracle.promises(batch, "")
        yield "chosen", module, options, {}
        forced = {}
        for cell in batch:
            row = known.get(cell.name)
            layout = row and (row["cheapest_best"] or row["best"])
            if row and float(row["above"]) > 0 and layout != row["layout"]:
                forced[oracle.symbol(cell)] = layout
        if forced:
            yield "best", module, options, forced


def bench_modules(arguments):
    tools, units = toolchain.Toolchain(arguments), {}
    for kernel in manifest.kernels():
        units.setdefault(kernel.source, []).append(f"block={kernel.symbol}@{kernel.shape()}")
    for source, options in units.items():
        module = tools.module_path(source, (), ".bc")
        if not toolchain.is_fresh(module, source):
            tools.front(source, ())
            tools.optimised(source, ())
        yield "bench", module, options, {}


def print_set(name, rows):
    compared = [row for row in rows if row.is_comparable]
    if not compared:
        return True
    errors = [row.error() for row in compared]
    within = sum(abs(error) <= WITHIN for error in errors) / len(errors)
    whole = sorted(row.estimate - row.sass for row in compared)
    fine = abs(statistics.median(errors)) < 0.05 and within >= SHARE
    print(f"{'met   ' if fine else 'missed'}  {name:7} {len(compared):5} compared, {len(rows) - len(compared):4} unrolled otherwise; "
          f"error an access: median {statistics.median(errors):+.2f}, within {WITHIN}: {within:.1%}; of a kernel: median "
          f"{statistics.median(whole):+.1f}, 5 % below {whole[len(whole) // 20]:+.0f}, 5 % above {whole[-1 - len(whole) // 20]:+.0f}; "
          f"sum of estimates {sum(row.estimate for row in compared):.0f}, of SASS {sum(row.sass for row in compared)}")
    return fine


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    toolchain.add_library_arguments(parser)
    toolchain.add_cell_arguments(parser)
    parser.add_argument("--out", type=pathlib.Path, default=manifest.ROOT / "build/estimate")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="every Nth cell alone")
    parser.add_argument("--set", action="append", choices=("bench", "chosen", "best"), help="these alone; may repeat")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--list", type=int, default=30, metavar="COUNT", help="the largest errors that are printed")
    return parser.parse_args()


def main():
    arguments = parse_arguments()
    arguments.plugin = arguments.plugin or arguments.unbank.parent.parent / "lib/Unbank.so"
    for folder in ("", "modules"):
        (arguments.out / folder).mkdir(parents=True, exist_ok=True)
    toolchain.build_with_library("propose", arguments.out / "propose", arguments.plugin, arguments.llvm_config)
    wanted = arguments.set or ["bench", "chosen", "best"]
    tasks = list(bench_modules(arguments)) if "bench" in wanted else []
    tasks += cell_batches(arguments) if set(wanted) - {"bench"} else []
    with ThreadPoolExecutor(arguments.jobs) as pool:
        rows = [row for made in pool.map(lambda task: list(compare(arguments, *task)), [task for task in tasks if task[0] in wanted])
                for row in made]
    rows.sort(key=lambda row: (-abs(row.error()), row.set, row.name))
    with (arguments.out / "estimate.csv").open("w", newline="") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(("set", "kernel", "layouts", "estimate", "in_loops", "sass", "accesses", "comparable"))
        table.writerows((row.set, row.name, row.layouts, row.estimate, row.in_loops, row.sass, row.accesses, row.is_comparable) for row in rows)
    for row in [row for row in rows if row.is_comparable][:arguments.list]:
        print(f"{row.set:7} {row.name:24} {row.layouts:32} estimate {row.estimate:4.0f}, SASS {row.sass:4}, {row.accesses:3} accesses")
    return 0 if all([print_set(name, [row for row in rows if row.set == name]) for name in wanted]) else 1


if __name__ == "__main__":
    sys.exit(main())
