# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Differential test of the rewrite: random kernels (generate.py), executed as they are and rewritten.

    python3 run.py --fuzz BIN --clang BIN --examples FOLDER --work FOLDER [--seeds FIRST:COUNT] [--features LIST]
    python3 run.py ... --reduce SEED/KERNEL

A seed is a module of KERNELS_PER_MODULE kernels, or several that are linked, with its optimization level, its variants and its
launches; --seeds says the first seed and how many kernels, which are rounded up to whole seeds. --features (features.py) says what
seeds may have. unbank-fuzz (fuzz.c) judges a seed. For each kernel a line, PASS or FAIL and a name:

    found/NAME    a defect that was found this way once, reduced: found/NAME.ll, under the layouts it names
    SEED/KERNEL   outputs equal, accesses in bounds, no races, counts as the report claims, in all variants

The folder of a seed in which something fails stays, with the command that repeats it. Ends in sums over all seeds: what was done,
kernels and failures by feature, and failures by kind."""

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

import features
import reduce
from generate import KERNELS_PER_MODULE, generate
from variants import LEVELS, add_trials, draw_variants

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "short"))
import pointers

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


def clang_command(tools, flags, source, output):
    return [tools.clang, "--target=x86_64-linux-gnu", "-x", "cuda", "-nocudainc", "-nocudalib", "--cuda-gpu-arch=sm_90",
            "--cuda-device-only", "--cuda-feature=+ptx78", "-Wno-unknown-cuda-version", "-w", "-ffp-contract=off", "-emit-llvm",
            "-c", *flags, "-I", tools.examples, source, "-o", output]


def judge(tools, modules, manifest):
    """Lets unbank-fuzz judge modules that belong together: ({kernel: what is wrong}, counts). Raises Failure if it crashed.

    Kernels that share an array may each have it at another byte of a word, and a program that runs them all has it at one. So a claim is wrong
    only if it is wrong of the kernel alone, too."""
    wrong, counts = judge_program(tools, modules, manifest)
    for kernel in [kernel for kernel, why in wrong.items() if kind_of(why) in ("claim", "bounds")]:
        if kernel not in judge_program(tools, modules, manifest, "--kernel=" + kernel)[0]:
            del wrong[kernel]
    return wrong, counts


def judge_program(tools, modules, manifest, *options):
    status, said, error = call(tools.fuzz, *options, *modules, manifest)
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
            wrong, _ = judge(self.tools, [self.path], self.manifest())
        except Failure as failure:
            wrong = {"kernel": str(failure)}
        return [(self.name, wrong.get("kernel"))], {}


class Seed:
    """One module, or several that are linked: generated, compiled, judged."""

    def __init__(self, tools, number):
        self.tools, self.number = tools, number
        self.random = random.Random(-number - 1)
        self.features = features.draw(number, tools.features)
        self.folder = os.path.join(tools.work, str(number))
        self.modules = []
        self.manifest = os.path.join(self.folder, "kernels.json")
        self.flags = [LEVELS[number % len(LEVELS)]] + (["-g"] if self.random.random() < 0.15 else [])
        self.flags += (["-fgpu-rdc"] if "linked" in self.features else []) + (pointers.CLANG if "short" in self.features else [])

    def write(self):
        """Writes the sources and the manifest; the kernels' names."""
        texts, kernels = generate(self.number, self.features)
        variants = draw_variants(self.random, kernels, len(texts))
        entries = add_trials(self.random, kernels, variants)
        os.makedirs(self.folder, exist_ok=True)
        self.modules = [os.path.join(self.folder, name + ".bc") for name in (
            ["original"] if len(texts) == 1 else ["original%d" % unit for unit in range(len(texts))])]
        for module, text in zip(self.modules, texts):
            with open(self.source(module), "w") as file:
                file.write(text)
        rows = [{"name": name, "options": options, "alone": alone} for name, options, alone, _ in variants]
        with open(self.manifest, "w") as file:
            json.dump({"version": 1, "variants": rows, "kernels": entries}, file, indent=1)
        return [kernel.name for kernel in kernels]

    @staticmethod
    def source(module):
        return module.removesuffix(".bc").replace("original", "module") + ".cu"

    def command_of(self, module, output):
        """Compiles one of the modules."""
        return clang_command(self.tools, self.flags, self.source(module), output)

    def compile(self):
        for module in self.modules:
            self.must("clang", *self.command_of(module, module))
            if "native" in self.features:
                opt = os.path.join(os.path.dirname(self.tools.clang), "opt")
                self.must("opt", opt, "-mtriple=nvptx64-nvidia-cuda", "-passes=" + pointers.NATIVE, module, "-o", module)

    @staticmethod
    def must(what, *command):
        status, _, error = call(*command)
        if status != 0:
            raise Failure("%s ended with %s: %s" % (what, status, error))

    def run(self):
        """([(name, what is wrong or None)], counts)"""
        kernels = self.write()
        try:
            self.compile()
            wrong, counts = judge(self.tools, self.modules, self.manifest)
        except Failure as failure:
            wrong, counts = {"whole": str(failure)}, collections.Counter()
            kernels = ["whole"]
        if not wrong and not self.tools.keep:
            shutil.rmtree(self.folder)
        why = {kernel: "%s; repeat: %s" % (what, self.command(kernel)) for kernel, what in wrong.items()}
        for feature in self.features or {"none"}:
            counts["kernels with %s" % feature] = len(kernels)
            counts["failures with %s" % feature] = len(wrong)
        return [("%d/%s" % (self.number, kernel), why.get(kernel)) for kernel in kernels], counts

    def command(self, kernel=None):
        return " ".join([self.tools.fuzz, *(["--kernel=" + kernel] if kernel else []), *self.modules, self.manifest])


def kind_of(why):
    """What sort of failure a sentence of unbank-fuzz tells; a claim is an exact score or a range that the run refutes."""
    found = re.match(r"\S+ \S+ (\w+): (.*)", why)
    if not found:
        return "crash"
    return "bounds" if found[1] == "claim" and "outside" in found[2] else found[1]


KINDS = {"claim": "false exact scores", "bounds": "false ranges", "outputs": "other outputs", "run": "broken runs",
         "rewrite": "broken modules", "limit": "broken limits", "original": "broken originals", "crash": "crashes"}


def run_all(tools, first, count):
    """Judges the modules; prints a line for each kernel and sums. Whether anything failed."""
    began, totals, kinds, failed = time.monotonic(), collections.Counter(), collections.Counter(), 0

    def tell(result):
        nonlocal failed
        for name, why in result[0]:
            failed += why is not None
            if why:
                kinds[kind_of(why)] += 1
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
    print("; ".join("%d %s" % (number, name) for name, number in sorted(totals.items()) if " with " not in name))
    for feature in sorted(name.removeprefix("kernels with ") for name in totals if name.startswith("kernels with ")):
        print("%s: %d kernels, %d failures" % (feature, totals["kernels with " + feature], totals["failures with " + feature]))
    print("; ".join("%d %s" % (kinds[kind], name) for kind, name in KINDS.items()))
    return failed > 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("fuzz", "clang", "examples", "work"):
        parser.add_argument("--" + name, required=True)
    parser.add_argument("--seeds", default="0:240", help="FIRST:COUNT, the first module and the number of kernels")
    parser.add_argument("--features", type=features.parse, default="all", help="all, none, or names: features.py")
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
