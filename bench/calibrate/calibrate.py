#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Bounds the costs of lib/cost/target.c on a GPU: what they are where one thing alone binds.

usage: bench/calibrate/calibrate.py build [--arch sm_90] [--out FOLDER]     on a machine with clang and a CUDA toolkit
       FOLDER/gpu_run --csv TIMES.csv FOLDER/jobs.txt                        on the GPU
       bench/calibrate/calibrate.py fit TIMES.csv                            anywhere

The kernels are one source (micro.cu) with different macros, in series; gpu_run takes turns among the variants of one, so that the clock
drifts alike for all. The unit is the time w of one wavefront when the shared-memory pipe is bound:

    wavefront     slope of the time over the stride of a load, 2 to 16 wavefronts each: w
    instruction   slope over integer instructions added to loads without conflicts, once issue is bound, in w
    access        eight 4-byte loads in place of two 16-byte loads of as many wavefronts, for each load more, in w:
                  where the pipe is bound, and where issue is
    latency       L in 1 + L / warps, by which resident warps hide latency, where each round waits for global memory

`instruction`, `access` and `latency` are columns of the table in lib/cost/target.c. Its values lie between nothing and these, as kernels
do: docs/choice.md."""

import argparse
import csv
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
import toolchain  # noqa: E402

THREADS, TRIPS, LOADS = 1024, 4000, 8
WARPS = THREADS // 32
STRIDES, PAIRS, ISSUE_PAIRS = (1, 2, 4, 8, 16), (0, 4, 8, 16, 32, 64), 32
CHAIN_THREADS, CHAIN_TRIPS = 128, 1000
LINKS = 1 << 24  # words that the chain wanders in: more than the caches hold
BLOCKS = (16, 15, 14, 12, 10, 8, 6, 4)  # resident on an SM
SERIES = {
    "wavefront": {f"stride{s}": {"STRIDE": s} for s in STRIDES},
    "instruction": {f"pairs{p}": {"EXTRA": p} for p in PAIRS},
    "access": {"wide": {"LOADS": 2, "WIDTH": 4, "STRIDE": 4}, "narrow": {}},
    "access-issue": {"wide": {"LOADS": 2, "WIDTH": 4, "STRIDE": 4, "EXTRA": ISSUE_PAIRS}, "narrow": {"EXTRA": ISSUE_PAIRS}},
}


def shared_of_chip(arch):
    """KiB of an SM, as in lib/cost/target.c."""
    table = {80: 164, 86: 100, 87: 164, 89: 100, 90: 228, 100: 228, 120: 100}
    number = int("".join(c for c in arch if c.isdigit()))
    return table[max((row for row in table if row <= number), default=min(table))]


def block_bytes(arch, blocks):
    """The most static shared memory with which as many blocks are resident: each takes 1 KiB more."""
    return min(48 * 1024, (shared_of_chip(arch) * 1024 // blocks - 1024) // 128 * 128)


def series_of(arch):
    chain = {f"blocks{n}": {"CHAIN": 1, "LOADS": 1, "BYTES": block_bytes(arch, n)} for n in BLOCKS
             if (shared_of_chip(arch) * 1024) // (block_bytes(arch, n) + 1024) == n}
    return SERIES | {"block": chain}


def compile_variant(arguments, macros, path):
    ptx = path.with_suffix(".ptx")
    subprocess.run([arguments.clang, "-x", "cuda", "--cuda-device-only", f"--cuda-gpu-arch={arguments.arch}", "-O3", "-nocudainc",
                    "-nocudalib", "--cuda-feature=+ptx78", "-Wno-unknown-cuda-version", *(f"-D{k}={v}" for k, v in macros.items()), "-S",
                    HERE / "micro.cu", "-o", ptx], check=True)
    subprocess.run([arguments.cuda / "bin/ptxas", f"-arch={arguments.arch}", ptx, "-o", path], check=True)
    ptx.unlink()


def build(arguments):
    arguments.out.mkdir(parents=True, exist_ok=True)
    lines = []
    for name, variants in series_of(arguments.arch).items():
        chain = name == "block"
        threads, trips = (CHAIN_THREADS, CHAIN_TRIPS) if chain else (THREADS, TRIPS)
        grid = arguments.sms * (max(BLOCKS) * 4 if chain else 2)
        lines += [f"kernel {name}", "symbol _Z5microPjPKji", f"grid {grid} 1 1", f"block {threads} 1 1",
                  f"output u32[{grid * threads}]:zero", f"input u32[{LINKS}]:random:1:0:{LINKS - 1}", f"input i32:{trips}"]
        for variant, macros in variants.items():
            compile_variant(arguments, macros, arguments.out / f"{name}.{variant}.cubin")
            lines.append(f"variant {variant} {name}.{variant}.cubin")
        lines += ["end", ""]
    (arguments.out / "jobs.txt").write_text("\n".join(lines))
    toolchain.build_driver(arguments.out, arguments.cuda)


def read_times(path):
    """{series: {variant: us}}"""
    times = {}
    with open(path, newline="") as file:
        for row in csv.DictReader(file):
            times.setdefault(row["kernel"], {})[row["variant"]] = float(row["median_us"])
    return times


def slope(points):
    mean_x = sum(x for x, _ in points) / len(points)
    mean_y = sum(y for _, y in points) / len(points)
    return sum((x - mean_x) * (y - mean_y) for x, y in points) / sum((x - mean_x)**2 for x, _ in points)


def fit(arguments):
    times = read_times(arguments.times)
    rounds = TRIPS * 2 * WARPS  # of the warps of one SM, which holds two blocks
    wavefront = slope([(s * LOADS, times["wavefront"][f"stride{s}"]) for s in STRIDES if s > 1]) / rounds
    issue = [(2 * p, times["instruction"][f"pairs{p}"]) for p in PAIRS if p >= 16]
    instruction = slope(issue) / rounds / wavefront
    print(f"wavefront    {wavefront * 1e3:8.4f} ns of an SM")
    print(f"instruction  {instruction:8.3f} wavefronts")
    for name in ("access", "access-issue"):
        more = (times[name]["narrow"] - times[name]["wide"]) / rounds / (LOADS - 2) / wavefront
        print(f"{name:12} {more:8.3f} wavefronts")
    chain = times["block"]
    counts = sorted((int(name.removeprefix("blocks")) for name in chain), reverse=True)
    for one, other in zip(counts, counts[1:]):
        ratio = chain[f"blocks{other}"] / chain[f"blocks{one}"]
        share = one / other - ratio  # of 1 / warps
        latency = (ratio - 1) / share * one * CHAIN_THREADS // 32 if share > 0 else float("inf")
        print(f"latency      {latency:8.3f} warps, {one} to {other} blocks")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    builds = commands.add_parser("build")
    builds.add_argument("--arch", default="sm_90")
    builds.add_argument("--sms", type=int, default=132, help="SMs of the GPU; default: an H200's")
    builds.add_argument("--clang", default="clang++-22")
    builds.add_argument("--cuda", type=pathlib.Path, default=pathlib.Path("/usr/local/cuda"))
    builds.add_argument("--out", type=pathlib.Path, default=HERE.parent.parent / "build/calibrate")
    commands.add_parser("fit").add_argument("times")
    arguments = parser.parse_args()
    (build if arguments.command == "build" else fit)(arguments)


if __name__ == "__main__":
    main()
