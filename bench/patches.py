#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What `unbank suggest` does for the kernels of the bench: a line for each that the plugin changes.

usage: bench/patches.py [--group GROUP] [--only KERNEL]... [--unbank FILE] [--nvcc FILE] [--out FOLDER] [--jobs N] [--gpu]
       bench/patches.py --times times.csv

Each source is patched with all its launches' block shapes promised, and then, kernel by kernel:

    patch     whether all of its arrays that the plugin changes have one; else the first reason
    lines     added and taken away by the patch of its source
    wavefronts  of a block, as written, with the plugin, patched: by the report, as far as it knows all three
    nvcc      whether the patched source compiles
    outputs   whether the simulator gives the same outputs for it, in the manifest's small launch

In --out lie patches/SOURCE.patch and the trees plain/ and patched/. With --gpu, which needs the plugin beside the command and a toolkit,
gpu/ has what a machine with a GPU runs of the patched kernels, two jobs for each:

    KERNEL       plain and unbank, by clang, without the plugin and with it
    KERNEL.nvcc  plain and patched, by nvcc

    gpu/gpu_run --csv times.csv gpu/jobs.txt

and --times compares what each gained: the patch's over the plugin's, in geometric mean; below 1 the plugin gained more. nvcc and clang do
not begin at the same time, as they merge accesses of the untouched source differently; so it also says how fast both end."""

import argparse
import concurrent.futures
import csv
import dataclasses
import json
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
from dataclasses import dataclass, field

import manifest
import times
import toolchain

ROOT = manifest.ROOT
PARTS = ("bench/kernels", "bench/memory", "examples")


@dataclass
class Row:
    kernel: str
    changed: bool = False
    patch: str = "no"
    lines: int = 0
    wavefronts: tuple = ()
    nvcc: str = "-"
    outputs: str = "-"

    def is_good(self):
        return self.patch == "yes" and self.nvcc == "yes" and self.outputs in ("equal", "-")


@dataclass
class Source:
    path: pathlib.Path
    entries: list = field(default_factory=list)


def run(*command, **options):
    return subprocess.run([str(word) for word in command], text=True, capture_output=True, **options)


def shapes(source):
    return [f"--block={entry['kernel']}@{manifest.shape_text(entry['block'])}" for entry in source.entries]


def known(kernel, side):
    """The score of a kernel; where it is not known, the sum of the accesses that are."""
    total = kernel[side]["score"]
    if total is not None:
        return total
    rows = [access[side] for access in kernel["accesses"] if access[side]]
    return sum(row["weight"] * row["wavefronts"]["mean"] for row in rows
               if row["weight"] is not None and row["wavefronts"] and row["wavefronts"]["mean"] is not None)


class Bench:
    def __init__(self, arguments):
        self.arguments, self.out = arguments, arguments.out.resolve()
        self.include = ROOT / "include"
        for tree in ("plain", "patched"):
            for part in PARTS:
                shutil.copytree(ROOT / part, self.out / tree / part, dirs_exist_ok=True)
        (self.out / "patches").mkdir(exist_ok=True)

    def report(self, source, path):
        where = self.out / f"{source.path.stem}.{path.parts[-4]}.json"
        done = run(self.arguments.unbank, "analyze", path, *shapes(source), f"--report={where}", "--", f"-I{self.include}")
        if done.returncode:
            raise SystemExit(f"{path}: {done.stderr}")
        return json.loads(where.read_text())

    def outputs(self, entry, path):
        """The hashes of all buffers after a launch, or why there are none."""
        kernel = manifest.kernel_of(entry, path.parent, False, ())
        words = manifest.simulate_words(kernel, kernel.grid)
        words += ["--races=ignore"] if entry.get("races") == "ignore" else []
        done = run(self.arguments.unbank, "simulate", path, *words, f"--clang-arg=-I{self.include}", "--jobs=1", cwd=path.parent)
        hashes = re.findall(r"^ *(\w+) .* ([0-9a-f]{16})$", done.stdout, re.MULTILINE)
        return hashes if not done.returncode and hashes else (done.stderr.strip().split("\n")[-1] or "no outputs")

    def judge(self, source):
        rows = []
        part = source.path.parent.relative_to(ROOT)
        plain, patched = (self.out / tree / part / source.path.name for tree in ("plain", "patched"))
        file = self.out / "patches" / f"{source.path.stem}.patch"
        report = self.report(source, plain)
        done = run(self.arguments.unbank, "suggest", part / source.path.name, *shapes(source), f"--patch={file}", "--", f"-I{self.include}",
                   cwd=self.out / "plain")
        reasons = dict(re.findall(r"no fix for (\S+): (.*)", done.stderr))
        if done.returncode:
            raise SystemExit(f"{source.path}: {done.stderr}")
        text = file.read_text()
        lines = len(re.findall(r"^[-+](?![-+])", text, re.MULTILINE))
        if text and run("patch", "-s", "-p1", "-i", file, cwd=self.out / "patched").returncode:
            raise SystemExit(f"{file}: it cannot be applied")
        after = self.report(source, patched) if text else None
        compiled = not text or self.compile(patched)
        for entry in source.entries:
            [kernel] = [kernel for kernel in report["kernels"] if kernel["name"] == entry["kernel"]]
            used = {name for access in kernel["accesses"] for name in access["arrays"]}
            changed = [array["display"] for array in report["arrays"] if array["id"] in used and array["code"] == "changed"]
            row = Row(entry["name"], bool(changed))
            rows.append(row)
            lacking = [name for name in changed if name in reasons]
            row.patch = "yes" if text and changed and not lacking else reasons[lacking[0]] if lacking else "no"
            row.lines = lines
            if not text or len(lacking) == len(changed):
                continue
            [then] = [kernel for kernel in after["kernels"] if kernel["name"] == entry["kernel"]]
            row.wavefronts = known(kernel, "before"), known(kernel, "after"), known(then, "before")
            row.nvcc = "yes" if compiled else "no"
            first, second = self.outputs(entry, plain), self.outputs(entry, patched)
            row.outputs = "equal" if first == second and isinstance(first, list) else f"differ: {first} {second}"[:200]
        return rows

    def compile(self, path):
        nvcc = self.arguments.nvcc
        if not shutil.which(nvcc):
            return True
        done = run(nvcc, f"-arch={self.arguments.arch}", "-std=c++17", f"-I{self.include}", "-cubin", path, "-o", self.out / f"{path.stem}.cubin")
        if done.returncode or "error" in done.stderr:
            print(done.stderr)
        return not done.returncode


def symbol_in(cubin, symbol):
    """The entry of a cubin that nvcc made of a kernel: types such as half have other names there."""
    names = set(re.findall(r"FUNC .* (\S+)$", run("readelf", "-sW", cubin).stdout, re.MULTILINE))
    length = int(re.match(r"_Z(\d+)", symbol)[1])
    start = symbol[:len(f"_Z{length}") + length]
    near = [name for name in names if name.startswith(start)]
    return symbol if symbol in names else near[0] if len(near) == 1 else None


class Gpu:
    """What is timed, of kernels whose patch is good."""

    def __init__(self, arguments, bench):
        self.arguments, self.bench, self.gpu = arguments, bench, bench.out / "gpu"
        arguments.plugin = arguments.unbank.resolve().parent.parent / "lib/Unbank.so"
        arguments.cuda, arguments.out = pathlib.Path(arguments.nvcc).parent.parent, bench.out
        for folder in (self.gpu, bench.out / "modules"):
            folder.mkdir(exist_ok=True)
        self.tools = toolchain.Toolchain(arguments)

    def by_clang(self, kernel):
        self.tools.front(kernel.source, ())
        for variant in (manifest.PLAIN, manifest.REWRITTEN[0]):
            cubin = self.gpu / f"{kernel.name}.{variant.name}.cubin"
            self.tools.build_variant(kernel, variant, cubin, self.bench.out / f"{kernel.name}.{variant.name}.json")
            yield variant.name, cubin.name

    def by_nvcc(self, kernel):
        for tree in ("plain", "patched"):
            source, cubin = self.bench.out / tree / kernel.source.relative_to(ROOT), self.gpu / f"{kernel.name}.nvcc.{tree}.cubin"
            toolchain.run(self.arguments.nvcc, f"-arch={self.arguments.arch}", "-std=c++17", f"-I{self.bench.include}", "-cubin", source,
                          "-o", cubin)
            yield tree, cubin.name

    def write(self, names):
        lines = ["# written by bench/patches.py; bench/jobs.h describes it"]
        for kernel in manifest.kernels(only=names, group=self.arguments.group):
            kernel = dataclasses.replace(kernel, source=kernel.source.resolve())
            lines += manifest.job_lines(kernel, kernel.grid, list(self.by_clang(kernel)))
            variants = list(self.by_nvcc(kernel))
            symbols = {symbol_in(self.gpu / cubin, kernel.symbol) for _, cubin in variants}
            if len(symbols) != 1 or None in symbols:
                raise SystemExit(f"{kernel.name}: nvcc's cubins have not one entry of it: {symbols}")
            own = dataclasses.replace(kernel, name=f"{kernel.name}.nvcc", symbol=symbols.pop())
            lines += manifest.job_lines(own, own.grid, variants)
        (self.gpu / "jobs.txt").write_text("\n".join(lines) + "\n")
        toolchain.build_driver(self.gpu, self.arguments.cuda)


def compare_times(path):
    rows = {}
    with path.open(newline="") as file:
        for row in csv.DictReader(file):
            rows[row["kernel"], row["variant"]] = row
    kept, gains, beside = {}, [], []
    for name in sorted({kernel for kernel, variant in rows if variant == "patched"}):
        kernel = name.removesuffix(".nvcc")
        us = [float(rows[job, variant]["median_us"]) for job, variant in
              ((kernel, "plain"), (kernel, "unbank"), (name, "plain"), (name, "patched"))]
        by_plugin, by_patch = us[0] / us[1], us[2] / us[3]
        kept[kernel] = by_patch / by_plugin
        gains.append(by_patch)
        beside.append(us[1] / us[3])
        print(f"{kernel:24} plugin {by_plugin:6.2f}  patch {by_patch:6.2f}  kept {kept[kernel]:5.2f}  results "
              f"{rows[name, 'patched']['results']}")
    print(f"{len(kept)} kernels: the patch keeps {times.geometric_mean(kept.values()):.3f} of the plugin's gain in geometric mean; "
          f"{sum(value >= 0.98 for value in kept.values())} keep at least 0.98")
    print(f"patched, by nvcc: {times.geometric_mean(gains):.3f} times as fast as plain, at least {min(gains):.3f}; "
          f"{times.geometric_mean(beside):.3f} times as fast as with the plugin, by clang")
    return 0 if all(row["results"] == "same" for row in rows.values()) else 1


def sources(arguments):
    found = {}
    for folder, entry in manifest.read_entries(arguments.group):
        if "file" in entry and entry.get("bench") and (not arguments.only or entry["name"] in arguments.only):
            path = (folder / entry["file"]).resolve()
            found.setdefault(path, Source(path)).entries.append(entry)
    return list(found.values())


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    manifest.add_group_option(parser)
    parser.add_argument("--only", action="append", metavar="KERNEL", help="may repeat")
    parser.add_argument("--unbank", type=pathlib.Path, default=ROOT / "build/llvm-22/bin/unbank")
    parser.add_argument("--nvcc", default="/usr/local/cuda/bin/nvcc")
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "build/patches")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--gpu", action="store_true", help="build what a machine with a GPU runs")
    parser.add_argument("--times", type=pathlib.Path, help="what gpu_run measured there")
    parser.add_argument("--clang", default="clang++-22")
    parser.add_argument("--arch", default="sm_90")
    arguments = parser.parse_args()
    if arguments.times:
        return compare_times(arguments.times)
    bench = Bench(arguments)
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        rows = [row for rows in pool.map(bench.judge, sources(arguments)) for row in rows if row.changed]
    for row in rows:
        figures = " -> ".join(f"{value:,.0f}" for value in row.wavefronts)
        print(f"{row.kernel:24} {row.lines:3} lines  {figures:32} nvcc {row.nvcc:4} outputs {row.outputs:8} {row.patch}")
    patched = [row for row in rows if row.patch == "yes"]
    wide = [row for row in patched if row.wavefronts[2] > row.wavefronts[1] * 1.001]
    print(f"{len(patched)} of {len(rows)} kernels that the plugin changes have a patch; {sum(row.is_good() for row in patched)} of them compile "
          f"with nvcc and have equal outputs; {len(patched) - len(wide)} take no more wavefronts than with the plugin; lines at the median: "
          f"{statistics.median(row.lines for row in patched) if patched else 0:g}")
    if arguments.gpu:
        Gpu(arguments, bench).write([row.kernel for row in patched if row.is_good()])
    return 0 if all(row.is_good() for row in patched) else 1


if __name__ == "__main__":
    sys.exit(main())
