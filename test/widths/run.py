# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Predicted access widths against the cubin: what the report says is executed, and what ptxas made of it.

    python3 run.py --opt BIN --llc BIN --clang BIN --plugin FILE --examples FOLDER --work FOLDER

Each example is compiled as it is and rewritten (the pass's own choice with the shape promised, and forced layouts that keep or break
16-byte accesses), and for each kernel and side the widths of its LDS and STS instructions are compared with the accesses of the
report. ptxas may unroll loops, so a width counts once, however often it occurs; where it did not unroll, counts are equal too. A kernel
with an access whose width the report leaves open (null), or whose array is reached by generic addresses, is skipped. Prints one line a
case: PASS, FAIL or SKIP, and a name."""

import argparse
import collections
import json
import os
import shutil
import subprocess
import sys

import cubin

VARIANTS = [("own", ""), ("pad4", "layout=*@pad:128:4;"), ("pad16", "layout=*@pad:128:16;"), ("xor", "layout=*@xor:4:7:7;")]
GENERIC = {"mixed-arrays", "escapes-call", "escapes-inline-asm"}  # reached by loads and stores that are no LDS or STS


def must(*command):
    subprocess.run(command, check=True, stderr=subprocess.DEVNULL)


def compile_ptx(tools, source, name):
    ir = os.path.join(tools.work, name + ".ll")
    must(tools.clang, "--target=x86_64-linux-gnu", "-x", "cuda", "-nocudainc", "-nocudalib", "--cuda-gpu-arch=sm_90", "--cuda-device-only",
         "--cuda-feature=+ptx78", "-O3", "-S", "-emit-llvm", "-Wno-unknown-cuda-version", source, "-o", ir)
    return ir


def assemble(tools, ir):
    must(tools.llc, "-O3", "-mcpu=sm_90", "-mattr=+ptx78", ir, "-o", ir + ".ptx")
    must(tools.ptxas, "-arch=sm_90", ir + ".ptx", "-o", ir + ".cubin")
    return cubin.kernels(ir + ".cubin")


def rewrite(tools, ir, options):
    out = ir.replace(".ll", ".out.ll")
    must(tools.opt, "-load-pass-plugin", tools.plugin, "-passes=unbank<%sreport=%s.json>" % (options, out), "-S", ir, "-o", out)
    with open(out + ".json") as file:
        return out, json.load(file)


def predicted(kernel, side):
    """The widths of one side; None where one is not known."""
    counts = collections.Counter()
    for access in kernel["accesses"]:
        if access["op"] in ("ld", "st") and access[side]:
            if access[side]["bytes"] is None:
                return None
            counts[access["op"], access[side]["bytes"]] += 1
    return counts


def judge(name, want, got):
    got = collections.Counter({key: count for key, count in got.items() if key != "instructions"})
    if want is None:
        print("SKIP %s: the report leaves a width open" % name)
        return True
    same = set(want) == set(got) and all(got[key] >= want[key] for key in want)
    print(("PASS %s" if same else "FAIL %s: predicted {}, the cubin has {}".format(dict(want), dict(got))) % name)
    return same


def check(tools, source, promises):
    name = os.path.basename(source)[:-3]
    ir = compile_ptx(tools, source, name)
    plain, fine = assemble(tools, ir), True
    for variant, options in VARIANTS:
        out, report = rewrite(tools, ir, promises + options)
        after = assemble(tools, out)
        generic = any(array["code"] in GENERIC for array in report["arrays"])
        for kernel in report["kernels"]:
            case = "%s/%s" % (kernel["display"].split("(")[0], variant)
            if generic:
                print("SKIP %s: some of its accesses use generic addresses" % case)
                continue
            if variant == "own":
                fine &= judge(case + "/before", predicted(kernel, "before"), plain[kernel["name"]])
            fine &= judge(case + "/after", predicted(kernel, "after"), after[kernel["name"]])
    return fine


def main():
    parser = argparse.ArgumentParser()
    for name in ("opt", "llc", "clang", "plugin", "examples", "work"):
        parser.add_argument("--" + name, required=True)
    tools = parser.parse_args()
    tools.ptxas = shutil.which("ptxas") or "/usr/local/cuda/bin/ptxas"
    if not os.path.exists(tools.ptxas):
        print("SKIP widths: no ptxas here")
        return 0
    os.makedirs(tools.work, exist_ok=True)
    with open(os.path.join(tools.examples, "kernels.json")) as file:
        entries = json.load(file)["kernels"]
    fine = True
    for source in sorted({entry["file"] for entry in entries}):
        promises = {"block=%s@%s;" % (e["kernel"], e["promise"]) for e in entries if e["file"] == source and e["promise"]}
        fine &= check(tools, os.path.join(tools.examples, source), "".join(sorted(promises)))
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
