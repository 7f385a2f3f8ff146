#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Builds what the GPU bench runs, on a machine with LLVM and a CUDA toolkit but no GPU.

usage: bench/build.py [--only KERNEL]... [--plugin FILE] [--out FOLDER] ...

Each variant of each kernel (manifest.py) goes clang -> PTX -> ptxas. In the folder --out:

  KERNEL.VARIANT.cubin   what is launched
  KERNEL.VARIANT.json    what Unbank says of it: the prediction that counters.py compares
  jobs.txt, count.txt    job files: all launches at full size; one block of each
  gpu_run                the driver that runs them
  host_device.VARIANT    a whole program, host and device halves from one compile
"""

import argparse
import concurrent.futures
import pathlib
import subprocess
import sys

import manifest

ROOT = manifest.ROOT


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--only", action="append", metavar="KERNEL", help="may repeat")
    parser.add_argument("--plugin", type=pathlib.Path, default=ROOT / "build/llvm-22/lib/Unbank.so",
                        help="default: %(default)s; left out if it is not there")
    parser.add_argument("--clang", default="clang++-22")
    parser.add_argument("--cuda", type=pathlib.Path, default=pathlib.Path("/usr/local/cuda"))
    parser.add_argument("--arch", default="sm_90")
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "build/bench")
    parser.add_argument("--jobs", type=int, default=2, help="compiles at once")
    return parser.parse_args()


def run(*command, cwd=None):
    """Runs a command; a failure raises an error that holds what it printed."""
    words = [str(word) for word in command]
    done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=cwd)
    if done.returncode:
        raise RuntimeError(f"{' '.join(words)}\n{done.stdout}")


class Builder:
    def __init__(self, arguments):
        self.arguments = arguments
        self.plugin = arguments.plugin if arguments.plugin.exists() else None
        self.clang = [
            arguments.clang, "-x", "cuda", f"--cuda-path={arguments.cuda}",
            f"--cuda-gpu-arch={arguments.arch}", "-O3", "-Wno-unknown-cuda-version",
        ]

    def path(self, kernel, variant, suffix):
        return self.arguments.out / f"{kernel.name}.{variant.name}.{suffix}"

    def plugin_flags(self, kernel, variant):
        shape = kernel.shape()
        options = {
            "mode": "fix" if variant.plugin else "report",
            "block": f"{kernel.symbol}@{shape}" if variant.promise else shape,
            "report": self.path(kernel, variant, "json"),
        }
        flags = [f"-fpass-plugin={self.plugin}"]
        for name, value in options.items():
            flags += ["-mllvm", f"-unbank-{name}={value}"]
        return flags

    def compile(self, kernel, variant, flags, ptx):
        defines = [f"-D{define}" for define in variant.defines]
        run(*self.clang, "--cuda-device-only", "-S", *defines, *flags, kernel.source, "-o", ptx)

    def build(self, kernel, variant):
        """A variant that the plugin does not rewrite never meets it: its report, the prediction
        for it, comes from a second compile whose code is thrown away."""
        ptx = self.path(kernel, variant, "ptx")
        if self.plugin and not variant.plugin:
            self.compile(kernel, variant, self.plugin_flags(kernel, variant), ptx)
        flags = self.plugin_flags(kernel, variant) if variant.plugin else []
        self.compile(kernel, variant, flags, ptx)
        run(self.arguments.cuda / "bin/ptxas", f"-arch={self.arguments.arch}", ptx,
            "-o", self.path(kernel, variant, "cubin"))
        ptx.unlink()

    def build_host_device(self, name, flags):
        source = manifest.EXAMPLES / "host_device.cu"
        run(*self.clang, *flags, source, "-o", self.arguments.out / f"host_device.{name}",
            f"-L{self.arguments.cuda}/lib64", "-lcudart_static", "-ldl", "-lrt", "-lpthread")

    def build_driver(self):
        build_driver(self.arguments.out, self.arguments.cuda)


def build_driver(out, cuda):
    """gpu_run, linked against the toolkit's stub of the driver library: builds where there is none."""
    bench = ROOT / "bench"
    shared = [ROOT / "lib" / name for name in ("sim/argument.c", "sim/memory.c", "support/arena.c")]
    run("cc", "-std=c17", "-D_GNU_SOURCE", "-Wall", "-Wextra", "-Werror", "-O2", f"-I{ROOT}/lib", f"-I{ROOT}/include",
        f"-I{cuda}/include", *sorted(bench.glob("*.c")), *shared, "-o", out / "gpu_run", f"-L{cuda}/lib64/stubs", "-lcuda", "-lm")


def write_jobs(path, kernels, one_block):
    lines = ["# written by bench/build.py; bench/jobs.h describes it"]
    for kernel in kernels:
        variants = [(row.name, f"{kernel.name}.{row.name}.cubin") for row in kernel.variants]
        lines += manifest.job_lines(kernel, (1, 1, 1) if one_block else kernel.grid, variants)
    path.write_text("\n".join(lines) + "\n")


def run_tasks(tasks, workers):
    """Runs {name: (function, argument...)}; prints progress; returns the names that failed."""
    failed = set()
    with concurrent.futures.ThreadPoolExecutor(workers) as pool:
        futures = {name: pool.submit(*task) for name, task in tasks.items()}
        for number, (name, future) in enumerate(futures.items(), 1):
            try:
                future.result()
                print(f"[{number}/{len(futures)}] {name}", flush=True)
            except RuntimeError as error:
                failed.add(name)
                print(f"[{number}/{len(futures)}] {name} FAILED\n{error}", flush=True)
    return failed


def main():
    arguments = parse_arguments()
    builder = Builder(arguments)
    if not builder.plugin:
        print(f"{arguments.plugin} is not there: plain and hand-made variants only")
    kernels = manifest.kernels(have_plugin=bool(builder.plugin), only=arguments.only)

    arguments.out.mkdir(parents=True, exist_ok=True)
    tasks = {"gpu_run": (builder.build_driver,)}
    tasks["host_device.plain"] = (builder.build_host_device, "plain", [])
    if builder.plugin:
        flags = [f"-fpass-plugin={builder.plugin}"]
        tasks["host_device.unbank"] = (builder.build_host_device, "unbank", flags)
    for kernel in kernels:
        for variant in kernel.variants:
            tasks[f"{kernel.name}.{variant.name}"] = (builder.build, kernel, variant)
    failed = run_tasks(tasks, arguments.jobs)

    built = [manifest.without(kernel, failed) for kernel in kernels]
    built = [kernel for kernel in built if kernel.variants]
    write_jobs(arguments.out / "jobs.txt", built, one_block=False)
    write_jobs(arguments.out / "count.txt", built, one_block=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
