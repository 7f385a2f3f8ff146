# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The laboratory: predicted widths against cubins, on kernels over a grid.

    python3 run.py --opt BIN --llc BIN --clang BIN --plugin FILE --lab BIN --examples FOLDER --work FOLDER
                   [--kernels N] [--seed FIRST] [--kinds cuda,ir,ways,mixed,fuzz] [--sm 75,90] [--after] [--show wrong,gone,open] [--axes] [--open PERCENT] [--codegen LEVEL] [FILE.cu...]

Modules of BATCH kernels are written from a seed (source.py: CUDA; grid.py, ways.py: IR; mixtures.py: CUDA of
several things at once; test/fuzz/generate.py: the fuzzer's), compiled for one
architecture each, and judged by unbank-lab (lab.c). --after judges them after the rewrite, too: the pass's own choice, or a layout that
is forced on every array. Prints what is wrong, and sums by verdict and cause; --axes also the worst values of each axis. FILE.cu: these
instead.

Exit status: 0 no certain width is wrong, and no more than --open per cent are open; 1 otherwise."""

import argparse
import collections
import concurrent.futures
import os
import random
import re
import shutil
import subprocess
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "fuzz"))
sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "forks"))

import forks
import mixtures
import source

BATCH = 100
SECONDS = 300  # for any one command
# The features that the least PTX of each architecture takes.
ARCHITECTURES = {"75": "+ptx78", "80": "+ptx78", "86": "+ptx78", "89": "+ptx78", "90": "+ptx80", "100": "+ptx86", "120": "+ptx87"}
LEVELS = ["-O3", "-O3", "-O3", "-O2", "-O1"]
CODEGEN = ["3", "3", "3", "3", "2", "1"]  # the level of codegen and of ptxas
FORCED = ["pad:128:4", "pad:128:16", "xor:4:7:7", "pad:64:8", "xor:2:31:7", "rot:96:4"]


class Failure(Exception):
    """A tool that ended badly."""


def call(*command):
    done = forks.run(command, SECONDS)
    if done.returncode not in (0, 1) or (done.returncode and not done.stdout):
        raise Failure("%s: status %d: %s" % (" ".join(command), done.returncode, done.stderr[-600:]))
    return done.stdout


class Batch:
    """A module: where it comes from, and what becomes of it."""

    def __init__(self, tools, kind, number, sm=None):
        self.tools, self.kind, self.number = tools, kind, number
        self.name = "%s-%s" % (kind, "%s-%s" % (os.path.basename(number), sm) if sm else number)
        self.random = random.Random("%s %s" % (kind, number))
        self.sm = sm or self.random.choice(tools.sm)
        self.level = "-O3" if sm else self.random.choice(LEVELS)
        self.codegen = tools.codegen or random.Random("codegen %s %s" % (kind, number)).choice(CODEGEN)
        self.folder = os.path.join(tools.work, self.name)
        self.rows = {}

    def path(self, name):
        return os.path.join(self.folder, name)

    def write_ir(self):
        """The module as IR, its instructions on lines of their own."""
        os.makedirs(self.folder, exist_ok=True)
        if self.kind in ("ir", "ways"):
            import grid
            import ways
            text, self.rows = (ways if self.kind == "ways" else grid).generate(self.random, BATCH, self.sm, ARCHITECTURES[self.sm])
            with open(self.path("raw.ll"), "w") as file:
                file.write(text)
        else:
            self.compile(self.write_source())
        level = "function(instcombine<no-verify-fixpoint>)," if self.kind == "ir" and self.random.random() < 0.3 else ""
        self.number_lines("raw", "own", level)

    def number_lines(self, name, to, level=""):
        """Gives each instruction a line of its own."""
        call(self.tools.opt, "-strip-debug", "-passes=%sdebugify" % level, "-debugify-level=locations", "-S", self.path(name + ".ll"), "-o", self.path(to + ".ll"))
        with open(self.path(to + ".ll")) as file:
            text = file.read()
        with open(self.path(to + ".ll"), "w") as file:  # full debug information makes ptxas leave optimisation out
            file.write(text.replace("emissionKind: FullDebug", "emissionKind: DebugDirectivesOnly"))

    def write_source(self):
        if self.kind == "file":
            return self.number
        if self.kind == "fuzz":
            import generate
            [text], _ = generate.generate(self.number, frozenset(["neighbours"]))
        else:
            text, self.rows = (mixtures if self.kind == "mixed" else source).generate(self.random, BATCH)
        with open(self.path("module.cu"), "w") as file:
            file.write(text)
        return self.path("module.cu")

    def compile(self, path):
        call(self.tools.clang, "--target=x86_64-linux-gnu", "-x", "cuda", "-nocudainc", "-nocudalib", "--cuda-gpu-arch=sm_" + self.sm, "--cuda-device-only",
             "--cuda-feature=" + ARCHITECTURES[self.sm], self.level, "-S", "-emit-llvm", "-Wno-unknown-cuda-version", "-w", "-I", self.tools.examples, path,
             "-o", self.path("raw.ll"))

    def judge(self, name):
        """Rows of the verdicts on a module of the folder."""
        base = self.path(name)
        # As clang does: with -trap-unreachable no way leads to what is never reached, where llc alone makes an `exit` of it.
        call(self.tools.llc, "-O" + self.codegen, "-fp-contract=fast", "-relocation-model=pic", "-trap-unreachable", "-mcpu=sm_" + self.sm, "-mattr=" + ARCHITECTURES[self.sm], base + ".ll", "-o", base + ".ptx")
        call(self.tools.ptxas, "-O" + self.codegen, "-arch=sm_" + self.sm, "-lineinfo", base + ".ptx", "-o", base + ".cubin")
        said = call(self.tools.lab, "codegen=" + self.codegen, base + ".ll", base + ".cubin")
        return [(self, name, line) for line in said.splitlines()]

    def rewrite(self):
        """Writes the module after the rewrite, and says how."""
        layout = self.random.choice([""] * 2 + FORCED)
        promise = self.random.choice(["", "block=32;", "block=32x8;"])
        name = "after" + ("-" + layout.replace(":", "_") if layout else "")
        options = promise + ("layout=*@%s" % layout if layout else "")
        call(self.tools.opt, "-load-pass-plugin", self.tools.plugin, "-passes=unbank<codegen=%s;%s>" % (self.codegen, options), "-S", self.path("own.ll"), "-o",
             self.path("rewritten.ll"))
        self.number_lines("rewritten", name)
        return name

    def run(self):
        try:
            self.write_ir()
            lines = self.judge("own")
            if self.tools.after:
                lines += self.judge(self.rewrite())
        except Failure as failure:
            return [(self, "own", "failure %s" % failure)]
        if not self.tools.keep and not any(" wrong " in line for _, _, line in lines):
            shutil.rmtree(self.folder)
        return lines


class Sums:
    """What all batches say."""

    def __init__(self, tools):
        self.tools = tools
        self.counts = {"before": collections.Counter(), "after": collections.Counter()}
        self.causes, self.kernels, self.failures = collections.Counter(), 0, 0
        self.axes = collections.defaultdict(collections.Counter)

    def add(self, batch, name, line):
        words = line.split()
        side = "before" if name == "own" else "after"
        if words[0] == "failure":
            self.failures += 1
            print("FAIL %s: %s" % (batch.name, line))
        elif words[0] == "count":
            self.kernels += side == "before"
            for key, number in zip(("agree", "open", "wrong", "gone", "fewer"), words[2:]):
                self.counts[side][key] += int(number)
            for axis, value in batch.rows.get(words[1], {}).items():
                for key, number in zip(("agree", "open", "wrong", "gone"), words[2:]):
                    self.axes[axis, value][side, key] += int(number)
        elif words[0] == "class":
            verdict, cause = words[2], line.split(":")[0].split(None, 4)[4:]
            if verdict == "open":
                self.causes[side, cause[0] if cause else "?"] += 1
            if verdict in self.tools.show:
                row = batch.rows.get(words[1], {})
                print("%s %s/%s/%s sm_%s%s: %s %s" % (verdict, batch.name, name, words[1], batch.sm, batch.level + " codegen " + batch.codegen, line.split(None, 3)[3],
                                                   " ".join("%s=%s" % (k, str(v).replace(" ", ",")) for k, v in row.items())))

    def any_wrong(self):
        return any(counts["wrong"] for counts in self.counts.values())

    def share_open(self):
        """Per cent of all accesses."""
        total = sum(counts[key] for counts in self.counts.values() for key in ("agree", "open", "wrong"))
        return 100 * sum(counts["open"] for counts in self.counts.values()) / total if total else 0

    def print(self):
        for side, counts in self.counts.items():
            total = sum(counts[key] for key in ("agree", "open", "wrong"))
            if total:
                print("%s: %d accesses; %d agree, %d open (%.2f %%), %d wrong, %d gone, %d executed perhaps less often" %
                      (side, total, counts["agree"], counts["open"], 100 * counts["open"] / total, counts["wrong"], counts["gone"], counts["fewer"]))
        for (side, cause), number in self.causes.most_common():
            print("open %s, %s: %d" % (side, cause, number))
        if self.tools.axes:
            for (axis, value), counts in sorted(self.axes.items(), key=lambda item: (item[0][0], -item[1]["before", "wrong"])):
                print("axis %s=%s: %s" % (axis, value, " ".join("%s %d" % (key, counts["before", key]) for key in ("agree", "open", "wrong", "gone"))))


def batches(tools):
    if tools.files:
        return [Batch(tools, "file", path, sm) for path in tools.files for sm in tools.sm]
    out, made, number = [], 0, tools.seed
    kinds = tools.kinds.split(",")
    while made < tools.kernels:
        kind = kinds[number % len(kinds)]
        out.append(Batch(tools, kind, number))
        made += 24 if kind == "fuzz" else BATCH
        number += 1
    return out


def main():
    parser = argparse.ArgumentParser()
    for name in ("opt", "llc", "clang", "plugin", "lab", "examples", "work"):
        parser.add_argument("--" + name, required=True)
    parser.add_argument("--kernels", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--kinds", default="cuda,ir")
    parser.add_argument("--sm", default=",".join(ARCHITECTURES))
    parser.add_argument("--codegen", help="this level for all, 0 to 3, for codegen and ptxas")
    parser.add_argument("--show", default="wrong")
    parser.add_argument("--open", type=float, default=100)
    for name in ("after", "keep", "axes"):
        parser.add_argument("--" + name, action="store_true")
    parser.add_argument("files", nargs="*")
    tools = parser.parse_args()
    tools.ptxas = shutil.which("ptxas") or "/usr/local/cuda/bin/ptxas"
    if not os.path.exists(tools.ptxas):
        print("SKIP lab: no ptxas here")
        return 0
    tools.sm, tools.show = tools.sm.split(","), tools.show.split(",")
    sums, begun = Sums(tools), time.time()
    with concurrent.futures.ThreadPoolExecutor(tools.jobs) as pool:
        for lines in pool.map(Batch.run, batches(tools)):
            for line in lines:
                sums.add(*line)
            sys.stdout.flush()
    sums.print()
    print("%d kernels in %.0f s" % (sums.kernels, time.time() - begun))
    if sums.any_wrong() or sums.share_open() > tools.open or not sums.kernels:
        print("FAIL lab: widths that are wrong, or too many that are open")
        return 1
    return 1 if sums.failures else 0


if __name__ == "__main__":
    sys.exit(main())
