#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether the bounds of `unbank explain` hold, and how near to them the layouts are: bench/certificates.py [--unbank BIN] [--group static|memory]...

Of every array of every kernel of the bench `unbank explain --certificate=` says what its layout takes, and below what none gets;
tools/certificate.py, which shares no code with the pass, counts both again. Takes a CUDA toolkit's headers and no GPU.
Exit code 1: a certificate is wrong."""

import argparse
import json
import pathlib
import statistics
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

import manifest

sys.path.append(str(manifest.ROOT / "tools"))
import certificate  # noqa: E402


def certificates(unbank, source, kernels, folder):
    path = pathlib.Path(folder) / f"{source.parent.name}.{source.stem}.json"
    promises = [f"--block={kernel.symbol}@{kernel.shape()}" for kernel in kernels]
    done = subprocess.run([unbank, "explain", "*", source, f"--certificate={path}", *promises], capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(done.stderr.strip())
    found = json.loads(path.read_text())["certificates"]
    names = {kernel.symbol for kernel in kernels}
    return [(row, certificate.check(row) if row["whole"] else []) for row in found if row["kernel"] in names]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--unbank", type=pathlib.Path, default=manifest.ROOT / "build/llvm-22/bin/unbank")
    parser.add_argument("--group", action="append", choices=sorted(manifest.GROUPS), help="default: all")
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    sources = {}
    for group in arguments.group or sorted(manifest.GROUPS):
        for kernel in manifest.kernels(group=group):
            sources.setdefault(kernel.source, []).append(kernel)
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(arguments.jobs) as pool:
        rows = [row for rows in pool.map(lambda item: certificates(arguments.unbank, *item, folder), sources.items()) for row in rows]

    whole = [(row, wrong) for row, wrong in rows if row["whole"]]
    failed = [(row, wrong) for row, wrong in whole if wrong]
    for row, wrong in failed:
        print(f"WRONG {row['array']} in {row['kernel']}: {'; '.join(wrong[:3])}")
    above = [(row["wavefronts"] / row["compared"] - 1, row) for row, _ in whole if row["compared"]]
    for distance, row in sorted(above, key=lambda pair: -pair[0]):
        if distance > 0:
            print(f"{distance:8.1%} above the bound: {row['array']} in {row['kernel']}, {row['layout']}")
    distances = [distance for distance, _ in above]
    print(f"{'met   ' if not failed else 'missed'}  {len(rows)} arrays of kernels: {len(whole)} with a certificate, of which {len(failed)} are wrong; "
          f"{sum(distance == 0 for distance in distances)} of {len(above)} at their bound, {statistics.mean(distances):.1%} above it in the mean; "
          f"{sum(row['left_out'] > 0 for row, _ in whole)} leave executions out")
    return 1 if failed or not whole else 0


if __name__ == "__main__":
    sys.exit(main())
