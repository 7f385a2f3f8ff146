# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shared pointers of 32 bits against those of 64: every source of the manifests is compiled with and without -fcuda-short-ptr, and
what the pass says and does must be the same.

    python3 run.py --unbank BIN --clang BIN --opt BIN --llc BIN --work FOLDER [--ir] [--fewer] [--only NAME]... MANIFEST|FOLDER...

A folder is searched for IR, hand-made (test/lit), which is given both data layouts; what the command refuses in both is left out.

clang leaves accesses that go through generic pointers, of 64 bits in both; `native` modules are the same after LLVM's passes have
given them shared pointers, whose indices have 32 bits in one and 64 in the other. Each module is changed with the manifest's block shapes promised, with them only told, and, but for the bench's, under forced layouts, so that every kind
of formula is met. With --fewer forced layouts are those of the `native` modules alone, and the others those of the modules as clang leaves them. The two reports must agree in all that they say of arrays, kernels and accesses: decisions, layouts, sizes,
scores, weights, reasons; of modules that count with addresses as numbers, or say so, under forced layouts alone. LLVM shapes addresses of 32 bits otherwise in some loops, so that other widths are open, and ptxas may merge
other neighbours, or a loop, in which it may drop one of two stores to an address. An access may therefore have another width, or
another count, and another score for it,

    if the report leaves it open on one of the two sides, and the two ranges have a figure in common; or
    if the two cubins do not have the same widths, as is looked up

and decisions, layouts and all other accesses must agree even then; but that an array has no conflict may be known on one side
alone.

Prints one line a case: PASS or FAIL, and a name; a FAIL names the first rows that differ."""

import argparse
import concurrent.futures
import glob
import json
import os
import re
import shutil
import sys

import pointers

sys.path += [os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", name) for name in ("widths", "forks")]
import cubin
import forks

FORCED = ["pad:128:4", "pad:96:4", "xor:2:31:7", "rot:128:4", "rot:96:4"]
# In these sources LLVM takes the sum of an index apart where indices have 32 bits, and leaves it whole where they have 64. Both are the
# same instructions at last, but the estimate counts one more, and two layouts are within 2 % of each other: native ones under forced
# layouts alone.
TAKEN_APART = {"line"}
ROWS_MAX = 6
SECONDS = 300  # for any one command
UNKNOWN_WIDTH = "the width that ptxas will choose is not known"
UNKNOWN_COUNT = "how often it is executed is not known"


def must(*command):
    done = forks.run(command, SECONDS)
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
    must(tools.unbank, "fix", ir, "-o", path + ".out.ll", "--report=%s.json" % path, *options)
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


def is_open(row):
    return row["bytes"] is None or row["reason"].startswith(UNKNOWN_COUNT)


def other_widths(long, short):
    """(kernel, side, access, row, row) of those whose width or count, or what is known of it, is not the same in both; None for a row
    in one alone: in the other a wider one moves its bytes."""
    for kernels in zip(long["kernels"], short["kernels"]):
        for side in ("before", "after"):
            rows = [{access["id"]: access[side] for access in kernel["accesses"] if access[side]} for kernel in kernels]
            for name in sorted(set(rows[0]) | set(rows[1])):
                a, b = (row.get(name) for row in rows)
                if not (a and b and a["bytes"] == b["bytes"] and (a == b or not (is_open(a) or is_open(b)))):
                    yield kernels[0]["name"], side, name, a, b


def overlap(a, b):
    ends = [row["wavefronts"][end] for row in (a, b) for end in ("min", "max")]
    return None in ends or (ends[0] <= ends[3] and ends[2] <= ends[1])


def is_honest(long, short, kernel, side, a, b):
    """Whether the difference is one of what is known: a width or a count is open, and the ranges meet."""
    if a and b:
        return (is_open(a) or is_open(b)) and overlap(a, b)
    if (a or b)["bytes"] is None:
        return (a or b)["wavefronts"]["min"] in (0, None)
    reports = [report for report, row in ((long, a), (short, b)) if not row]  # its bytes move with those of one that is open
    return any(access[side] and access[side]["bytes"] is None
               for of in reports[0]["kernels"] if of["name"] == kernel for access in of["accesses"])


def cubin_widths(tools, ir, pointer_flags):
    """{kernel: widths}, without full debug information, which makes ptxas leave optimisation out; None without a ptxas."""
    if not os.path.exists(tools.ptxas):
        return None
    with open(ir) as file, open(ir + ".plain", "w") as plain:
        plain.write(file.read().replace("emissionKind: FullDebug", "emissionKind: DebugDirectivesOnly"))
    must(tools.llc, "-O3", "-mcpu=sm_90", "-mattr=+ptx78", *pointer_flags, ir + ".plain", "-o", ir + ".ptx")
    must(tools.ptxas, "-arch=sm_90", ir + ".ptx", "-o", ir + ".cubin")
    return {name: {key: count for key, count in counts.items() if key != "instructions"}
            for name, counts in cubin.kernels(ir + ".cubin").items()}


def same_cubins(tools, paths, side):
    """Whether the two modules of a side have the same widths in each kernel."""
    modules = paths if side == "before" else [path + ".out.ll" for path in paths]
    found = [cubin_widths(tools, ir, flags) for ir, flags in zip(modules, ([], pointers.LLC))]
    return found[0] == found[1]


def drop_scores(report, others):
    """Takes out what the widths of those accesses decide."""
    for kernel in report["kernels"]:
        for side in ("before", "after"):
            names = {name for of, where, name, _, _ in others if (of, where) == (kernel["name"], side)}
            if names:
                kernel[side].pop("score")
                kernel[side].pop("ideal")
                kernel[side].pop("exactness")
            for access in kernel["accesses"]:
                if access["id"] in names:
                    access[side] = None
        kernel["accesses"] = [access for access in kernel["accesses"] if access["before"] or access["after"]]


def drop_doubts(long, short):
    """Takes out that an array is known to be clean on one side, while its widths are not known on the other."""
    for pair in zip(long["arrays"], short["arrays"]):
        if {row["code"] for row in pair} == {"clean", "no-gain"} and any(UNKNOWN_WIDTH in row["reason"] for row in pair):
            for row in pair:
                row["code"] = row["reason"] = "kept"


def drop_decisions(long, short, others):
    """Takes out what is chosen for arrays of which accesses have other widths by the cubins, and so other prices."""
    touched = {array for report in (long, short) for kernel in report["kernels"] for access in kernel["accesses"]
               for of, _, name, _, _ in others if (of, name) == (kernel["name"], access["id"]) for array in access["arrays"]}
    for pair in zip(long["arrays"], short["arrays"]):
        if pair[0]["id"] in touched and pair[0]["code"] != pair[1]["code"]:
            for row in pair:
                row.update(dict.fromkeys(("code", "decision", "layout", "reason", "bytes_after"), "another"))
            for kernel in long["kernels"] + short["kernels"]:
                if any(of == kernel["name"] for of, *_ in others):
                    kernel["after"].pop("shared_bytes", None)


def drop_new_address(long, short):
    """Takes out that indices are taken not to wrap, where the address of a forced layout needs that with one width of pointers alone."""
    for pair in zip(long["kernels"], short["kernels"]):
        for kernel in pair:
            if any("in-bounds" not in other["assumes"] for other in pair):
                kernel["assumes"] = [word for word in kernel["assumes"] if word != "in-bounds"]


def differences(long, short):
    a, b = dict(rows(long)), dict(rows(short))
    return ["%s: %r, %r" % (key, a.get(key), b.get(key)) for key in list(a) + [key for key in b if key not in a]
            if a.get(key) != b.get(key)]


def judge(tools, case, variant, options, paths):
    """One way to change two modules, with pointers of 64 and of 32 bits: lines, the first of which is the verdict."""
    long, short = (report(tools, path, variant, options) for path in paths)
    others = list(other_widths(long, short))
    dishonest = [(kernel, side, name, a and a["bytes"], b and b["bytes"]) for kernel, side, name, a, b in others
                 if not is_honest(long, short, kernel, side, a, b)]
    suspects = [row for row in dishonest if same_cubins(tools, ["%s.%s" % (path[:-3], variant) if row[1] == "after" else path
                                                                for path in paths], row[1])]
    drop_decisions(long, short, [row for row in dishonest if row not in suspects])
    for side in (long, short):
        side.pop("module", None)
        drop_scores(side, others)
    drop_doubts(long, short)
    if any(option.startswith("--layout=") for option in options):
        drop_new_address(long, short)
    found = ["%s %s %s: %s, %s bytes" % row for row in suspects] + differences(long, short)
    verdict = "%s %s%s" % ("FAIL" if found else "PASS", case, ": %d accesses have other widths, %d of them by the cubins" %
                           (len(others), len(dishonest) - len(suspects)) if others else "")
    return [verdict] + ["    " + row for row in found[:ROWS_MAX]]


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
    of_bench = os.path.basename(os.path.dirname(source)) != "examples"
    chosen = [("promised-ir", promised + ["--widths=ir"])] + ([] if tools.ir else [("promised", promised), ("told", told)])
    layouts = [] if of_bench else forced(told)
    pairs = [("", (long, short), chosen if tools.fewer else chosen + layouts),
             ("/native", (make_native(tools, long), make_native(tools, short)), layouts if tools.fewer or name in TAKEN_APART else chosen + layouts)]
    return [line for ending, pair, variants in pairs for variant, options in variants
            for line in judge(tools, "%s/%s%s" % (name, variant, ending), variant, options, pair)]


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
    refused = [forks.run([tools.unbank, "analyze", ir], SECONDS).returncode == 2 for ir in irs]
    if all(refused):
        return []
    chosen = [("own", ["--block=32x8"]), ("ir", ["--block=32x8", "--widths=ir"])][tools.ir:]
    # Numbers of 32 bits take other instructions beside pointers of 64, and a tie may go the other way. A module may say so itself.
    if "ptrtoint" in text or "; short: forced layouts alone" in text:
        chosen = []
    return [line for variant, options in chosen + forced(["--block=32"])
            for line in judge(tools, "%s/%s" % (name, variant), variant, options, irs)]


def read_manifest(path):
    sources = {}
    with open(path) as file:
        for entry in json.load(file)["kernels"]:
            if "file" in entry:
                sources.setdefault(os.path.join(os.path.dirname(path), entry["file"]), []).append(entry)
    return sources


def main():
    parser = argparse.ArgumentParser()
    for name in ("unbank", "clang", "opt", "llc", "work"):
        parser.add_argument("--" + name, required=True)
    parser.add_argument("--ir", action="store_true", help="at the IR's widths alone")
    parser.add_argument("--fewer", action="store_true", help="forced layouts, and modules as clang leaves them")
    parser.add_argument("--only", action="append", help="sources and modules by their names")
    parser.add_argument("manifests", nargs="+", metavar="MANIFEST|FOLDER")
    tools = parser.parse_args()
    tools.ptxas = shutil.which("ptxas") or "/usr/local/cuda/bin/ptxas"
    os.makedirs(tools.work, exist_ok=True)
    work = []
    for path in tools.manifests:
        work += [(check_module, name, text) for name, text in (modules_in(path) if os.path.isdir(path) else ())
                 if not tools.only or name in tools.only]
        work += [(check, source, entries) for source, entries in ({} if os.path.isdir(path) else read_manifest(path)).items()
                 if not tools.only or os.path.basename(source)[:-3] in tools.only]
    passed = True
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for lines in pool.map(lambda each: each[0](tools, *each[1:]), work):
            passed &= not any(line.startswith("FAIL") for line in lines)
            print("".join(line + "\n" for line in lines), end="", flush=True)
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
