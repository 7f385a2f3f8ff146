# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs kernels of FOLDER/k.ll, of FOLDER/pad.ll and of FOLDER/xor.ll, one warp each, and compares what they compute and what the reports expect.

USAGE: alike.py UNBANK FOLDER KERNEL...

Each kernel takes 1,024 words of output and as many of input; what other arguments it has is 3. Fails unless the outputs are equal bit for
bit, and the accesses of a rewritten kernel are executed as often, and take the wavefronts, that the report of its rewrite calls exact."""

import json
import subprocess
import sys

LAUNCH = ["--grid=1", "--block=32", "--dynamic=8192", "--arg=f32[1024]:zero", "--arg=f32[1024]:random:7"]


def simulate(unbank, module, kernel, report):
    command = [unbank, "simulate", module, "--kernel=" + kernel, *LAUNCH, "--report=" + report]
    for more in ([], ["--arg=i32:3"]):
        done = subprocess.run(command + more, stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True, check=False)
        if done.returncode == 0:
            return done.stdout[done.stdout.index("  argument"):]
    raise SystemExit("%s of %s: %s" % (kernel, module, done.stderr))


def load(path):
    with open(path, encoding="utf-8") as file:
        return {kernel["display"].split("(")[0]: kernel for kernel in json.load(file)["kernels"]}


def figures(accesses, side):
    """Of accesses that are executed: what a copy of a function is told apart by differs between reports."""
    return sorted((access["op"], round(access[side]["weight"], 6), round(access[side]["wavefronts"]["mean"], 6))
                  for access in accesses if access[side] and access[side]["weight"])


def wrong(expected, counted):
    """Whether a run counted other figures than those expected, where all of these are exact."""
    sides = [access["after"] for access in expected["accesses"] if access["after"]]
    is_exact = all(side["exactness"] == "exact" and side["weight_exactness"] == "exact" for side in sides)
    return is_exact and figures(expected["accesses"], "after") != figures(counted["accesses"], "before")


def main(unbank, folder, *kernels):
    failed = False
    for kernel in kernels:
        before = simulate(unbank, folder + "/k.ll", kernel, folder + "/before.json")
        for layout in ("pad", "xor"):
            after = simulate(unbank, "%s/%s.ll" % (folder, layout), kernel, folder + "/after.json")
            faults = ["another result"] if after != before else []
            if wrong(load("%s/%s.json" % (folder, layout))[kernel], load(folder + "/after.json")[kernel]):
                faults.append("other figures than foretold")
            for fault in faults:
                print("%s under %s: %s" % (kernel, layout, fault))
            failed |= bool(faults)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
