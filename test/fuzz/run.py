# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Differential test of the rewrite: random kernels (generate.py), executed as they are and rewritten.

    python3 run.py --fuzz BIN --clang BIN --examples FOLDER --work FOLDER [--seeds FIRST:COUNT]
    python3 run.py ... --reduce SEED/KERNEL

A seed is a module of KERNELS_PER_MODULE kernels with its optimization level, its variants and its launches; --seeds says the first
seed and how many kernels, which are rounded up to whole modules. unbank-fuzz (fuzz.c) judges a module. For each kernel a line, PASS
or FAIL and a name:

    found/NAME    a defect that was found this way once, reduced: found/NAME.ll, under the layouts it names
    SEED/KERNEL   outputs equal, accesses in bounds, no races, counts as the report claims, in all variants

The folder of a seed in which something fails stays, with the command that repeats it. Ends in sums over all modules."""

import argparse
import collections
import concurrent.futures
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import time

import reduce
from generate import KERNELS_PER_MODULE, generate
from variants import LEVELS, add_trials, draw_variants

SECONDS = 120  # for a module


class Failure(Exception):
    """What a whole module fails with."""


def call(*command):
    """Runs a command; returns its status, what it printed, and what it said on stderr."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=SECONDS)
    except subprocess.TimeoutExpired as expired:
        return None, (expired.stdout or b"").decode(errors="replace"), "it did not end within %d s" % SECONDS
    return done.returncode, done.stdout, " ".join(done.stderr.split())[:400]


def clang_command(tools, level, debug, source, output):
    return [tools.clang, "--target=x86_64-linux-gnu", "-x", "cuda", "-nocudainc", "-nocudalib", "--cuda-gpu-arch=sm_90",
            "--cuda-device-only", "--cuda-feature=+ptx78", "-Wno-unknown-cuda-version", "-w", "-ffp-contract=off", "-emit-llvm",
            "-c", level, *(["-g"] if debug else []), "-I", tools.examples, source, "-o", output]


def judge(tools, module, manifest):
    """Lets unbank-fuzz judge a module: ({kernel: what is wrong}, counts). Raises Failure if it crashed."""
    status, said, error = call(tools.fuzz, module, manifest)
    counts = collections.Counter({name: int(number) for number, name in re.findall(r"^count (\d+) (.*)$", said, re.M)})
    wrong = {}
    for kernel, why in re.findall(r"^FAIL (\S+) (.*)$", said, re.M):
        wrong.setdefault(kernel, why)
    if status in (0, 1) and said.endswith("end\n"):
        return wrong, counts
    where = re.findall(r"^at (.*)$", said, re.M)
    how = "signal %s" % signal.Signals(-status).name if status and status < 0 else "status %s" % status
    raise Failure("unbank-fuzz ended with %s%s: %s" % (how, " at " + where[-1] if where else "", error))


class Found:
    """A module of found/, which says in its head what is to be done with it. Its one kernel runs in a block of 32 threads."""

    def __init__(self, tools, path):
        self.tools, self.path = tools, path
        self.name = "found/" + os.path.basename(path).removesuffix(".ll")
        self.folder = os.path.join(tools.work, self.name)

    def field(self, name):
        with open(self.path) as file:
            return re.search(r"^; %s: (.*)$" % name, file.read(), re.M)[1]

    def manifest(self):
        layouts = self.field("LAYOUTS").split()
        entry = {"name": "kernel", "kernel": "kernel", "block": [32, 1, 1], "grid": [1, 1, 1], "outputs": [0], "variants": layouts,
                 "args": [{"buffer": "u32", "count": 32, "fill": "zero"}, json.loads(self.field("ARGUMENTS"))]}
        variants = [{"name": layout, "options": ["layout=*@" + layout, "block=kernel@32", "widths=ir"]} for layout in layouts]
        os.makedirs(self.folder, exist_ok=True)
        path = os.path.join(self.folder, "kernels.json")
        with open(path, "w") as file:
            json.dump({"version": 1, "variants": variants, "kernels": [entry]}, file)
        return path

    def run(self):
        """([(name, what is wrong or None)], counts)"""
        try:
            wrong, _ = judge(self.tools, self.path, self.manifest())
        except Failure as failure:
            wrong = {"kernel": str(failure)}
        return [(self.name, wrong.get("kernel"))], {}


class Seed:
    """One module: generated, compiled, judged."""

    def __init__(self, tools, number):
        self.tools, self.number = tools, number
        self.random = random.Random(-number - 1)
        self.folder = os.path.join(tools.work, str(number))
        self.source = os.path.join(self.folder, "module.cu")
        self.module = os.path.join(self.folder, "original.bc")
        self.manifest = os.path.join(self.folder, "kernels.json")
        self.level = LEVELS[number % len(LEVELS)]
        self.debug = self.random.random() < 0.15

    def write(self):
        """Writes the source and the manifest; the kernels' names."""
        text, kernels = generate(self.number)
        variants = draw_variants(self.random, kernels)
        entries = add_trials(self.random, kernels, variants)
        os.makedirs(self.folder, exist_ok=True)
        with open(self.source, "w") as file:
            file.write(text)
        with open(self.manifest, "w") as file:
            json.dump({"version": 1, "variants": [{"name": name, "options": options} for name, options, _ in variants],
                       "kernels": entries}, file, indent=1)
        return [kernel.name for kernel in kernels]

    def compile(self):
        status, _, error = call(*clang_command(self.tools, self.level, self.debug, self.source, self.module))
        if status != 0:
            raise Failure("clang ended with %s: %s" % (status, error))

    def run(self):
        """([(name, what is wrong or None)], counts)"""
        kernels = self.write()
        try:
            self.compile()
            wrong, counts = judge(self.tools, self.module, self.manifest)
        except Failure as failure:
            return [("%d" % self.number, "%s; repeat: %s" % (failure, self.command()))], {}
        if not wrong and not self.tools.keep:
            shutil.rmtree(self.folder)
        why = {kernel: "%s; repeat: %s" % (what, self.command(kernel)) for kernel, what in wrong.items()}
        return [("%d/%s" % (self.number, kernel), why.get(kernel)) for kernel in kernels], counts

    def command(self, kernel=None):
        return " ".join([self.tools.fuzz, *(["--kernel=" + kernel] if kernel else []), self.module, self.manifest])


def run_all(tools, first, count):
    """Judges the modules; prints a line for each kernel and sums. Whether anything failed."""
    began, totals, failed = time.monotonic(), collections.Counter(), 0

    def tell(result):
        nonlocal failed
        for name, why in result[0]:
            failed += why is not None
            print("%s %s%s" % ("FAIL" if why else "PASS", name, ": " + why if why else ""), flush=True)
        totals.update(result[1])
        return len(result[0])

    folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), "found")
    for name in sorted(os.listdir(folder)):
        tell(Found(tools, os.path.join(folder, name)).run())
    modules = range(first, first + -(-count // KERNELS_PER_MODULE))
    with concurrent.futures.ThreadPoolExecutor(tools.jobs) as pool:
        kernels = sum(map(tell, pool.map(lambda number: Seed(tools, number).run(), modules)))
    seconds = time.monotonic() - began
    print("modules %d to %d: %d kernels, %d differences, %.0f s, %.1f kernels a second" %
          (modules[0], modules[-1], kernels, failed, seconds, kernels / seconds))
    print("; ".join("%d %s" % (number, name) for name, number in sorted(totals.items())))
    return failed > 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("fuzz", "clang", "examples", "work"):
        parser.add_argument("--" + name, required=True)
    parser.add_argument("--seeds", default="0:240", help="FIRST:COUNT, the first module and the number of kernels")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--keep", action="store_true", help="keep all folders")
    parser.add_argument("--reduce", metavar="SEED/KERNEL", help="shrink a failure instead")
    parser.add_argument("--llvm-reduce", default="llvm-reduce-22")
    tools = parser.parse_args()
    for name in ("fuzz", "examples", "work"):
        setattr(tools, name, os.path.abspath(getattr(tools, name)))
    if tools.reduce:
        number, kernel = tools.reduce.split("/")
        seed = Seed(tools, int(number))
        seed.write()
        seed.compile()
        print(reduce.reduce(tools, seed, kernel))
        return 0
    first, count = map(int, tools.seeds.split(":"))
    return 1 if run_all(tools, first, count) else 0


if __name__ == "__main__":
    sys.exit(main())
