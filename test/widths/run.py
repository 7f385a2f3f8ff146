# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Predicted access widths against the cubin: what the report says is executed, and what ptxas made of it.

    python3 run.py --opt BIN --llc BIN --clang BIN --plugin FILE --match BIN --work FOLDER
                   [--forced] [--short] [--rdc] [--open] [--causes] [--only KERNEL]... MANIFEST...

Each kernel is compiled as it is and rewritten by the pass's own choice with the shape promised; with --forced also under forced
layouts that keep or break 16-byte accesses; with --short shared pointers have 32 bits, and with --rdc the modules are ones
for a device linker (ptxas -c). Every instruction gets a source line of its own (LLVM's debugify), by which the
accesses of the report and the instructions that unbank-match found for them are told apart. An access agrees when

    the report has it     one instruction moves it, as wide as the report says, and merged with others only if it is wider
    the report has not    it is moved by an instruction that moves others, too

An access that has no instruction, or whose instruction is not known, says nothing; but the kernel's widths as a whole must be
those of the report, each at least as often. Kernels that use generic addresses are left out. FAIL: an access disagrees though
the report was sure of its width. A width that the report leaves open (null) counts as one that disagrees in the share printed
at the end, which must be at least LEAST.

Prints one line a case: PASS, FAIL or SKIP, and a name; --open also what was left open; --causes how wide LLVM's PTX has it."""

import argparse
import collections
import json
import os
import re
import shutil
import sys

import cubin

sys.path += [os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", name) for name in ("short", "forks")]
import forks
import pointers

FORCED = [("pad4", "layout=*@pad:128:4;"), ("pad16", "layout=*@pad:128:16;"), ("xor", "layout=*@xor:4:7:7;")]
GENERIC = {"mixed-arrays", "escapes-call", "escapes-inline-asm"}  # reached by loads and stores that are no LDS or STS
SECONDS = 120  # for any one command
LEAST = 0.93  # at most 0.07 may be open: softmax_rows and signal_peaks are nearly all of what is
BYTES = {"b8": 1, "u8": 1, "s8": 1, "b16": 2, "u16": 2, "s16": 2, "b32": 4, "u32": 4, "s32": 4, "f32": 4,
         "b64": 8, "u64": 8, "s64": 8, "f64": 8, "b128": 16}


def must(*command):
    done = forks.run(command, SECONDS)
    done.check_returncode()
    return done.stdout


def compile_ir(tools, source, name, flags=("-O3",)):
    """The module, its instructions on lines of their own."""
    ir = os.path.join(tools.work, name + ".ll")
    must(tools.clang, "--target=x86_64-linux-gnu", "-x", "cuda", "-nocudainc", "-nocudalib", "--cuda-gpu-arch=sm_90",
         "--cuda-device-only", "--cuda-feature=+ptx78", *flags, "-S", "-emit-llvm", "-Wno-unknown-cuda-version",
         *(pointers.CLANG if tools.short else []), source, "-o", ir)
    must(tools.opt, "-passes=debugify", "-debugify-level=locations", "-S", ir, "-o", ir)
    with open(ir) as file:
        text = file.read()
    with open(ir, "w") as file:  # full debug information makes ptxas leave optimisation out
        file.write(text.replace("emissionKind: FullDebug", "emissionKind: DebugDirectivesOnly"))
    return ir


def assemble(tools, ir):
    must(tools.llc, "-O3", "-mcpu=sm_90", "-mattr=+ptx78", *(pointers.LLC if tools.short else []), ir, "-o", ir + ".ptx")
    must(tools.ptxas, "-arch=sm_90", "-lineinfo", *(["-c"] if tools.rdc else []), ir + ".ptx", "-o", ir + ".cubin")


def rewrite(tools, ir, variant, options):
    out = "%s.%s.ll" % (ir[:-3], variant)
    must(tools.opt, "-load-pass-plugin", tools.plugin, "-passes=unbank<%s%sreport=%s.json>" % ("rdc=yes;" if tools.rdc else "", options, out), "-S", ir, "-o", out)
    with open(out + ".json") as file:
        return out, json.load(file)


class Moved:
    """Who moves an access: `widths` of the instructions, and how many accesses they move."""

    def __init__(self, widths, members):
        self.widths, self.members = widths, members

    def __str__(self):
        return "%s for %d" % ("+".join(map(str, self.widths)), self.members)


def actual(tools, ir, kernel):
    """{(op, line): [Moved or None]}, those of a copy in order; None: not known, or not there."""
    rows = [line.split() for line in must(tools.match, "--sites", ir, kernel, ir + ".cubin").splitlines()]
    widths, members = {}, collections.Counter()
    for row in rows:
        if row[3] == "by":
            members[row[0], row[4], row[5]] += 1
            if row[1:3] == row[4:6]:
                widths[row[0], row[4], row[5]] = [int(word) for word in row[7:]]
    found = collections.defaultdict(list)
    for row in rows:
        lead = (row[0], row[4], row[5]) if row[3] == "by" else None
        moved = Moved(widths[lead], members[lead]) if lead and widths.get(lead) else None
        found[row[0], int(row[1])].append(moved)
    return found


def llvm_widths(ir):
    """{(op, line): bytes}: the widest that LLVM's PTX has for the line."""
    found, line = {}, 0
    with open(ir + ".ptx") as file:
        for text in file:
            loc = re.match(r"\s*\.loc\s+\d+\s+(\d+)", text)
            access = re.match(r"\s*(?:@\S+\s+)?(ld|st)\.(?:\w+\.)*?shared(?:\.(v2|v4))?\.(\w+)", text)
            if loc:
                line = int(loc.group(1))
            elif access and access.group(3) in BYTES:
                op, vector, kind = access.groups()
                bytes_ = BYTES[kind] * {"v2": 2, "v4": 4}.get(vector, 1)
                found[op, line] = max(found.get((op, line), 0), bytes_)
    return found


class Tally:
    def __init__(self):
        self.agree = self.open = self.wrong = self.silent = self.miscounted = 0

    def add(self, other):
        for key, value in vars(other).items():
            setattr(self, key, getattr(self, key) + value)

    def total(self):
        return self.agree + self.open + self.wrong


def judge_access(access, side, moved, tally):
    """A sentence if the two differ, else None."""
    if moved is None or not moved.widths:
        tally.silent += 1
        return None
    row = access[side]
    if row is None:
        if moved.members > 1:
            tally.agree += 1
            return None
        tally.wrong += 1
        return "wrong: not by itself, the cubin has %s" % moved
    if row["bytes"] is None:
        tally.open += 1
        return "open, the cubin has %s" % moved
    if moved.widths == [row["bytes"]]:
        tally.agree += 1
        return None
    tally.wrong += 1
    return "wrong: %d, the cubin has %s" % (row["bytes"], moved)


def same_counts(tools, ir, kernel, side):
    """Whether the kernel has instructions of the widths that the report has, and as many, but for those that ptxas copied as it
    unrolled a loop; true where the report leaves a width open. Functions that are given addresses use generic ones, of other memory, too."""
    want = collections.Counter()
    for access in kernel["accesses"]:
        if access["op"] in ("ld", "st") and access[side]:
            if access[side]["bytes"] is None:
                return True
            want[access["op"], access[side]["bytes"]] += 1
    shared, got = ({key: count for key, count in cubin.kernels(ir + ".cubin", generic)[kernel["name"]].items() if key != "instructions"}
                   for generic in (False, True))
    return set(shared) <= set(want) <= set(got) and all(got[key] >= want[key] for key in want)


def check_kernel(tools, ir, kernel, side, case):
    found, tally, says = actual(tools, ir, kernel["name"]), Tally(), []
    by_llvm = llvm_widths(ir) if tools.causes else {}
    for access in kernel["accesses"]:
        if access["op"] not in ("ld", "st"):
            continue
        rows = found.get((access["op"], access["line"]))
        moved = rows.pop(0) if rows else None
        says.append((access, judge_access(access, side, moved, tally), by_llvm.get((access["op"], access["line"]), 0)))
    counts = same_counts(tools, ir, kernel, side)
    tally.miscounted = not counts
    print("%s %s: %d agree, %d open, %d wrong, %d say nothing%s" %
          ("FAIL" if tally.wrong or not counts else "PASS", case, tally.agree, tally.open, tally.wrong, tally.silent,
           "" if counts else "; the cubin has other widths, or fewer"))
    for access, sentence, llvm in says:
        if sentence and (tools.open or sentence.startswith("wrong")):
            print("    %s at line %d: %s%s" % (access["op"], access["line"], sentence, ", LLVM %d" % llvm if tools.causes else ""))
    return tally


def check(tools, source, kernels, promises):
    """The shares before and after."""
    tallies = {"before": Tally(), "after": Tally()}
    name = os.path.basename(source)[:-3]
    ir = compile_ir(tools, source, name)
    assemble(tools, ir)
    for variant, options in [("own", "")] + (FORCED if tools.forced else []):
        out, report = rewrite(tools, ir, variant, promises + options)
        assemble(tools, out)
        generic = any(array["code"] in GENERIC for array in report["arrays"])
        for kernel in report["kernels"]:
            case = "%s/%s" % (kernel["display"].split("(")[0], variant)
            if generic or kernel["name"] not in kernels:
                print("SKIP %s: some of its accesses use generic addresses" % case)
                continue
            if variant == "own":
                tallies["before"].add(check_kernel(tools, ir, kernel, "before", case + "/before"))
            tallies["after"].add(check_kernel(tools, out, kernel, "after", case + "/after"))
    return tallies


def read_manifest(path):
    with open(path) as file:
        entries = [entry for entry in json.load(file)["kernels"] if "file" in entry]
    return [(os.path.join(os.path.dirname(path), entry["file"]), entry) for entry in entries]


def main():
    parser = argparse.ArgumentParser()
    for name in ("opt", "llc", "clang", "plugin", "match", "work"):
        parser.add_argument("--" + name, required=True)
    parser.add_argument("--open", action="store_true")
    parser.add_argument("--causes", action="store_true")
    parser.add_argument("--forced", action="store_true")
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--rdc", action="store_true")
    parser.add_argument("--only", action="append")
    parser.add_argument("manifests", nargs="+")
    tools = parser.parse_args()
    tools.ptxas = shutil.which("ptxas") or "/usr/local/cuda/bin/ptxas"
    if not os.path.exists(tools.ptxas):
        print("SKIP widths: no ptxas here")
        return 0
    os.makedirs(tools.work, exist_ok=True)
    entries = [row for path in tools.manifests for row in read_manifest(path)]
    if tools.only:
        entries = [row for row in entries if row[1]["name"] in tools.only]
    total = {"before": Tally(), "after": Tally()}
    for source in sorted({source for source, _ in entries}):
        own = [entry for path, entry in entries if path == source]
        promises = "".join(sorted({"block=%s@%s;" % (e["kernel"], e["promise"]) for e in own if e["promise"]}))
        for side, tally in check(tools, source, {entry["kernel"] for entry in own}, promises).items():
            total[side].add(tally)
    fine = True
    for side, tally in total.items():
        share = tally.agree / max(tally.total(), 1)
        good = share >= LEAST and not tally.wrong and not tally.miscounted
        fine &= good
        print("%s share/%s: %d of %d accesses agree, %.2f %%; %d open, %d wrong, %d say nothing" %
              ("PASS" if good else "FAIL", side, tally.agree, tally.total(), 100 * share, tally.open, tally.wrong, tally.silent))
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
