# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The simulator's widths against the cubin they come from.

    python3 match.py --match BIN --unbank BIN --opt BIN --llc BIN --objcopy BIN --clang BIN --plugin FILE --examples FOLDER --work FOLDER

Each example, as it is and under forced layouts that keep or break 16-byte accesses, goes to PTX and to a cubin, and unbank-match gives
the sites of each kernel their instructions. Asked of the answer:

  access   with the cubin's PTX every site is matched, by access; the instructions that the sites lead have the widths of the cubin's
           LDS and STS, each at most as often as there (ptxas copies code when it unrolls), and equally often where it did not
  line     without the PTX, by source line: the same, but for sites that are said to be unknown
  narrow   of narrow.cu, where only some elements of vectors are used: the loads are those of NARROW
  counts   `unbank simulate --cubin` of one block of abt counts the wavefronts that follow by hand (COUNTS)
  damaged  cubins cut short or with bytes changed (from a seed) end in a sentence, never in a signal

Prints one line a case: PASS, FAIL or SKIP, and a name."""

import argparse
import collections
import json
import os
import random
import shutil
import sys

import cubin

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "forks"))
import forks

VARIANTS = [("plain", None), ("pad4", "layout=*@pad:128:4"), ("pad16", "layout=*@pad:128:16"), ("xor", "layout=*@xor:4:7:7")]
DAMAGED = 120
SECONDS = 120  # for any one command
# C = A B^T, 32x32 threads, n = 32: each of 32 warps stores twice (64 wavefronts) and reads 32 words of a row of A (one address for the
# warp) and 32 of B (a row a lane).
#   plain  8 LDS.128 each. A: two half-warps, 2 each. B: rows are 32 words apart, all in the same banks: 32 each.
#   pad4   rows of 33 words: no merging. 32 LDS each, 1 each.
#   pad16  rows of 36 words: 8 LDS.128 each. A: 2 each. B: 8 lanes a quarter-warp, in different banks: 4 each.
COUNTS = {"plain": 64 + 32 * 8 * (2 + 32), "pad4": 64 + 32 * 32 * (1 + 1), "pad16": 64 + 32 * 8 * (2 + 4)}
ABT = ["--grid=1x1", "--block=32x32", "--arg=f32[1024]:zero", "--arg=f32[1024]:random:1", "--arg=f32[1024]:random:2", "--arg=i32:32"]
# Widths of the loads that ptxas makes of vectors of which some elements are used: what it would make of these elements alone.
NARROW = {"x": [4], "z": [4], "xy": [8], "zw": [8], "yz": [4, 4], "xw": [4, 4], "xyz": [16], "xyzw": [16], "w_and_x": [4, 4],
          "zw_and_xy": [8, 8], "xyzw_and_y": [4, 16], "pair_y": [4], "double_y": [8], "half_y": [2], "half_zw": [4], "half_xz": [8],
          "byte_y": [4]}
# Inline PTX: refused_asm is not simulated; matrix_fragments has no LDS or STS; the read of global memory of a cp.async is a site, too.
# What ptxas makes of a wmma is no LDS or STS of its own, either. Under a layout, out_of_line has copies of a function, whose accesses
# share their lines: they are said to be unknown.
LEFT_OUT = {"refused_asm", "matrix_fragments", "async_copy", "wmma", "out_of_line"}


def must(*command):
    forks.run(command, SECONDS).check_returncode()


def compile_ir(tools, source, name):
    ir = os.path.join(tools.work, name + ".ll")
    must(tools.clang, "--target=x86_64-linux-gnu", "-x", "cuda", "-nocudainc", "-nocudalib", "--cuda-gpu-arch=sm_90", "--cuda-device-only",
         "--cuda-feature=+ptx78", "-O3", "-g", "-S", "-emit-llvm", "-Wno-unknown-cuda-version", "-I" + tools.examples, source, "-o", ir)
    return ir


def assemble(tools, ir):
    """The cubin with its PTX, and without."""
    ptx, whole, bare = ir + ".ptx", ir + ".cubin", ir + ".bare.cubin"
    must(tools.llc, "-O3", "-mcpu=sm_90", "-mattr=+ptx78", ir, "-o", ptx)
    must(tools.ptxas, "-arch=sm_90", "-lineinfo", ptx, "-o", whole)
    must(tools.objcopy, "--remove-section=.nv_debug_ptx_txt", whole, bare)
    return whole, bare


class Answer:
    """What unbank-match prints."""

    def __init__(self, tools, ir, kernel, path):
        done = forks.run([tools.match, ir, kernel, path], SECONDS)
        self.status, self.text = done.returncode, done.stdout + done.stderr
        self.widths, self.unknown, self.evidence = collections.Counter(), 0, ""
        for line in done.stdout.splitlines():
            words = line.split()
            if words[0] in ("ld", "st"):
                self.widths[words[0], int(words[1])] += int(words[2])
            elif words[0] == "sites":
                self.evidence = words[3].rstrip(":")
                self.unknown = int(words[words.index("unknown") - 1] if "unknown" in words else words[words.index("unknown;") - 1])


def same_widths(got, want):
    return set(got) == set(want) and all(got[key] <= want[key] for key in got)


def judge(case, fine, why):
    print("PASS " + case if fine else "FAIL %s: %s" % (case, why))
    return fine


def check_kernel(tools, ir, whole, bare, kernel, case):
    want = {key: count for key, count in cubin.kernels(whole, generic=True)[kernel].items() if key != "instructions"}
    answer = Answer(tools, ir, kernel, whole)
    seen = "{}, the cubin has {}\n{}".format(dict(answer.widths), want, answer.text)
    fine = judge(case + "/access", answer.status == 0 and answer.evidence == "access" and not answer.unknown and
                 same_widths(answer.widths, want), seen)
    other = Answer(tools, ir, kernel, bare)
    known = other.widths == answer.widths or (other.unknown and not other.widths - answer.widths)
    return judge(case + "/line", other.status == 0 and other.evidence == "line" and known,
                 "{} by line, {} by access".format(dict(other.widths), dict(answer.widths))) and fine


def check_source(tools, source, kernels):
    name, fine = os.path.basename(source)[:-3], True
    plain = compile_ir(tools, source, name)
    for variant, options in VARIANTS:
        ir = plain
        if options:
            ir = plain.replace(".ll", ".%s.ll" % variant)
            must(tools.opt, "-load-pass-plugin", tools.plugin, "-passes=unbank<%s>" % options, "-S", plain, "-o", ir)
        whole, bare = assemble(tools, ir)
        for kernel, display in sorted(kernels):
            fine &= check_kernel(tools, ir, whole, bare, kernel, "%s/%s" % (display, variant))
    return fine


def check_narrow(tools):
    source, fine = os.path.join(os.path.dirname(os.path.abspath(__file__)), "narrow.cu"), True
    ir = compile_ir(tools, source, "narrow")
    whole, bare = assemble(tools, ir)
    for kernel, loads in sorted(NARROW.items()):
        fine &= check_kernel(tools, ir, whole, bare, kernel, "narrow/" + kernel)
        for path in (whole, bare):
            answer = Answer(tools, ir, kernel, path)
            got = sorted(width for (op, width), count in answer.widths.items() for _ in range(count) if op == "ld")
            fine &= judge("narrow/%s/%s" % (kernel, answer.evidence), got == loads and not answer.unknown, "%s\n%s" % (got, answer.text))
    return fine


def check_counts(tools):
    fine, plain = True, os.path.join(tools.work, "abt.ll")
    modules = {name: plain if name == "plain" else plain.replace(".ll", ".%s.ll" % name) for name in COUNTS}
    cases = [(name, modules[name], modules[name] + ".cubin", want) for name, want in sorted(COUNTS.items())]
    # Another module's cubin: its LDS.128 fit the accesses, but not the addresses, so the counts are not known.
    cases.append(("misaligned", modules["pad4"], plain + ".bare.cubin", None))
    for name, ir, path, want in cases:
        report = ir + ".json"
        done = forks.run([tools.unbank, "simulate", ir, "--kernel=abt", "--cubin=" + path, "--report=" + report] + ABT, SECONDS)
        got = "no"
        if done.returncode == 0:
            with open(report) as file:
                got = json.load(file)["kernels"][0]["after"]["score"]
        fine &= judge("counts/" + name, got == want, "%s wavefronts, by hand %s\n%s" % (got, want, done.stdout + done.stderr))
    return fine


def check_damaged(tools, whole):
    with open(whole, "rb") as file:
        data = file.read()
    draw, path, bad = random.Random(1), os.path.join(tools.work, "damaged.cubin"), []
    kernel = next(iter(cubin.kernels(whole)))
    for number in range(DAMAGED):
        damaged = bytearray(data[:draw.randrange(len(data))] if number % 3 == 0 else data)
        for _ in range(draw.randrange(1, 40)):
            if damaged:
                damaged[draw.randrange(len(damaged))] = draw.randrange(256)
        with open(path, "wb") as file:
            file.write(damaged)
        status = forks.run([tools.match, whole[:-len(".cubin")], kernel, path], 60).returncode
        if status not in (0, 2):
            bad.append((number, status))
    return judge("damaged", not bad, "cases and exit statuses: %s" % bad)


def main():
    parser = argparse.ArgumentParser()
    for name in ("match", "unbank", "opt", "llc", "objcopy", "clang", "plugin", "examples", "work"):
        parser.add_argument("--" + name, required=True)
    tools = parser.parse_args()
    tools.ptxas = shutil.which("ptxas") or "/usr/local/cuda/bin/ptxas"
    if not os.path.exists(tools.ptxas):
        print("SKIP match: no ptxas here")
        return 0
    os.makedirs(tools.work, exist_ok=True)
    with open(os.path.join(tools.examples, "kernels.json")) as file:
        entries = [entry for entry in json.load(file)["kernels"] if entry["name"] not in LEFT_OUT]
    fine = True
    for source in sorted({entry["file"] for entry in entries}):
        kernels = {(entry["kernel"], entry["display"].split("(")[0]) for entry in entries if entry["file"] == source}
        fine &= check_source(tools, os.path.join(tools.examples, source), kernels)
    fine &= check_narrow(tools)
    fine &= check_counts(tools)
    return 0 if check_damaged(tools, os.path.join(tools.work, "abt.ll.cubin")) and fine else 1


if __name__ == "__main__":
    sys.exit(main())
