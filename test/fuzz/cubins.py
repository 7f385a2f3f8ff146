# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random kernels through ptxas: certain widths against the cubin's, and whether it takes what the rewrite made.

    python3 cubins.py --clang BIN --opt BIN --llc BIN --unbank BIN --lab BIN --examples FOLDER --work FOLDER
                      [--seeds FIRST:COUNT] [--features LIST] [--show wrong,open]

The seeds are those of run.py. Each module is compiled as it is and as each variant has it, and then

    widths   every access whose width is certain has that width in the cubin (unbank-lab, test/lab)
    limits   ptxas, and nvlink where there are several modules, take the rewritten program if they took the original; of one module, no
             kernel that has dynamic memory takes more static memory than before (nvlink leaves gaps, by what other kernels have)

For each seed a line, PASS or FAIL, and what is wrong; in the end sums. Exit status: 1 if anything is wrong."""

import argparse
import collections
import concurrent.futures
import json
import os
import re
import shutil
import subprocess
import sys

import features
from generate import KERNELS_PER_MODULE
from run import Failure, Seed

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "widths"))

import cubin
import pointers

ARCH, FEATURES = "sm_90", "+ptx78"
VERDICTS = ("agree", "open", "wrong", "gone")


class Refused(Exception):
    """ptxas or nvlink does not take a program."""


def must(*command):
    done = subprocess.run(command, capture_output=True, text=True, errors="replace")
    if done.returncode:
        raise Failure("%s ended with %d: %s" % (os.path.basename(command[0]), done.returncode, done.stderr[-400:]))
    return done.stdout


def tool(name):
    return shutil.which(name) or "/usr/local/cuda/bin/" + name


def add_lines(opt, ir):
    """Gives each instruction a source line of its own. LLVM's debugify passes over what another module may replace, so such
    functions are strong for its while."""
    linkages = {}

    def strengthen(match):
        linkages[match[3]] = match[1]
        return "define " + match[2] + match[3]

    with open(ir) as file:
        text = re.sub(r"^define ((?:weak|linkonce)\w* )(.*?)(@[^(]+)", strengthen, file.read(), flags=re.M)
    with open(ir, "w") as file:
        file.write(text)
    must(opt, "-passes=debugify", "-debugify-level=locations", "-S", ir, "-o", ir)
    with open(ir) as file:
        text = file.read()
    text = re.sub(r"^define (.*?)(@[^(]+)", lambda match: "define %s%s%s" % (linkages.get(match[2], ""), match[1], match[2]), text,
                  flags=re.M)
    with open(ir, "w") as file:  # full debug information makes ptxas leave optimisation out
        file.write(text.replace("emissionKind: FullDebug", "emissionKind: DebugDirectivesOnly"))


def assemble(tools, seed, ir):
    """The cubin of a module; relocatable if it is one of several."""
    base = ir.removesuffix(".ll")
    short = pointers.LLC if "short" in seed.features else []
    must(tools.llc, "-O3", "-mcpu=" + ARCH, "-mattr=" + FEATURES, *short, ir, "-o", base + ".ptx")
    whole = [] if len(seed.modules) == 1 else ["-c"]
    done = subprocess.run([tool("ptxas"), *whole, "-arch=" + ARCH, "-lineinfo", base + ".ptx", "-o", base + ".cubin"],
                          capture_output=True, text=True)
    if done.returncode:
        raise Refused("ptxas: " + done.stderr[-300:])
    return base + ".cubin"


def link(cubins, path):
    """One program of the modules' cubins."""
    if len(cubins) == 1:
        return cubins[0]
    done = subprocess.run([tool("nvlink"), "-arch=" + ARCH, *cubins, "-o", path], capture_output=True, text=True)
    if done.returncode:
        raise Refused("nvlink: " + (done.stdout + done.stderr)[-300:])
    return path


def static_bytes(path):
    """{kernel: bytes of static shared memory}"""
    with open(path, "rb") as file:
        data = file.read()
    return {name[len(".nv.shared."):]: size for name, size in cubin.sizes(data) if name.startswith(".nv.shared.")}


class Program:
    """The modules of a seed, as they are or as a variant has them: IR, cubins, and the linked one."""

    def __init__(self, tools, seed, name, irs):
        self.name, self.irs = name, irs
        self.cubins = [assemble(tools, seed, ir) for ir in irs]
        self.whole = link(self.cubins, os.path.join(seed.folder, name + ".cubin"))
        self.static = static_bytes(self.whole)


def compile_seed(tools, seed, lines=True):
    """The modules' IR; `lines`: instructions on lines of their own."""
    seed.write()
    irs = []
    for module in seed.modules:
        irs.append(module.removesuffix(".bc") + ".ll")
        command = [flag for flag in seed.command_of(module, irs[-1]) if flag not in ("-c", "-g")]
        must(*command, "-S")
        if lines:
            add_lines(tools.opt, irs[-1])
    return irs


def rewrite(tools, seed, irs, variant, reports=()):
    """The modules under a variant, with reports at the hardware's widths if there are paths for them."""
    out = [os.path.join(seed.folder, os.path.basename(ir).replace("original", variant["name"])) for ir in irs]
    for unit, (ir, path) in enumerate(zip(irs, out)):
        options = [option for option in variant["options"] + variant["alone"][unit] if option != "widths=ir"]
        options += ["rdc=yes"] if len(irs) > 1 else []
        options += ["report=" + reports[unit]] if reports else []
        must(tools.unbank, "fix", ir, "-o", path, *("--" + option for option in options))
    return out


def judge_widths(tools, program, counts, says):
    for ir, path in zip(program.irs, program.cubins):
        whole = [] if len(program.irs) == 1 else ["rdc=yes"]
        done = subprocess.run([tools.lab, *whole, ir, path], capture_output=True, text=True)
        if done.returncode not in (0, 1):
            raise Failure("unbank-lab: " + done.stderr[-300:])
        for words in map(str.split, done.stdout.splitlines()):
            if words[0] == "count":
                for verdict, number in zip(VERDICTS, words[2:]):
                    counts[verdict] += int(number)
            elif words[0] == "class" and words[2] in tools.show:
                says.append("%s: %s" % (program.name, " ".join(words[1:])))


def judge_limits(original, program, dynamic):
    """Sentences. `dynamic`: names of kernels that have dynamic memory."""
    for kernel, size in program.static.items():
        was = original.static.get(kernel, 0)
        if size > was and any(re.match(r"_Z\d+%s" % name, kernel) for name in dynamic):
            yield "%s: %s has dynamic memory and %d bytes of static memory, %d before" % (program.name, kernel, size, was)


def judge(tools, seed):
    """(counts before, counts after, what is wrong, what is to be shown)"""
    before, after, wrong, says = collections.Counter(), collections.Counter(), [], []
    irs = compile_seed(tools, seed)
    try:
        original = Program(tools, seed, "original", irs)
    except Refused as refused:
        return before, after, wrong, ["the original is not taken: %s" % refused]
    judge_widths(tools, original, before, says)
    with open(seed.manifest) as file:
        manifest = json.load(file)
    dynamic = {entry["kernel"] for entry in manifest["kernels"] if entry["keeps_static"]}
    for variant in manifest["variants"]:
        try:
            program = Program(tools, seed, variant["name"], rewrite(tools, seed, irs, variant))
        except Refused as refused:
            wrong.append("%s: %s" % (variant["name"], refused))
            continue
        except Failure as failure:
            if "contradict" not in str(failure):  # arrays that meet in a pointer were given two layouts
                raise
            continue
        judge_widths(tools, program, after, says)
        if len(irs) == 1:
            wrong += judge_limits(original, program, dynamic)
    return before, after, wrong, says


def run(tools, number):
    seed = Seed(tools, number)
    try:
        before, after, wrong, says = judge(tools, seed)
    except Failure as failure:
        before, after, wrong, says = collections.Counter(), collections.Counter(), [str(failure)], []
    lost = before["wrong"] + after["wrong"]
    if lost:
        wrong.append("%d certain widths are wrong" % lost)
    if not wrong and not tools.keep:
        shutil.rmtree(seed.folder)
    return number, sorted(seed.features), before, after, wrong, says


def show(name, counts):
    total = sum(counts[verdict] for verdict in VERDICTS[:3])
    print("%s: %d accesses; %s; %.2f %% open" % (name, total, ", ".join("%d %s" % (counts[verdict], verdict) for verdict in VERDICTS),
                                                 100 * counts["open"] / max(total, 1)))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("clang", "opt", "llc", "unbank", "lab", "examples", "work"):
        parser.add_argument("--" + name, required=True)
    parser.add_argument("--seeds", default="0:96")
    parser.add_argument("--features", type=features.parse, default="all")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--show", default="wrong", help="verdicts of which the classes are printed")
    parser.add_argument("--keep", action="store_true", help="keep all folders")
    tools = parser.parse_args()
    if not os.path.exists(tool("ptxas")):
        print("SKIP cubins: no ptxas here")
        return 0
    tools.show = tools.show.split(",")
    for name in ("unbank", "lab", "examples", "work"):
        setattr(tools, name, os.path.abspath(getattr(tools, name)))
    first, count = map(int, tools.seeds.split(":"))
    before, after, failed = collections.Counter(), collections.Counter(), 0
    with concurrent.futures.ThreadPoolExecutor(tools.jobs) as pool:
        seeds = range(first, first + -(-count // KERNELS_PER_MODULE))
        for number, has, was, is_, wrong, says in pool.map(lambda number: run(tools, number), seeds):
            failed += bool(wrong)
            print("%s %d (%s)%s" % ("FAIL" if wrong else "PASS", number, ",".join(has), ": " + "; ".join(wrong) if wrong else ""))
            for text in says:
                print("    " + text, flush=True)
            before.update(was)
            after.update(is_)
    show("before", before)
    show("after", after)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
