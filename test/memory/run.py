# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Layouts made by hand, simulated with the small launches of their manifests: those of the bench's groups memory and unseen, and of the
examples.

    python3 run.py --unbank BIN --clang BIN --work FOLDER [--only GLOB] [--wavefronts] MANIFEST...

For each entry that has such layouts:

    ENTRY/plain      the source as it is runs: in bounds, without a race, with something in each of its outputs
    ENTRY/hand-NAME  the outputs of a layout made by hand are the plain kernel's bit for bit, and its wavefronts are fewer unless the
                     entry says that they need not be ("as_many": true)
    ENTRY/unbank     so are the outputs of what `unbank fix` makes of it, with the block shape promised; not run where nothing changes
    ENTRY/told       the same with the block shape only told; not run where that makes no difference
    ENTRY/unbank+N   of dynamic memory: the same, launched with N bytes more than the kernel needs, so that the last line is not whole

Prints one line a case: PASS, FAIL or SKIP, and a name; with --wavefronts also how many there are."""

import argparse
import concurrent.futures
import fnmatch
import json
import os
import pathlib
import subprocess
import sys
from dataclasses import replace

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "bench"))
import manifest

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "forks"))
import forks

SECONDS = 240  # for any one command
MORE = (1, 60, 127)  # bytes of dynamic memory beyond those needed


class Failure(Exception):
    """What a case ends with when it fails."""


def must(*command):
    words = [str(word) for word in command]
    try:
        done = forks.run(words, SECONDS)
    except subprocess.TimeoutExpired:
        raise Failure("%s did not end within %d s" % (os.path.basename(words[0]), SECONDS))
    if done.returncode:
        raise Failure("%s ended with %d: %s" % (os.path.basename(words[0]), done.returncode, " ".join(done.stderr.split())[:400]))
    return done.stdout


def wavefronts(report):
    """Of a block, those of cp.async left out, whose cost nobody has told the simulator."""
    sides = [access["before"] for kernel in report["kernels"] for access in kernel["accesses"]]
    return sum(side["weight"] * side["wavefronts"]["mean"] for side in sides if side["wavefronts"]["mean"] is not None)


class Entry:
    """One entry of a manifest and its launch."""

    def __init__(self, tools, path, fields):
        self.tools, self.fields = tools, fields
        self.kernel = manifest.kernel_of(fields, path.parent, False, ())
        self.folder = tools.work / self.kernel.name
        self.folder.mkdir(parents=True, exist_ok=True)
        self.reference = None  # outputs and wavefronts of the plain kernel

    def compile(self, name, defines):
        module = self.folder / (name + ".ll")
        must(self.tools.clang, "--target=x86_64-linux-gnu", "-x", "cuda", "-nocudainc", "-nocudalib", "--cuda-gpu-arch=sm_90",
             "--cuda-device-only", "--cuda-feature=+ptx78", "-O3", "-g", "-S", "-emit-llvm", "-Wno-unknown-cuda-version",
             *("-D" + define for define in defines), self.kernel.source, "-o", module)
        return module

    def simulate(self, module, dynamic_bytes):
        """(outputs, wavefronts of a block)"""
        files = {slot: module.with_suffix(".%d.bin" % slot) for slot in self.kernel.outputs}
        report = module.with_suffix(".json")
        launch = replace(self.kernel, dynamic_bytes=dynamic_bytes)
        must(self.tools.unbank, "simulate", module, *manifest.simulate_words(launch, launch.grid), "--report=%s" % report, "--jobs=1",
             *("--output=%d=%s" % row for row in files.items()))
        return [file.read_bytes() for file in files.values()], wavefronts(json.loads(report.read_text()))

    def plain(self):
        self.reference = self.simulate(self.compile("plain", ()), self.kernel.dynamic_bytes)
        for slot, data in zip(self.kernel.outputs, self.reference[0]):
            if not any(data):
                raise Failure("nothing but zeros in output %d" % slot)
        return self.reference[1]

    def compare(self, module, dynamic_bytes):
        outputs, count = self.simulate(module, dynamic_bytes)
        for slot, data, other in zip(self.kernel.outputs, self.reference[0], outputs):
            if data != other:
                first = next(i for i, pair in enumerate(zip(data, other)) if pair[0] != pair[1])
                raise Failure("byte %d of output %d differs" % (first, slot))
        return count

    def hand(self, row):
        variant = manifest.hand_variant(row)
        dynamic_bytes = self.kernel.dynamic_bytes if variant.dynamic_bytes is None else variant.dynamic_bytes
        count = self.compare(self.compile(variant.name, variant.defines), dynamic_bytes)
        if not row.get("as_many") and not count < self.reference[1]:
            raise Failure("%.0f wavefronts, the plain kernel has %.0f" % (count, self.reference[1]))
        return count

    def rewrite(self, name, block, known):
        """The rewritten module, or None where it is one of the known ones but for its name."""
        module = self.folder / (name + ".ll")
        must(self.tools.unbank, "fix", self.folder / "plain.ll", "-o", module, "--block=" + block)
        return module if all(module.read_text() != other.read_text() for other in known) else None

    def rewritten(self):
        """Yields (case, what runs it)."""
        same, shape = self.folder / "same.ll", self.kernel.shape()
        must(self.tools.unbank, "fix", self.folder / "plain.ll", "-o", same, "--skip=*", "--widths=ir")
        promised = self.rewrite("unbank", "%s@%s" % (self.kernel.symbol, shape), [same])
        told = self.rewrite("told", shape, [same, self.folder / "unbank.ll"])
        if told:
            yield "told", lambda: self.compare(told, self.kernel.dynamic_bytes)
        if promised:
            yield "unbank", lambda: self.compare(promised, self.kernel.dynamic_bytes)
            for more in MORE if self.kernel.dynamic_bytes else ():
                yield "unbank+%d" % more, lambda more=more: self.compare(promised, self.kernel.dynamic_bytes + more)

    def outcome(self, step):
        try:
            count = step()
            return "PASS", "%.0f wavefronts" % count if self.tools.wavefronts else ""
        except Failure as failure:
            return "FAIL", str(failure)

    def cases(self):
        """Yields (name, outcome, wavefronts or why not)."""
        plain = self.outcome(self.plain)
        yield "plain", *plain
        if plain[0] == "FAIL":
            return
        for row in self.fields["hand"]:
            yield "hand-" + row["name"], *self.outcome(lambda: self.hand(row))
        try:
            rewritten = list(self.rewritten())
        except Failure as failure:
            rewritten = []
            yield "rewrite", "FAIL", str(failure)
        for name, step in rewritten:
            yield name, *self.outcome(step)


def main():
    parser = argparse.ArgumentParser()
    for name in ("unbank", "clang"):
        parser.add_argument("--" + name, required=True)
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--only", default="*", help="names of entries")
    parser.add_argument("--wavefronts", action="store_true")
    parser.add_argument("manifests", nargs="+", type=pathlib.Path, metavar="MANIFEST")
    tools = parser.parse_args()
    entries = [Entry(tools, path, fields) for path in tools.manifests for fields in json.loads(path.read_text())["kernels"]
               if fields["hand"] and fnmatch.fnmatch(fields["name"], tools.only)]
    failed = False
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for entry, cases in zip(entries, pool.map(lambda entry: list(entry.cases()), entries)):
            for name, outcome, why in cases:
                failed |= outcome == "FAIL"
                print("%s %s/%s%s" % (outcome, entry.kernel.name, name, why and ": " + why), flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
