# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Profiles of the examples: what the pass expects with one is what runs count. One line a case: PASS, FAIL or SKIP, and a name.

    python3 profile.py --unbank BIN --clang BIN --examples FOLDER --work FOLDER [--only GLOB]

For each entry of the manifest, simulated with its own launch:

    ENTRY/before   no access that ran and that the profile holds whole is without figures, and `measured` ones are those of the run
    ENTRY/after    the module rewritten with it has the same outputs, and `measured` figures, moved, are those of a run
    ENTRY/exact    what is exact without the profile is the same with it, but that an array may lie otherwise

Scores are at the IR's own widths. What a profile has a mere sample of is not compared."""

import argparse
import concurrent.futures
import fnmatch
import json
import os
import subprocess
import sys

SECONDS = 120
UNABLE = 2  # the command's status for what cannot be simulated, too
TOLERANCE = 1e-6


class Failure(Exception):
    """What a case ends with when it fails."""


class Skip(Exception):
    """What cannot be simulated."""


def call(*command):
    done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=SECONDS)
    return done.returncode, " ".join((done.stderr.strip() or done.stdout.strip()).split())[:300]


def must(*command):
    status, said = call(*command)
    if status != 0:
        raise Failure("%s %s ended with %s: %s" % (os.path.basename(command[0]), command[1], status, said))


def spec(argument):
    """An argument of the manifest as unbank simulate takes it."""
    if "buffer" not in argument:
        (element, value), = argument.items()
        return "%s:%s" % (element, value)
    fill = argument["fill"] + (":%d" % argument["seed"] if argument["fill"] == "random" else "")
    return "%s[%d]:%s" % (argument["buffer"], argument["count"], fill)


def load(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


class Example:
    """One entry of the manifest."""

    def __init__(self, tools, entry):
        self.tools, self.entry = tools, entry
        self.folder = os.path.join(tools.work, entry["name"])
        os.makedirs(self.folder, exist_ok=True)

    def path(self, name):
        return os.path.join(self.folder, name)

    def compile(self):
        must(self.tools.clang, "--target=x86_64-linux-gnu", "-x", "cuda", "-nocudainc", "-nocudalib", "--cuda-gpu-arch=sm_90",
             "--cuda-device-only", "--cuda-feature=+ptx78", "-O3", "-g", "-S", "-emit-llvm", "-Wno-unknown-cuda-version",
             os.path.join(self.tools.examples, self.entry["file"]), "-o", self.path("original.ll"))

    def simulate(self, name, *more):
        entry = self.entry
        shape = ["--%s=%s" % (side, "x".join(map(str, entry[side]))) for side in ("grid", "block")]
        dynamic = ["--dynamic=%d" % entry["dynamic_shared"]] if entry.get("dynamic_shared") else []
        outputs = ["--output=%d=%s" % (number, self.path("%s.%d" % (name, number))) for number in entry["outputs"]]
        status, said = call(self.tools.unbank, "simulate", self.path(name + ".ll"), "--kernel=" + entry["kernel"], *shape, *dynamic,
                            *["--arg=" + spec(argument) for argument in entry["args"]], *outputs,
                            "--report=" + self.path(name + ".counted"), *more)
        if status == UNABLE:
            raise Skip(said)
        if status:
            raise Failure(said)
        return self.accesses(name + ".counted", "before")

    def accesses(self, report, side):
        """The sides of the kernel's accesses, by id."""
        kernel, = [kernel for kernel in load(self.path(report))["kernels"] if kernel["name"] == self.entry["kernel"]]
        return {access["id"]: access[side] for access in kernel["accesses"] if access[side]}

    def whole(self):
        """Ids of the accesses all of whose executions are in the profile."""
        kernel, = load(self.path("profile"))["kernels"]
        blocks = kernel["blocks"]
        return {access["id"] for access in kernel["accesses"] if blocks <= 16 and access["executions"] <= 256 // blocks}

    def outputs(self, name):
        contents = []
        for number in self.entry["outputs"]:
            with open(self.path("%s.%d" % (name, number)), "rb") as file:
                contents.append(file.read())
        return contents

    def compare(self, expected, counted):
        """Measured figures against those of a run; returns how many there were."""
        compared = 0
        for name in self.whole():
            side = expected.get(name)
            if not side or side["exactness"] != "measured" or not side["weight"]:
                continue
            found = counted.get(name)
            ours = [side["weight"], side["wavefronts"]["mean"], side["wavefronts"]["min"], side["wavefronts"]["max"], side["ideal"]]
            theirs = [found["weight"], found["wavefronts"]["mean"], found["wavefronts"]["min"], found["wavefronts"]["max"],
                      found["ideal"]] if found else []
            if len(ours) != len(theirs) or any(abs(a - b) > TOLERANCE * max(1, b) for a, b in zip(ours, theirs)):
                raise Failure("%s: expected %s, counted %s" % (name, ours, theirs))
            compared += 1
        return compared

    def before(self):
        counted = self.simulate("original", "--write-profile=" + self.path("profile"))
        must(self.tools.unbank, "fix", self.path("original.ll"), "-o", self.path("fixed.ll"), "--widths=ir",
             "--profile=" + self.path("profile"), "--report=" + self.path("with"))
        expected = self.accesses("with", "before")
        for name in self.whole() & set(counted) & set(expected):
            if counted[name]["weight"] and counted[name]["wavefronts"]["mean"] and expected[name]["exactness"] == "unknown":
                raise Failure("%s stays unknown: %s" % (name, expected[name]["reason"]))
        return "%d measured" % self.compare(expected, counted)

    def after(self):
        counted = self.simulate("fixed")
        if self.outputs("original") != self.outputs("fixed"):
            raise Failure("the outputs differ")
        return "%d measured" % self.compare(self.accesses("with", "after"), counted)

    def exact(self):
        block = "--block=" + "x".join(map(str, self.entry["block"]))
        must(self.tools.unbank, "analyze", self.path("original.ll"), "--widths=ir", block, "--report=" + self.path("without"))
        without, given = self.accesses("without", "before"), self.accesses("with", "before")
        for name, side in without.items():
            if side["exactness"] == "exact" and given[name] != side and given[name]["weight_exactness"] != "measured":
                raise Failure("%s is no longer %s, but %s" % (name, side, given[name]))
        return ""

    def cases(self):
        """Yields (name, outcome, why)."""
        for name, action in [("compile", self.compile), ("before", self.before), ("after", self.after), ("exact", self.exact)]:
            try:
                said = action()
                if name != "compile":
                    yield "%s/%s" % (self.entry["name"], name), "PASS", said
            except (Failure, Skip) as reason:
                yield "%s/%s" % (self.entry["name"], name), "SKIP" if isinstance(reason, Skip) else "FAIL", str(reason)
                return


def main():
    parser = argparse.ArgumentParser()
    for name in ("unbank", "clang", "examples", "work"):
        parser.add_argument("--" + name, required=True)
    parser.add_argument("--only", default="*", help="names of entries")
    tools = parser.parse_args()
    entries = load(os.path.join(tools.examples, "kernels.json"))["kernels"]
    examples = [Example(tools, entry) for entry in entries if fnmatch.fnmatch(entry["name"], tools.only)]
    failed = False
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for cases in pool.map(lambda example: list(example.cases()), examples):
            for name, outcome, why in cases:
                failed |= outcome == "FAIL"
                print("%s %s%s" % (outcome, name, why and ": " + why), flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
