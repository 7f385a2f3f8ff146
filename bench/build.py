#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Builds what the GPU bench runs, on a machine with LLVM and a CUDA toolkit but no GPU.

usage: bench/build.py [--group GROUP] [--only KERNEL]... [--rivals COUNT] [--plugin FILE] [--out FOLDER] ...

Each variant of each kernel (manifest.py) goes clang -> PTX -> ptxas (toolchain.py). In the folder --out:

  gpu/KERNEL.VARIANT.cubin  what is launched
  gpu/jobs.txt, count.txt   job files: all launches at full size; one block of each
  gpu/gpu_run               the driver that runs them
  gpu/host_device.VARIANT   a whole program, host and device halves from one compile
  KERNEL.VARIANT.json       what Unbank says of it: the prediction that counters.py compares
  KERNEL.same-NAME.cubin    built to be compared, not run
  rivals.csv                predictions of other layouts (rivals.py): of the COUNT kernels, and of arrays with conflicts left
  modules/                  the kernels' modules, for those who score them

Only gpu/ is needed on the machine with the GPU.

VARIANT: those of the manifests, and of COUNT kernels forced-1 to forced-10, the rival layouts that promise most. At the end gpu_run
itself reads the job files (--list): what it cannot find or fit is an error here, not on the GPU."""

import argparse
import concurrent.futures
import csv
import os
import pathlib
import sys
import time
from dataclasses import replace

import manifest
import rivals
import toolchain
from toolchain import build_driver, run  # build_driver, run: for verify.py

ROOT = manifest.ROOT
RIVALS = 10  # of one kernel


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    manifest.add_group_option(parser)
    parser.add_argument("--only", action="append", metavar="KERNEL", help="may repeat")
    parser.add_argument("--rivals", type=int, default=0, metavar="COUNT", help="kernels whose rival layouts are built, too")
    parser.add_argument("--timed-only", action="store_true", help="what run.sh times, and nothing that is only scored or compared")
    parser.add_argument("--plugin", type=pathlib.Path, default=ROOT / "build/llvm-22/lib/Unbank.so",
                        help="default: %(default)s; left out if it is not there")
    parser.add_argument("--clang", default="clang++-22")
    parser.add_argument("--llvm-config", default="llvm-config-22")
    parser.add_argument("--cuda", type=pathlib.Path, default=pathlib.Path("/usr/local/cuda"))
    parser.add_argument("--arch", default="sm_90")
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "build/bench")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="compiles at once")
    arguments = parser.parse_args()
    arguments.out = arguments.out.resolve()
    return arguments


class Builder:
    """The tasks of a build, each {name: (function, argument...)}."""

    def __init__(self, arguments):
        self.arguments, self.out, self.gpu = arguments, arguments.out, arguments.out / "gpu"
        self.tools = toolchain.Toolchain(arguments)
        self.plugin = self.tools.plugin

    def build_host_device(self, name, flags):
        """By the toolkit's fatbinary: clang-linker-wrapper, the other way, is not in every package of clang."""
        source, program = manifest.EXAMPLES / "host_device.cu", self.gpu / f"host_device.{name}"
        run(*self.tools.source_flags, "--no-offload-new-driver", *flags, source, "-o", program, f"-L{self.arguments.cuda}/lib64",
            "-lcudart_static", "-ldl", "-lrt", "-lpthread")

    def programs(self):
        yield "gpu_run", (build_driver, self.gpu, self.arguments.cuda)
        yield "host_device.plain", (self.build_host_device, "plain", [])
        if self.plugin:
            score = self.out / "modules/score"
            yield "host_device.unbank", (self.build_host_device, "unbank", [f"-fpass-plugin={self.plugin}"])
            yield "score", (toolchain.build_with_library, "score", score, self.plugin, self.arguments.llvm_config)

    def build_front(self, source, defines):
        self.tools.front(source, defines)
        if not defines:
            self.tools.optimised(source, defines)

    def fronts(self, kernels):
        units = {(kernel.source, variant.defines) for kernel in kernels for variant in kernel.variants}
        for source, defines in sorted(units):
            yield " ".join([source.name, *defines]), (self.build_front, source, defines)

    def variants(self, kernels, rows, folder):
        for kernel in kernels:
            for variant in rows(kernel):
                name = f"{kernel.name}.{variant.name}"
                yield name, (self.tools.build_variant, kernel, variant, folder / f"{name}.cubin", self.out / f"{name}.json")

    def scorer(self, kernel):
        module = self.tools.module_path(kernel.source, (), ".bc")
        return rivals.Scorer(self.out / "modules/score", module, kernel, self.out / f"{kernel.name}.unbank.json")

    def scores(self, scorers, arrays, found):
        """found[kernel, array] = its rivals, for arrays = {kernel: array rows}."""
        for name, rows in arrays.items():
            for array in rows:
                yield f"{name} {array['display']}", (score, scorers[name], array, (name, array["name"]), found)


def score(scorer, array, key, found):
    found[key] = scorer.rivals(array)


def select(kernels, varied, count):
    """`count` kernels: those that the manifests name, then of those whose array changes, evenly over the manifests."""
    named = [kernel for kernel in kernels if kernel.rivals and varied[kernel.name]]
    others = [kernel for kernel in kernels if kernel not in named and (varied[kernel.name] or {}).get("decision") == "changed"]
    wanted = min(max(count - len(named), 0), len(others))
    return named[:count] + [others[i * len(others) // wanted] for i in range(wanted)]


class Rivals:
    """What is scored: of `count` kernels the array with the most conflicts, and every array that keeps some."""

    def __init__(self, builder, kernels, count):
        self.scorers = {kernel.name: builder.scorer(kernel) for kernel in kernels}
        self.found = {}
        varied = {name: scorer.varied() for name, scorer in self.scorers.items()}
        self.timed = {kernel.name: varied[kernel.name] for kernel in select(kernels, varied, count)}
        self.arrays = {kernel.name: self.scorers[kernel.name].conflicting() for kernel in kernels}
        for name, array in self.timed.items():
            self.arrays[name] += [array] if array not in self.arrays[name] else []

    def variants(self, name):
        """The rivals worth timing, as variants of the kernel."""
        array = self.timed.get(name)
        return forced_variants(self.scorers[name], array, self.found.get((name, array["name"]), ())) if array else []

    def write(self, path):
        """One row a layout; `forced`: the variant that is timed with it, or `chosen`."""
        with path.open("w", newline="") as file:
            rows = csv.writer(file, lineterminator="\n")
            rows.writerow(["kernel", "array", "layout", "forced", "wavefronts", "array_wavefronts", "array_bytes", "kernel_bytes"])
            for name, arrays in self.arrays.items():
                for array in arrays:
                    names = {row.layouts[-1]: row.name for row in self.variants(name)}
                    names[array["name"], array["layout"]] = "chosen"
                    for rival in sorted(self.found.get((name, array["name"]), ()), key=rivals.order):
                        rows.writerow([name, array["name"], rival.layout, names.get((array["name"], rival.layout), ""),
                                       f"{rival.wavefronts:g}", f"{rival.own:g}", rival.bytes, rival.kernel_bytes])


def forced_variants(scorer, array, found):
    best = rivals.best(found, RIVALS, known={array["layout"], "identity"})
    return [manifest.Variant(f"forced-{number}", plugin=True, layouts=(*scorer.others(array), (array["name"], rival.layout)))
            for number, rival in enumerate(best, 1)]


def write_jobs(path, kernels, one_block):
    lines = ["# written by bench/build.py; bench/jobs.h describes it"]
    for kernel in kernels:
        variants = [(row.name, f"{kernel.name}.{row.name}.cubin") for row in kernel.variants]
        lines += manifest.job_lines(kernel, (1, 1, 1) if one_block else kernel.grid, variants)
    path.write_text("\n".join(lines) + "\n")


def run_tasks(tasks, workers):
    """Runs {name: (function, argument...)}; prints progress; returns the names that failed."""
    failed, start = set(), time.monotonic()
    with concurrent.futures.ThreadPoolExecutor(workers) as pool:
        futures = {name: pool.submit(*task) for name, task in tasks.items()}
        for number, (name, future) in enumerate(futures.items(), 1):
            try:
                future.result()
                print(f"[{number}/{len(futures)}] {name}", flush=True)
            except RuntimeError as error:
                failed.add(name)
                print(f"[{number}/{len(futures)}] {name} FAILED\n{error}", flush=True)
    print(f"{len(tasks)} tasks, {time.monotonic() - start:.1f} s", flush=True)
    return failed


def is_forced(variant):
    return variant.name.startswith("forced-")


def build_kernels(builder, kernels, jobs):
    """Builds everything; returns the kernels as the job files want them, and what failed."""
    failed = run_tasks({**dict(builder.programs()), **dict(builder.fronts(kernels))}, jobs)
    failed |= run_tasks({**dict(builder.variants(kernels, lambda kernel: kernel.variants, builder.gpu)),
                         **dict(builder.variants(kernels, lambda kernel: () if builder.arguments.timed_only else kernel.same,
                                                 builder.out))}, jobs)
    if builder.plugin and not builder.arguments.timed_only:
        good = [kernel for kernel in kernels if f"{kernel.name}.unbank" not in failed]
        scored = Rivals(builder, good, builder.arguments.rivals)
        failed |= run_tasks(dict(builder.scores(scored.scorers, scored.arrays, scored.found)), jobs)
        scored.write(builder.out / "rivals.csv")
        kernels = [replace(kernel, variants=(*kernel.variants, *scored.variants(kernel.name))) for kernel in kernels]
        failed |= run_tasks(dict(builder.variants(kernels, lambda kernel: filter(is_forced, kernel.variants), builder.gpu)), jobs)
    built = [manifest.without(kernel, failed) for kernel in kernels]
    return [kernel for kernel in built if kernel.variants], failed


def check_jobs(arguments):
    """The toolkit's stub stands for the driver, which gpu_run does not call here."""
    for name in ("jobs.txt", "count.txt"):
        gpu = arguments.out / "gpu"
        stub = f"LD_PRELOAD={arguments.cuda}/lib64/stubs/libcuda.so"
        print(run("env", stub, gpu / "gpu_run", "--list", gpu / name).splitlines()[-1])


def main():
    arguments = parse_arguments()
    for folder in ("gpu", "modules"):
        (arguments.out / folder).mkdir(parents=True, exist_ok=True)
    for path in arguments.out.glob("**/*.forced-*"):
        path.unlink()
    builder = Builder(arguments)
    if not builder.plugin:
        print(f"{arguments.plugin} is not there: plain and hand-made variants only")
    kernels = manifest.kernels(have_plugin=bool(builder.plugin), only=arguments.only, group=arguments.group)
    kernels, failed = build_kernels(builder, kernels, arguments.jobs)

    write_jobs(builder.gpu / "jobs.txt", kernels, one_block=False)
    single = [replace(kernel, variants=tuple(row for row in kernel.variants if not is_forced(row))) for kernel in kernels]
    write_jobs(builder.gpu / "count.txt", single, one_block=True)
    try:
        check_jobs(arguments)
    except RuntimeError as error:
        print(error)
        return 1
    for name in sorted(failed):
        print(f"FAILED: {name}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
