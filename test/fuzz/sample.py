# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes random kernels for a GPU: as they are and rewritten, as cubins, so that it needs neither LLVM nor ptxas where it is.

    python3 sample.py --clang BIN --opt BIN --llc BIN --link BIN --unbank BIN --examples FOLDER --work FOLDER
                      [--seeds FIRST:COUNT] [--features LIST]

FOLDER/kernels.json then lists COUNT kernels, each with the launches of the differential test, in the format of bench/manifest.py:
`variants` names, `original` first, the cubin and the IR of the whole program (of several modules: linked by nvlink, and by LLVM), and
in `scores` what a report calls exact of one block of this shape. Left out are seeds whose original ptxas does not take, and kernels
that ptxas compiles wrongly (bytes_of_floats)."""

import argparse
import json
import os
import re
import subprocess
import sys

import features
from cubins import Program, Refused, compile_seed, must, rewrite
from generate import KERNELS_PER_MODULE, STATIC_MAX
from run import Failure, Seed
from variants import shape_text

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "bench"))

import counters

RESERVED = 1024  # bytes of a block's shared memory that a cubin keeps for the system
UNMET = {"full-block", "in-bounds"}  # what random launches do not promise


def symbols_of(path):
    """The mangled names of a program's kernels by those of the source."""
    with open(path) as file:
        symbols = re.findall(r"^define [^@\n]*ptx_kernel [^@\n]*@(\w+)\(", file.read(), re.M)
    return {re.match(r"_Z\d+(k\d+x)", symbol)[1]: symbol for symbol in symbols}


def link_ir(tools, program):
    """The program's IR: a module, or the modules linked."""
    if len(program.irs) == 1:
        return program.irs[0]
    path = program.whole.removesuffix(".cubin") + ".ll"
    must(tools.link, "-S", *program.irs, "-o", path)
    return path


def bytes_of_floats(path):
    """The functions of a PTX file that store the low byte of a register which an integer was converted to a float in. ptxas 13 stores
    the integer's byte there, at most 255: of 33, 33, though the float 33.0 (0x42040000) ends in 0. An H100 and an H200 did so with
    code of -O0 to -O3. Such stores are what LLVM makes of a float whose alignment is one byte."""
    found, function, floats = set(), None, set()
    with open(path) as file:
        for line in file:
            if head := re.search(r"\.(?:entry|func)\b.*?(\w+)\(", line):
                function, floats = head[1], set()
            elif number := re.match(r"\s*cvt\.\w+\.f\d+\.[us]\d+ \t(%\w+)", line):
                floats.add(number[1])
            elif (store := re.match(r"\s*st\.[\w.]*b8 \t\[.*\], (%\w+);", line)) and store[1] in floats:
                found.add(function)
    return found


def score_original(tools, seed, irs, entries):
    """Reports of the modules as they are, for the shapes of the kernels' first launches."""
    paths = []
    for unit, ir in enumerate(irs):
        paths.append(ir.removesuffix(".ll") + ".json")
        with open(ir) as file:
            text = file.read()
        shapes = {entry["kernel"]: shape_text(entry["block"]) for entry in reversed(entries)}
        promises = ["--block=%s@%s" % (name, shape) for name, shape in shapes.items() if re.search(r"@_Z\d+%s" % name, text)]
        linked = ["--rdc=yes"] if len(irs) > 1 else []
        must(tools.unbank, "analyze", ir, "--mode=report", "--report=" + paths[-1], *linked, *promises)
    return paths


def exact_scores(paths, symbol, launch, side):
    """{counter of the hardware: wavefronts of one block}, of what is exact in the report that scores the kernel in this shape. Of a
    kernel that calls what its report does not list, nothing unless all of it is exact."""
    for path in paths:
        with open(path) as file:
            kernels = [kernel for kernel in json.load(file)["kernels"] if kernel["name"] == symbol]
        for kernel in kernels:
            whole = kernel[side]["exactness"] == "exact"
            if kernel["block"] != launch["block"] or UNMET & set(kernel["assumes"]) or (launch["open"] and not whole):
                continue
            found = {counter: counters.predict(kernel["accesses"], side, ops, None) for counter, ops in counters.COUNTERS.items()}
            return {counter: round(total, 6) for counter, (total, doubt) in found.items() if not doubt}  # a sum of shares of warps
    return {}


def unsigned(argument):
    """Manifests hold 64 bits as JSON libraries read them, signed."""
    return {"u64": argument["u64"] % 2**64} if "u64" in argument else argument


class Sample:
    """The programs of one seed."""

    def __init__(self, tools, number):
        self.tools, self.seed = tools, Seed(tools, number)
        irs = compile_seed(tools, self.seed, lines=False)
        with open(self.seed.manifest) as file:
            self.manifest = json.load(file)
        self.programs = {"original": Program(tools, self.seed, "original", irs)}
        self.reports = {"original": score_original(tools, self.seed, irs, self.manifest["kernels"])}
        for variant in self.manifest["variants"]:
            paths = [os.path.join(self.seed.folder, "%s%d.json" % (variant["name"], unit)) for unit in range(len(irs))]
            try:
                changed = rewrite(tools, self.seed, irs, variant, paths)
            except Failure as failure:
                if "contradict" not in str(failure):  # arrays that meet in a pointer were given two layouts
                    raise
                continue
            try:
                self.programs[variant["name"]] = Program(tools, self.seed, variant["name"], changed)
            except Refused as refused:
                raise SystemExit("seed %d, %s: %s" % (number, variant["name"], refused))
            self.reports[variant["name"]] = paths
        self.whole = {name: link_ir(tools, program) for name, program in self.programs.items()}
        self.miscompiled = set().union(*(bytes_of_floats(ir.removesuffix(".ll") + ".ptx")
                                         for program in self.programs.values() for ir in program.irs))

    def path(self, name):
        return os.path.relpath(name, self.tools.work)

    def row(self, name, symbol, launch):
        scores = exact_scores(self.reports[name], symbol, launch, "before" if name == "original" else "after")
        return {"name": name, "cubin": self.path(self.programs[name].whole), "ll": self.path(self.whole[name]), "scores": scores}

    def variants(self, launch):
        return [name for name in launch["variants"] if name in self.programs]

    def fits(self, symbol, launch):
        """Whether static and dynamic memory go together. nvlink leaves gaps of which no module can know, before and after; of a single
        module a rewrite that does not fit is to be seen."""
        names = ["original", *(self.variants(launch) if len(self.seed.modules) > 1 else [])]
        most = max(self.programs[name].static.get(symbol, RESERVED) for name in names)
        return most - RESERVED + launch["dynamic_shared"] <= STATIC_MAX

    def entries(self, count):
        """The launches of the first kernels."""
        symbols, names = symbols_of(self.whole["original"]), []
        if self.miscompiled - set(symbols.values()):  # a function that any of them may call
            return
        for launch in self.manifest["kernels"]:
            if launch["kernel"] not in names:
                names.append(launch["kernel"])
            if names.index(launch["kernel"]) >= count:
                continue
            symbol = symbols[launch["kernel"]]
            if symbol in self.miscompiled or not self.fits(symbol, launch):
                continue
            yield {"name": "%d-%s" % (self.seed.number, launch["name"]), "kernel": symbol,
                   **{key: launch[key] for key in ("block", "grid", "dynamic_shared", "outputs")},
                   "linked": len(self.seed.modules) > 1, "args": [unsigned(argument) for argument in launch["args"]],
                   "variants": [self.row(name, symbol, launch) for name in ["original", *self.variants(launch)]]}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("clang", "opt", "llc", "link", "unbank", "examples", "work"):
        parser.add_argument("--" + name, required=True)
    parser.add_argument("--seeds", default="0:240", help="FIRST:COUNT, the first seed and the number of kernels")
    parser.add_argument("--features", type=features.parse, default="all", help="all, none, or names: features.py")
    tools = parser.parse_args()
    for name in ("unbank", "examples", "work"):
        setattr(tools, name, os.path.abspath(getattr(tools, name)))
    number, count = map(int, tools.seeds.split(":"))
    entries, kernels, linked = [], 0, 0
    while kernels < count:
        try:
            sample = Sample(tools, number)
            entries += sample.entries(count - kernels)
            kernels += min(KERNELS_PER_MODULE, count - kernels)
            linked += len(sample.seed.modules) > 1
        except Refused as refused:
            print("seed %d is left out: %s" % (number, refused))
        number += 1
    with open(os.path.join(tools.work, "kernels.json"), "w") as file:
        json.dump({"version": 1, "kernels": entries}, file, indent=1)
    print("%d launches of %d kernels, %d programs of several modules, in %s" % (len(entries), kernels, linked,
                                                                              os.path.join(tools.work, "kernels.json")))
    return 0


if __name__ == "__main__":
    sys.exit(main())
