# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How fast unbank simulate is: warp instructions of the IR per second on A·Bᵀ, over several sizes.

    python3 bench/speed.py --unbank build/llvm-22/bin/unbank [--runs 3] [--jobs 2]

The kernel does 2n³ operations, so what is left between two sizes is the rate alone; time includes reading and compiling the module.
Beside it the rates that were published for simulators of the whole GPU, which also predict its time: Accel-Sim 12.5 thousand warp
instructions a second, 4.3 times GPGPU-Sim 3.x (Khairy et al., "Accel-Sim", ISCA 2020, section II-E)."""

import argparse
import os
import re
import subprocess
import sys
import time

ACCEL_SIM = 12.5e3
GPGPU_SIM = ACCEL_SIM / 4.3
TILE = 32
SIZES = [128, 256, 512, 1024]
HERE = os.path.dirname(os.path.abspath(__file__))


def command(arguments, n):
    buffer = "--arg=f32[%d]:" % (n * n)
    return [arguments.unbank, "simulate", os.path.join(HERE, "..", "examples", "abt.cu"), "--kernel=abt",
            "--grid=%dx%d" % (n // TILE, n // TILE), "--block=%dx%d" % (TILE, TILE), buffer + "zero", buffer + "random:1", buffer + "random:2",
            "--arg=i32:%d" % n, *(["--jobs=%d" % arguments.jobs] if arguments.jobs else [])]


def run(arguments, n):
    """Seconds of the fastest run, and its warp instructions."""
    best = None
    for _ in range(arguments.runs):
        start = time.monotonic()
        done = subprocess.run(command(arguments, n), capture_output=True, text=True)
        seconds = time.monotonic() - start
        if done.returncode:
            sys.exit(done.stderr.strip())
        best = min(best or seconds, seconds)
    return best, int(re.search(r"([\d,]+) warp instructions", done.stdout)[1].replace(",", ""))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--unbank", required=True)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--jobs", type=int, help="CPU threads; all cores when not given")
    arguments = parser.parse_args()
    print("%6s %8s %14s %9s %12s %11s %11s" % ("n", "blocks", "warp instr.", "seconds", "per second", "/ Accel-Sim", "/ GPGPU-Sim"))
    for n in SIZES:
        seconds, instructions = run(arguments, n)
        rate = instructions / seconds
        print("%6d %8d %14d %9.2f %12.0f %11.0f %11.0f" % (n, (n // TILE) ** 2, instructions, seconds, rate, rate / ACCEL_SIM, rate / GPGPU_SIM))


if __name__ == "__main__":
    main()
