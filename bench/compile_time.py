#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the plugin adds to a compile: bench/compile_time.py [--plugin FILE] [--runs 7] [--option NAME=VALUE]... [--whole] [FILE...] [-- FLAGS...]

Every source of the bench and the examples, and those of bench/many, which repeat a kernel as libraries do, from CUDA to PTX at -O3,
without the plugin and with it, in turns. Of each the least processor time of all runs counts: what else the machine did only adds to it.
With --whole from CUDA to an object, as builds do: ptxas and the host's half, too. Files that do not compile are passed over.
Exit code 1: a file takes both 10 % and 0.3 s longer, or the median ratio is above 1.02."""

import argparse
import os
import pathlib
import statistics
import sys

import manifest

RATIO, SECONDS, MEDIAN = 1.10, 0.3, 1.02


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("files", nargs="*", type=pathlib.Path, metavar="FILE", help="CUDA sources; default: all of them")
    parser.add_argument("--plugin", type=pathlib.Path, default=manifest.ROOT / "build/llvm-22/lib/Unbank.so")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the plugin; may repeat")
    parser.add_argument("--whole", action="store_true", help="compile to an object, with ptxas and the host's half")
    parser.add_argument("--runs", type=int, default=7, help="of each compile")
    parser.add_argument("--clang", default="clang++-22")
    parser.add_argument("--cuda", default="/usr/local/cuda")
    parser.add_argument("--arch", default="sm_90")
    own, flags = sys.argv[1:], []
    if "--" in own:
        own, flags = own[:own.index("--")], own[own.index("--") + 1:]
    arguments = parser.parse_args(own)
    arguments.flags = flags
    return arguments


def sources():
    found = {kernel.source for kernel in manifest.kernels()}
    found.update(manifest.EXAMPLES.glob("*.cu"), (manifest.ROOT / "bench/many").glob("*.cu"))
    return sorted(found)


def processor_time(command):
    """Seconds that a command and its children take, of the user and the system."""
    process = os.posix_spawnp(command[0], command, os.environ)
    _, status, used = os.wait4(process, 0)
    if status:
        raise ChildProcessError(f"failed: {' '.join(command)}")
    return used.ru_utime + used.ru_stime


def measure(plain, rewritten, runs):
    """The least time of each of two commands that take turns."""
    times = [(processor_time(plain), processor_time(rewritten)) for _ in range(runs)]
    return min(without for without, _ in times), min(with_ for _, with_ in times)


def main():
    arguments = parse_arguments()
    plain = [arguments.clang, "-x", "cuda", f"--cuda-path={arguments.cuda}", f"--cuda-gpu-arch={arguments.arch}", "-O3",
             "-Wno-unknown-cuda-version", *(["-c", "--no-offload-new-driver", "-isystem", f"{arguments.cuda}/include/cccl"] if arguments.whole
                                            else ["-S", "--cuda-device-only"]), "-o", os.devnull, *arguments.flags]
    plugin = [f"-fpass-plugin={arguments.plugin}"]
    for option in arguments.option:
        plugin += ["-mllvm", f"-unbank-{option}"]
    rows = []
    for source in arguments.files or sources():
        try:
            without, with_ = measure([*plain, str(source)], [*plain, *plugin, str(source)], arguments.runs)
        except ChildProcessError as error:
            if not arguments.files:
                raise SystemExit(str(error)) from None
            print(f"        does not compile: {source}", file=sys.stderr)
            continue
        rows.append((with_ / without, with_ - without, without, source))
    if not rows:
        raise SystemExit("no file compiles")
    for ratio, more, without, source in sorted(rows, reverse=True):
        missed = ratio > RATIO and more > SECONDS
        print(f"{'MISSED' if missed else '      '} {ratio:6.3f}  {more:+7.3f} s of {without:6.3f}  {source.parent.name}/{source.name}")
    median, missed = statistics.median(row[0] for row in rows), sum(row[0] > RATIO and row[1] > SECONDS for row in rows)
    fine = not missed and median <= MEDIAN
    print(f"{'met   ' if fine else 'missed'}  {len(rows)} files: median {median:.3f}, at most {MEDIAN}; {missed} above both "
          f"{RATIO} and {SECONDS} s")
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
