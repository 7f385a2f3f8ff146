# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Differential test of the rewrite: random kernels (generate.py), executed as they are and rewritten.

    python3 run.py --referee BIN --unbank BIN --clang BIN --examples FOLDER --work FOLDER [--seeds FIRST:COUNT] [--variants N]

A seed gives a module of a few kernels, an optimization level and the variants to try: layouts forced on every array, with block
shapes promised and not, and the pass's own choice. For each kernel it prints one line, PASS, FAIL or SKIP and a name:

    found/NAME    a defect that was found this way once, reduced: found/NAME.ll, under the layouts it names
    SEED/KERNEL   the original's wavefronts equal its static score wherever that is exact (widths=ir); so do those of each variant,
                  whose outputs equal the original's bit for bit

The folder of a seed in which nothing fails is removed, unless --keep is given. Ends in counts of what the pass decided."""

import argparse
import collections
import concurrent.futures
import json
import os
import random
import re
import shutil
import subprocess
import sys

from generate import generate

DIFFERENT, UNABLE = 1, 3  # the referee's statuses for what is wrong, and for what it cannot simulate
SECONDS = 120  # for any one command
LEVELS = ["-O1", "-O2", "-O3"]
LAYOUTS = [
    "pad:128:4", "pad:128:8", "pad:128:16", "pad:64:4", "pad:68:4", "pad:96:8", "pad:32:16", "pad:256:4", "pad:132:12",
    "pad:4:4", "pad:12:4", "pad:48:16", "pad:1024:32", "pad:20:4", "pad:1000:8", "pad:16:16", "pad:8:8", "pad:24:8",
    "pad:24:4", "pad:16:4", "pad:32:4", "pad:48:4", "pad:80:16", "pad:528:16", "pad:33:1", "pad:30:2", "pad:400:4",
    "pad:4096:4", "xor:2:31:7", "xor:3:15:8", "xor:4:7:6", "xor:4:7:7", "xor:2:31:5", "xor:2:3:4", "xor:3:5:5",
    "xor:2:1:9", "xor:3:15:5", "xor:2:22:6", "xor:2:127:4", "xor:2:7:3", "xor:4:15:9", "xor:4:1:5", "xor:0:31:7",
    "xor:1:7:4", "xor:3:31:4",
]


# Two sentences of the referee's: more is claimed than was counted, or less. Exact scores hold for arguments that matter. Lanes that
# an argument moves apart may meet in one word by chance, and then cost less; never more.
CLAIM = re.compile(r": \w+ is (?P<claimed>[\d.]+) in the report, (?P<counted>[\d.]+) when run$|"
                   r": mean is (?P<mean>[\d.]+) when run, outside the report's (?P<least>[\d.]+) \.\.")


class Failure(Exception):
    """What a kernel or a module fails with."""


def call(*command):
    """Runs a command; returns its status and all it said, as one line."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return None, "%s did not end within %d s" % (os.path.basename(command[0]), SECONDS)
    return done.returncode, " ".join((done.stderr.strip() or done.stdout.strip()).split())[:400]


def must(*command):
    status, said = call(*command)
    if status != 0:
        raise Failure("%s ended with %s: %s" % (os.path.basename(command[0]), status, said))


def met_by_chance(said):
    claim = CLAIM.search(said)
    if not claim:
        return False
    least, counted = (claim["claimed"], claim["counted"]) if claim["claimed"] else (claim["least"], claim["mean"])
    return float(counted) < float(least)


def text_of(path):
    with open(path) as file:
        return file.read()


def shape_text(shape):
    return "x".join(str(side) for side in shape)


class Variant:
    def __init__(self, name, layout, promised):
        self.name, self.layout, self.promised = name, layout, promised


class Found:
    """A module of found/, which says in its head what is to be done with it. The referee judges it under each of the layouts."""

    def __init__(self, tools, path):
        self.tools, self.path = tools, path
        self.name = os.path.basename(path).removesuffix(".ll")
        self.folder = os.path.join(tools.work, self.name)

    def field(self, name):
        return re.search(r"^; %s: (.*)$" % name, text_of(self.path), re.M)[1]

    def write_manifest(self):
        entry = {"name": "kernel", "kernel": "kernel", "block": [32, 1, 1], "grid": [1, 1, 1], "outputs": [0],
                 "args": [{"buffer": "u32", "count": 32, "fill": "zero"}, json.loads(self.field("ARGUMENTS"))]}
        os.makedirs(self.folder, exist_ok=True)
        path = os.path.join(self.folder, "kernels.json")
        with open(path, "w") as file:
            json.dump({"version": 1, "kernels": [entry]}, file)
        return path

    def run(self):
        """(name, outcome, why)."""
        try:
            manifest = self.write_manifest()
            for layout in self.field("LAYOUTS").split():
                changed = os.path.join(self.folder, layout.replace(":", "-") + ".ll")
                must(self.tools.unbank, "fix", self.path, "-o", changed, "--layout=*@" + layout)
                must(self.tools.referee, "--manifest=" + manifest, "--entry=kernel", self.path, changed)
        except Failure as failure:
            return "found/" + self.name, "FAIL", str(failure)
        return "found/" + self.name, "PASS", ""


def draw_variants(random, count):
    """Mostly forced layouts, as the pass's own choice is slow; of four variants or more two are its own."""
    own = [Variant("promised", None, True), Variant("plain", None, False)]
    own = own if count > 3 else [random.choice(own)]
    return own + [Variant(layout.replace(":", "-"), layout, random.random() < 0.5) for layout in random.sample(LAYOUTS, count - len(own))]


class Seed:
    """One module: compiled, rewritten in several ways, each kernel judged."""

    def __init__(self, tools, number):
        self.tools, self.number = tools, number
        self.random = random.Random(-number - 1)
        self.folder = os.path.join(tools.work, str(number))
        self.original = os.path.join(self.folder, "original.ll")
        self.manifest = os.path.join(self.folder, "kernels.json")
        self.debug = self.random.random() < 0.25
        self.variants = draw_variants(self.random, tools.variants)
        self.codes = collections.Counter()
        self.checked = collections.Counter()

    def compile(self):
        shutil.rmtree(self.folder, ignore_errors=True)
        self.entries = generate(self.number, self.folder)
        must(self.tools.clang, "--target=x86_64-linux-gnu", "-x", "cuda", "-nocudainc", "-nocudalib", "--cuda-gpu-arch=sm_90",
             "--cuda-device-only", "--cuda-feature=+ptx78", "-Wno-unknown-cuda-version", "-w", "-ffp-contract=off", "-S", "-emit-llvm",
             LEVELS[self.number % len(LEVELS)], *(["-g"] if self.debug else []), "-I", self.tools.examples,
             os.path.join(self.folder, "module.cu"), "-o", self.original)
        self.name_kernels()

    def name_kernels(self):
        """Puts the mangled names into the manifest."""
        functions = re.findall(r"^define [^@]*@(\w+)\(", text_of(self.original), re.M)
        for entry in self.entries:
            entry["kernel"] = next(name for name in functions if entry["kernel"] in name)
        with open(self.manifest, "w") as file:
            json.dump({"version": 1, "kernels": self.entries}, file)

    def kernels(self):
        """The entries of each kernel; the first has the shape that is promised."""
        groups = collections.OrderedDict()
        for entry in self.entries:
            groups.setdefault(entry["kernel"], []).append(entry)
        return groups

    def block_options(self, shapes, promised):
        return ["--block=%s@%s" % (kernel, shape_text(shape)) for kernel, shape in shapes.items()] if promised else ["--block=32x8"]

    def rewrite(self, variant):
        """The rewritten module's path, or None when nothing changed."""
        path, report = os.path.join(self.folder, variant.name + ".ll"), os.path.join(self.folder, variant.name + ".json")
        shapes = {kernel: entries[0]["block"] for kernel, entries in self.kernels().items()}
        must(self.tools.unbank, "fix", self.original, "-o", path, "--report=" + report, *self.block_options(shapes, variant.promised),
             *(["--layout=*@" + variant.layout] if variant.layout else []))
        for array in json.loads(text_of(report))["arrays"]:
            self.codes["%s %s" % ("forced" if variant.layout else "chosen", array["code"])] += 1
        if text_of(path) == self.unchanged:
            return None
        if self.debug and self.tools.opt:
            must(self.tools.opt, "-passes=verify", "-disable-output", path)
        return path

    def rewrite_all(self):
        unchanged = os.path.join(self.folder, "unchanged.ll")
        must(self.tools.unbank, "fix", self.original, "-o", unchanged, "--skip=*")
        self.unchanged = text_of(unchanged)
        self.rewritten = [(variant, path) for variant in self.variants for path in [self.rewrite(variant)] if path]

    def analyze(self, module, launches):
        """The report on a module's static scores, for the shapes of these launches."""
        report = module + ".scores.json"
        shapes = {entry["kernel"]: entry["block"] for entry in launches}
        must(self.tools.unbank, "analyze", module, "--widths=ir", "--skip=*", "--report=" + report, *self.block_options(shapes, True))
        return report

    def judge(self, entry, name, report, *modules):
        """Executes the modules, of which the first is the original, and compares the last one's counts with the report."""
        reports = ["--report="] * (len(modules) - 1) + ["--report=" + report] if report else []
        status, said = call(self.tools.referee, "--manifest=" + self.manifest, "--entry=" + entry["name"], "--guarded", *reports, *modules)
        if status == UNABLE:
            self.checked["unable: " + said] += 1
        elif status == DIFFERENT and not entry["closed"] and met_by_chance(said):
            self.checked["cheaper by chance"] += 1
        elif status != 0:
            said = "the referee crashed with signal %d" % -status if status is not None and status < 0 else said
            raise Failure("%s of %s: %s" % (name, entry["name"], said))
        else:
            self.checked["executed"] += 1

    def launches(self, variant):
        """A launch of each kernel: of the promised shape, or without a promise of any."""
        for entries in self.kernels().values():
            own = [entry for entry in entries if entry["block"] == entries[0]["block"]]
            yield self.random.choice(own if variant.promised else entries)

    def check(self, variant, *modules):
        """Yields (kernel, why) for each kernel that a variant breaks."""
        launches = list(self.launches(variant))
        report = self.analyze(modules[-1], launches) if self.tools.counts else None
        for entry in launches:
            try:
                self.judge(entry, variant.name, report, *modules)
            except Failure as failure:
                yield entry["kernel"], str(failure)

    def outcomes(self):
        """Yields (name, outcome, why) for each kernel, or once for a module that could not be compiled or rewritten."""
        try:
            self.compile()
            self.rewrite_all()
            wrong = dict(self.check(Variant("original", None, False), self.original))
            for variant, path in self.rewritten:
                wrong = {**dict(self.check(variant, self.original, path)), **wrong}
        except Failure as failure:
            yield "%d" % self.number, "FAIL", str(failure)
            return
        for kernel, entries in self.kernels().items():
            name = "%d/%s" % (self.number, entries[0]["name"].split(".")[0])
            yield name, "FAIL" if kernel in wrong else "PASS", wrong.get(kernel, "")

    def run(self):
        found = list(self.outcomes())
        if not self.tools.keep and all(outcome != "FAIL" for _, outcome, _ in found):
            shutil.rmtree(self.folder)
        return found, self.codes, self.checked


def main():
    parser = argparse.ArgumentParser()
    for name in ("referee", "unbank", "clang", "examples", "work"):
        parser.add_argument("--" + name, required=True)
    parser.add_argument("--opt", help="verifies rewritten modules that have debug info")
    parser.add_argument("--seeds", default="0:25", help="FIRST:COUNT")
    parser.add_argument("--variants", type=int, default=6, help="how many of each module are tried")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--keep", action="store_true", help="keep all folders")
    parser.add_argument("--no-counts", dest="counts", action="store_false", help="compare outputs alone")
    arguments = parser.parse_args()

    failed, codes, checked = False, collections.Counter(), collections.Counter()

    def tell(found):
        nonlocal failed
        for name, outcome, why in found:
            failed |= outcome == "FAIL"
            print("%s %s%s" % (outcome, name, why and ": " + why), flush=True)

    folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), "found")
    tell(Found(arguments, os.path.join(folder, name)).run() for name in sorted(os.listdir(folder)))
    first, count = map(int, arguments.seeds.split(":"))
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for found, its_codes, its_checked in pool.map(lambda number: Seed(arguments, number).run(), range(first, first + count)):
            tell(found)
            codes.update(its_codes)
            checked.update(its_checked)
    for counter in (checked, codes):
        print("; ".join("%s %d" % item for item in sorted(counter.items())))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
