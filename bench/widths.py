#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether ptxas makes the accesses as wide as the reports say: bench/widths.py [--only KERNEL]... [--built build/bench] [--list]

After bench/build.py. Each variant that is timed, and with --all same-NAME too, is compiled once more, to its module and to a cubin
that names the PTX behind each instruction; `unbank-match` (test/widths) gives every access of that module the LDS or STS it became,
so that loops which ptxas unrolls count once. Of each kernel, loads and stores apart, the widths found are held against those of the
report:

    agree    accesses whose width occurs on both sides, each as often as on the side that has fewer
    of       accesses, on the side that has more

An access whose width the report leaves open ("?") does not agree. One that cannot be matched is left out with its kernel, and
counted.
Exit code 1: less than 98 % agree."""

import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys
import tempfile

import manifest
import toolchain

BAR = 0.98
OPS = ("ld", "st")


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    manifest.add_group_option(parser)
    parser.add_argument("--only", action="append", metavar="KERNEL", help="may repeat")
    parser.add_argument("--built", dest="out", type=pathlib.Path, default=manifest.ROOT / "build/bench")
    parser.add_argument("--plugin", type=pathlib.Path, default=manifest.ROOT / "build/llvm-22/lib/Unbank.so")
    parser.add_argument("--match", type=pathlib.Path, help="default: unbank-match of the plugin's build")
    parser.add_argument("--clang", default="clang++-22")
    parser.add_argument("--cuda", type=pathlib.Path, default=pathlib.Path("/usr/local/cuda"))
    parser.add_argument("--arch", default="sm_90")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="at once")
    parser.add_argument("--all", action="store_true", help="same-NAME, too")
    parser.add_argument("--list", action="store_true", help="every variant, not only those that disagree")
    arguments = parser.parse_args()
    arguments.match = arguments.match or arguments.plugin.parent.parent / "bin/unbank-match"
    return arguments


def predicted(kernel, variant, path):
    """{op: widths}; an open width is 0."""
    report = json.loads(path.read_text())
    [accesses] = [row["accesses"] for row in report["kernels"] if row["name"] == kernel.symbol]
    found = {op: collections.Counter() for op in OPS}
    for access in accesses:
        side = access[variant.report_side()]
        if side and access["op"] in OPS:
            found[access["op"]][side["bytes"] or 0] += 1
    return found


def matched(tools, match, kernel, variant, folder):
    """({op: widths}, "") as the cubin has them, or (None, why)."""
    front = tools.module_path(kernel.source, variant.defines, ".front.bc")
    module, ptx, cubin = (folder / f"{kernel.name}.{variant.name}.{suffix}" for suffix in ("ll", "ptx", "cubin"))
    options = toolchain.pass_options(kernel, variant, "fix") if variant.plugin else None
    tools.compile(front, module, options, ("-S", "-emit-llvm"))
    tools.compile(front, ptx, options)
    tools.assemble(ptx, cubin, "-lineinfo")
    done = subprocess.run([match, module, kernel.symbol, cubin], capture_output=True, text=True)
    for path in (module, ptx, cubin):
        path.unlink()
    found = {op: collections.Counter() for op in OPS}
    for words in map(str.split, done.stdout.splitlines()):
        if words[0] in OPS:
            found[words[0]][int(words[1])] += int(words[2])
    unknown = [line for line in done.stdout.splitlines() if line.startswith("unknown ")]
    if done.returncode or unknown:
        return None, (unknown or [done.stderr.strip()])[0]
    return found, ""


def show(widths):
    return " ".join(f"{count}x{width or '?'}" for width, count in sorted(widths.items())) or "none"


def compare(arguments, tools, kernel, variant, folder):
    """(agreeing, of them all, left open, lines to print, not matched)"""
    name = f"{kernel.name}.{variant.name}"
    path = arguments.out / f"{name}.json"
    if not path.exists():
        return 0, 0, 0, [f"{name}: not built"], 1
    try:
        got, why = matched(tools, arguments.match, kernel, variant, folder)
    except RuntimeError as error:
        got, why = None, str(error).splitlines()[-1]
    if got is None:
        return 0, 0, 0, [f"{name}: not matched: {why}"], 1
    want, agree, every, lines = predicted(kernel, variant, path), 0, 0, []
    for op in OPS:
        fine, most = (want[op] & got[op]).total(), max(want[op].total(), got[op].total())
        agree, every = agree + fine, every + most
        if fine != most or arguments.list:
            lines.append(f"{name} {op}: {fine} of {most}; predicted {show(want[op])}, the cubin has {show(got[op])}")
    return agree, every, sum(want[op][0] for op in OPS), lines, 0


def main():
    arguments = parse_arguments()
    tools = toolchain.Toolchain(arguments)
    pairs = [(kernel, variant) for kernel in manifest.kernels(only=arguments.only, group=arguments.group)
             for variant in (*kernel.variants, *(kernel.same if arguments.all else ()))]
    agree = every = vague = lost = 0
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        results = pool.map(lambda pair: compare(arguments, tools, *pair, pathlib.Path(folder)), pairs)
        for fine, most, unsure, lines, missing in results:
            agree, every, vague, lost = agree + fine, every + most, vague + unsure, lost + missing
            for line in lines:
                print(line, flush=True)
    if not every:
        sys.exit("nothing could be compared")
    fine = agree >= BAR * every
    print(f"{'met   ' if fine else 'missed'}  {agree} of {every} accesses have the predicted width, {agree / every:.2%}, "
          f"at least {BAR:.0%}; {vague} left open; {len(pairs) - lost} variants, {lost} left out")
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
