# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shared pointers of 32 bits against those of 64: every source of the manifests is compiled with and without -fcuda-short-ptr, and
what the pass says and does must be the same.

    python3 run.py --unbank BIN --clang BIN --opt BIN --work FOLDER [--ir] [--only NAME]... MANIFEST|FOLDER...

A folder is searched for IR, hand-made (test/lit), which is given both data layouts; what the command refuses in both is left out.

clang leaves accesses that go through generic pointers, of 64 bits in both; `native` modules are the same after LLVM's passes have
given them shared pointers, whose indices have 32 bits in one and 64 in the other. Each module is changed with the manifest's block shapes promised, with them only told, and under forced layouts, so that every kind
of formula is met. The two reports must agree in all that they say of arrays, kernels and accesses: decisions, layouts, sizes,
scores, weights, reasons. LLVM shapes addresses of 32 bits otherwise in some loops, and ptxas then merges other neighbours: a case in
which an access has another width says nothing of decisions and scores, and is left out; the same case at the IR's widths is judged.

Prints one line a case: PASS, FAIL or SKIP, and a name; a FAIL names the first rows that differ."""

import argparse
import glob
import json
import os
import re
import subprocess
import sys

import pointers

FORCED = ["pad:128:4", "pad:96:4", "xor:2:31:7", "rot:128:4", "rot:96:4"]
ROWS_MAX = 6


def must(*command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit("%s ended with %d: %s" % (" ".join(command), done.returncode, done.stderr))


def compile_ir(tools, source, name, *flags):
    ir = os.path.join(tools.work, name + ".ll")
    must(tools.clang, "--target=x86_64-linux-gnu", "-x", "cuda", "-nocudainc", "-nocudalib", "--cuda-gpu-arch=sm_90",
         "--cuda-device-only", "--cuda-feature=+ptx78", "-O3", "-g", "-S", "-emit-llvm", "-Wno-unknown-cuda-version", *flags, source,
         "-o", ir)
    return ir


def make_native(tools, ir):
    out = ir[:-3] + ".native.ll"
    must(tools.opt, "-mtriple=nvptx64-nvidia-cuda", "-passes=" + pointers.NATIVE, "-S", ir, "-o", out)
    return out


def report(tools, ir, name, options):
    path = "%s.%s" % (ir[:-3], name)
    must(tools.unbank, "fix", ir, "-o", path + ".ll", "--report=%s.json" % path, *options)
    with open(path + ".json") as file:
        return json.load(file)


def rows(value, path=""):
    """All leaves of a report, by their paths."""
    if isinstance(value, dict):
        for key in sorted(value):
            yield from rows(value[key], "%s.%s" % (path, key))
    elif isinstance(value, list):
        yield path + ".count", len(value)
        for i, each in enumerate(value):
            yield from rows(each, "%s[%d]" % (path, i))
    else:
        yield path, value


def other_widths(long, short):
    """How many accesses have not the same width in both, or a row in one alone, since in the other a wider one moves their bytes."""
    count = 0
    for kernels in zip(long["kernels"], short["kernels"]):
        for side in ("before", "after"):
            a, b = [{(access["id"], access[side] and access[side]["bytes"]) for access in kernel["accesses"]} for kernel in kernels]
            count += len({name for name, _ in a ^ b})
    return count


def differences(long, short):
    a, b = dict(rows(long)), dict(rows(short))
    return ["%s: %r, %r" % (key, a.get(key), b.get(key)) for key in list(a) + [key for key in b if key not in a]
            if a.get(key) != b.get(key)]


def judge(case, long, short):
    for side in (long, short):
        side.pop("module", None)
    others = other_widths(long, short)
    if others:
        print("SKIP %s: %d accesses have other widths" % (case, others))
        return True
    found = differences(long, short)
    print("%s %s" % ("FAIL" if found else "PASS", case))
    for row in found[:ROWS_MAX]:
        print("    " + row)
    return not found


def forced(options):
    return [(layout.replace(":", "-"), options + ["--layout=*@" + layout, "--widths=ir"]) for layout in FORCED]


def shape_text(block):
    return "x".join(str(side) for side in block)


def check(tools, source, entries):
    name = os.path.basename(source)[:-3]
    long, short = compile_ir(tools, source, name), compile_ir(tools, source, name + ".short", *pointers.CLANG)
    with open(short) as file:
        if "-p3:32:32" not in file.read():
            sys.exit("%s: no pointers of 32 bits" % short)
    promised = ["--block=%s@%s" % (entry["kernel"], shape_text(entry["block"])) for entry in entries]
    told = ["--block=%s" % shape_text(entries[0]["block"])]
    variants = [("promised-ir", promised + ["--widths=ir"])] + forced(told)
    variants += [] if tools.ir else [("promised", promised), ("told", told)]
    return all([judge("%s/%s%s" % (name, variant, ending), report(tools, a, variant, options), report(tools, b, variant, options))
                for ending, a, b in (("", long, short), ("/native", make_native(tools, long), make_native(tools, short)))
                for variant, options in variants])


def modules_in(folder):
    """(name, IR) of all modules with shared arrays, without their data layouts."""
    for path in sorted(glob.glob(os.path.join(folder, "**", "*.ll"), recursive=True)):
        with open(path) as file:
            parts = re.split(r"^;--- (\S+)\n", file.read(), flags=re.M)
        name = os.path.relpath(path, folder)[:-3].replace(os.sep, "-")
        for ending, text in zip([""] + ["-" + part for part in parts[1::2]], parts[::2]):
            if "addrspace(3) global" in text:
                yield name + ending, re.sub(r"^target datalayout.*\n", "", text, flags=re.M)


def check_module(tools, name, text):
    irs = [os.path.join(tools.work, name + ending) for ending in (".ll", ".short.ll")]
    for ir, pointers in zip(irs, ("", "p3:32:32-")):
        with open(ir, "w") as file:
            file.write('target datalayout = "e-%si64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"\n%s' % (pointers, text))
    refused = [subprocess.run([tools.unbank, "analyze", ir], capture_output=True).returncode == 2 for ir in irs]
    if all(refused):
        return True
    return all([judge("%s/%s" % (name, variant), *[report(tools, ir, variant, options) for ir in irs])
                for variant, options in [("own", ["--block=32x8", "--widths=ir"])] + forced(["--block=32"])])


def read_manifest(path):
    sources = {}
    with open(path) as file:
        for entry in json.load(file)["kernels"]:
            if "file" in entry:
                sources.setdefault(os.path.join(os.path.dirname(path), entry["file"]), []).append(entry)
    return sources


def main():
    parser = argparse.ArgumentParser()
    for name in ("unbank", "clang", "opt", "work"):
        parser.add_argument("--" + name, required=True)
    parser.add_argument("--ir", action="store_true", help="at the IR's widths alone")
    parser.add_argument("--only", action="append", help="sources and modules by their names")
    parser.add_argument("manifests", nargs="+", metavar="MANIFEST|FOLDER")
    tools = parser.parse_args()
    os.makedirs(tools.work, exist_ok=True)
    passed = True
    for path in tools.manifests:
        for name, text in modules_in(path) if os.path.isdir(path) else ():
            if not tools.only or name in tools.only:
                passed &= check_module(tools, name, text)
        for source, entries in ({} if os.path.isdir(path) else read_manifest(path)).items():
            if not tools.only or os.path.basename(source)[:-3] in tools.only:
                passed &= check(tools, source, entries)
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
