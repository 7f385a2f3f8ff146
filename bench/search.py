#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How long the search for a layout takes: bench/search.py [--unbank BIN] [--built build/bench] [--runs 5]

After bench/build.py, on its modules, block shapes promised. `unbank analyze --timing` says on the standard error, a line an array,
`search NAME MICROSECONDS`; of several runs the least counts, for that is what the search takes and not what else the machine did.
Exit code 1: the median is above 1 ms or the worst above 20 ms."""

import argparse
import pathlib
import statistics
import subprocess
import sys

import manifest

MEDIAN_US, WORST_US = 1000, 20000


def searches(unbank, module, promises):
    """(array, microseconds) of one run, in order."""
    done = subprocess.run([unbank, "analyze", module, "--timing", *promises], capture_output=True, text=True)
    rows = [line.split() for line in done.stderr.splitlines() if line.startswith("search ")]
    if done.returncode > 1:
        raise SystemExit(done.stderr.strip())
    return [(row[1], float(row[2])) for row in rows]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--unbank", type=pathlib.Path, default=manifest.ROOT / "build/llvm-22/bin/unbank")
    parser.add_argument("--built", type=pathlib.Path, default=manifest.ROOT / "build/bench")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--list", type=int, default=10, metavar="COUNT", help="the slowest that are printed")
    arguments = parser.parse_args()

    promises = {}
    for kernel in manifest.kernels():
        module = arguments.built / "modules" / f"{kernel.source.parent.name}.{kernel.source.stem}.bc"
        promises.setdefault(module, []).append(f"--block={kernel.symbol}@{kernel.shape()}")
    rows = []
    for module, options in promises.items():
        runs = [searches(arguments.unbank, module, options) for _ in range(arguments.runs)]
        rows += [(min(run[i][1] for run in runs), module.stem, name) for i, (name, _) in enumerate(runs[0])]
    if not rows:
        sys.exit("unbank analyze --timing named no search")
    rows.sort(reverse=True)
    for us, module, name in rows[:arguments.list]:
        print(f"{us:9.0f} us  {module}  {name}")
    median, worst = statistics.median(us for us, _, _ in rows), rows[0][0]
    fine = median <= MEDIAN_US and worst <= WORST_US
    print(f"{'met   ' if fine else 'missed'}  {len(rows)} arrays of {len(promises)} modules: median {median:.0f} us, "
          f"worst {worst:.0f} us; at most {MEDIAN_US} and {WORST_US}")
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
