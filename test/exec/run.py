# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes the examples and the bench's kernels, original and rewritten, on the CPU, and prints one line a case: PASS, FAIL or
SKIP, and a name.

    python3 run.py --referee BIN --unbank BIN --clang BIN --work FOLDER [--short] [--opt BIN] [--fewer] [--only GLOB] MANIFEST...

With --short shared pointers have 32 bits; with --opt accesses go through shared pointers, which LLVM's passes infer, not through
generic ones: together, modules as front ends write them whose indices have 32 bits.

For each entry of the manifests, and each further block shape that it allows:

    ENTRY/original[/SHAPE]   the wavefronts that occurred equal the static score wherever that says exact, weights included
    ENTRY/exact              every access is scored exactly where the manifest says so, before and after (`promised`)
    ENTRY/VARIANT[/SHAPE]    the rewritten kernel's outputs equal the original's bit for bit; its own static score, too, agrees

An entry that says nothing of these has the shape of its block, no other, and scores that need not be exact.

Variants: `promised` and `plain` are the pass's own choice with the manifest's block shape as a promise and as a mere hint; the
others force a layout on every array, each kind of the family with a promise and without. A variant that leaves the module as it was
is not run. Scores are taken at the IR's own widths (widths=ir). The bench's kernels have some of the variants; with --fewer the
examples have these, and the bench's kernels the first."""

import argparse
import concurrent.futures
import fnmatch
import json
import os
import re
import subprocess
import sys

sys.path += [os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", name) for name in ("short", "forks")]
import forks
import pointers

UNABLE = 3  # the referee's status for what it cannot simulate
SECONDS = 120  # for any one command

# name, forced layout, the block shape is a promise
VARIANTS = [
    ("promised", None, True),
    ("plain", None, False),
    ("pad", "*@pad:128:4", False),
    ("pad-promised", "*@pad:128:4", True),
    ("pad-wide", "*@pad:128:16", False),
    ("xor", "*@xor:2:31:7", False),
    ("xor-promised", "*@xor:2:31:7", True),
    ("xor-wide", "*@xor:4:7:7", False),
    ("pad-twice", "*@pad:64:4:768:8", False),
    ("pad-twice-promised", "*@pad:128:4:1024:4", True),
    ("rot", "*@rot:96:4", False),
    ("rot-promised", "*@rot:128:4", True),
    ("lin", "*@lin:7:20:8:8:9:56:10:384:12:4", False),
    ("lin-promised", "*@lin:7:124", True),
    ("xor-pad", "*@xor:2:7:5+pad:160:4", False),
    ("rot-pad-promised", "*@rot:64:4+pad:64:8:512:4", True),
    ("lin-pad", "*@lin:6:4:7:72+pad:256:16", False),
]
BENCH = {"promised", "plain", "pad", "xor-promised"}


class Failure(Exception):
    """What a case ends with when it fails."""


def call(*command):
    """Runs a command; returns its status, all it said, as one line, and its output."""
    try:
        done = forks.run(command, SECONDS)
    except subprocess.TimeoutExpired:
        return None, "%s did not end within %d s" % (os.path.basename(command[0]), SECONDS), ""
    what = done.stderr.strip() or done.stdout.strip()
    return done.returncode, " ".join(what.split())[:400], done.stdout


def must(*command):
    status, said, _ = call(*command)
    if status != 0:
        raise Failure("%s ended with %s: %s" % (os.path.basename(command[0]), status, said))


def shape_text(shape):
    return "x".join(str(side) for side in shape)


class Example:
    """One entry of a manifest."""

    def __init__(self, arguments, manifest, entry):
        self.tools = arguments
        self.manifest = manifest
        self.entry = {"promise": shape_text(entry["block"]), "shapes": [], "exact": False, **entry}
        of_bench = os.path.basename(os.path.dirname(os.path.abspath(manifest))) != "examples"
        some = [row for row in VARIANTS if row[0] in BENCH]
        self.variants = (some[:1] if arguments.fewer else some) if of_bench else some if arguments.fewer else VARIANTS
        self.reports = {}
        self.folder = os.path.join(arguments.work, entry["name"])
        self.original = os.path.join(self.folder, "original.ll")
        os.makedirs(self.folder, exist_ok=True)

    def compile(self):
        must(self.tools.clang, "--target=x86_64-linux-gnu", "-x", "cuda", "-nocudainc", "-nocudalib", "--cuda-gpu-arch=sm_90",
             "--cuda-device-only", "--cuda-feature=+ptx78", "-O3", "-g", "-S", "-emit-llvm", "-Wno-unknown-cuda-version",
             *(pointers.CLANG if self.tools.short else []),
             os.path.join(os.path.dirname(self.manifest), self.entry["file"]), "-o", self.original)
        if self.tools.opt:
            must(self.tools.opt, "-mtriple=nvptx64-nvidia-cuda", "-passes=" + pointers.NATIVE, "-S",
                 self.original, "-o", self.original)

    def block_option(self, shape, promised):
        return "--block=" + ("%s@%s" % (self.entry["kernel"], shape) if promised else shape)

    def rewrite(self, name, layout, promised):
        """The rewritten module's path, or None when nothing changed."""
        path = os.path.join(self.folder, name + ".ll")
        unchanged = os.path.join(self.folder, "unchanged.ll")
        # What a forced layout makes of a module does not depend on widths, which take LLVM's code generation to find.
        forced = ["--layout=" + layout, "--widths=ir"] if layout else []
        must(self.tools.unbank, "fix", self.original, "-o", path, self.block_option(self.entry["promise"], promised), *forced)
        if not os.path.exists(unchanged):
            must(self.tools.unbank, "fix", self.original, "-o", unchanged, "--skip=*", "--widths=ir")
        with open(path) as changed, open(unchanged) as same:
            return path if changed.read() != same.read() else None

    def analyze(self, module, shape):
        if (module, shape) not in self.reports:
            report = self.reports[module, shape] = "%s.%s.json" % (module, shape)
            must(self.tools.unbank, "analyze", module, "--widths=ir", "--report=" + report, self.block_option(shape, True))
        return self.reports[module, shape]

    def referee(self, shape, reports, modules):
        """[(status, why)] of the modules, the first being the original, as far as the referee came."""
        guarded = [] if self.entry["exact"] else ["--guarded"]
        status, said, lines = call(self.tools.referee, "--manifest=" + self.manifest, "--entry=" + self.entry["name"],
                                   "--block=" + shape, *guarded, *["--report=" + report for report in reports], *modules)
        found = [(int(ending), why) for ending, why in re.findall(r"^verdict \d+ (\d+): (.*)$", lines, re.M)]
        if status is not None and status < 0:
            said = "the referee crashed with signal %d" % -status
        return found if len(found) == len(modules) or (found and found[-1][0]) else found + [(status, said)]

    def judge(self, shape, modules):
        """PASS, FAIL or SKIP, and why, of each module: of the original, and of others beside it. A module's counts are compared with
        its static score; where the manifest expects scores that are not exact, the launch need not meet the assumption of full
        blocks either. The original runs once for all, as long as it is well and none crashes."""
        reports = [self.analyze(module, shape) for module in modules]
        found = self.referee(shape, reports, modules)
        for number in range(len(found), len(modules)):
            found.append(self.referee(shape, ["", reports[number]], [modules[0], modules[number]])[-1])
        outcomes = {0: "PASS", UNABLE: "SKIP"}
        return [(outcomes.get(status, "FAIL"), why if status else "") for status, why in found]

    def check_exact(self, modules):
        for module in modules:
            with open(self.analyze(module, self.entry["promise"])) as file:
                kernels = [kernel for kernel in json.load(file)["kernels"] if kernel["name"] == self.entry["kernel"]]
            accesses = [access for kernel in kernels for access in kernel["accesses"] if access["before"]]
            if not accesses:
                return "FAIL", "no access is reported for %s" % os.path.basename(module)
            for access in accesses:
                side = access["before"]
                if side["exactness"] != "exact":
                    return "FAIL", "%s of %s is %s: %s" % (access["id"], os.path.basename(module), side["exactness"], side["reason"])
        return "PASS", ""

    def case(self, name, action, *rest):
        try:
            return ("%s/%s" % (self.entry["name"], name), *action(*rest))
        except Failure as failure:
            return "%s/%s" % (self.entry["name"], name), "FAIL", str(failure)

    def cases(self):
        """Yields (name, outcome, why). The manifest's own shape is not named."""
        own = self.entry["promise"]
        others = [shape_text(shape).removesuffix("x1").removesuffix("x1") for shape in self.entry["shapes"]]
        names = {own: "", **{shape: "/" + shape for shape in others}}
        try:
            self.compile()
            rewritten = {name: self.rewrite(name, layout, promised) for name, layout, promised in self.variants}
        except Failure as failure:
            yield self.entry["name"] + "/rewrite", "FAIL", str(failure)
            return
        for shape, ending in names.items():
            judged = {"original": self.original, **{name: rewritten[name] for name, _, promised in self.variants
                                                    if rewritten[name] and (shape == own or not promised)}}
            try:
                outcomes = self.judge(shape, list(judged.values()))
            except Failure as failure:
                outcomes = [("FAIL", str(failure))] * len(judged)
            for name, (outcome, why) in zip(judged, outcomes):
                yield "%s/%s%s" % (self.entry["name"], name, ending), outcome, why
        if self.entry["exact"]:
            yield self.case("exact", self.check_exact, [self.original] + [path for path in [rewritten["promised"]] if path])


def main():
    parser = argparse.ArgumentParser()
    for name in ("referee", "unbank", "clang", "work"):
        parser.add_argument("--" + name, required=True)
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--opt")
    parser.add_argument("--fewer", action="store_true", help="variants")
    parser.add_argument("--only", default="*", help="names of entries")
    parser.add_argument("manifests", nargs="+", metavar="MANIFEST")
    arguments = parser.parse_args()

    examples = []
    for path in arguments.manifests:
        with open(path) as file:
            examples += [Example(arguments, path, entry) for entry in json.load(file)["kernels"]
                         if fnmatch.fnmatch(entry["name"], arguments.only)]
    failed = False
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for cases in pool.map(lambda example: list(example.cases()), examples):
            for name, outcome, why in cases:
                failed |= outcome == "FAIL"
                print("%s %s%s" % (outcome, name, why and ": " + why), flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
