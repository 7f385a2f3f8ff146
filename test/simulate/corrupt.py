#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Damaged inputs and wrong options for `unbank simulate`: each must end in a clear sentence.

USAGE: corrupt.py --unbank FILE --clang FILE --work FOLDER [--count 40] [--first 0]

Case i is made from seed i alone: a module (text or bitcode) that is cut off, whose bytes, lines or numbers are changed, a file
that is no module, or options with values that make no sense. What must hold of every case:

  - the command ends by itself, with exit code 0, 1 or 2;
  - 0 leaves whole files, anything else leaves none;
  - 1 and 2 come with one line on stderr that starts "unbank: ", besides warnings and clang's messages.

Prints `PASS case N` or `FAIL case N: why`, then a line of sums. Cases that made LLVM crash, in the process that contains it, are
counted.
"""
import argparse
import collections
import pathlib
import random
import re
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
LAUNCH = ["--grid=2", "--block=64", "--kernel=work", "--arg=f32[128]:zero", "--arg=f32[128]:random:7",
          "--arg=hex:0200000000008040"]
FLAGS = ["-x", "cuda", "--target=x86_64-linux-gnu", "--cuda-device-only", "--cuda-gpu-arch=sm_90", "-nocudainc", "-nocudalib",
         "--cuda-feature=+ptx78", "-O3", "-g"]

NUMBERS = ["0", "-1", "1", "99999999999999999999999", "4294967296", "18446744073709551615", "2147483648", "", " ", "x", "1e9",
           "0x", "1.5", "nan", "-0", "١", "1 ", "%n", "\x01"]
SPECS = ["f32", "f32:", "f33:1", ":", "", "f32[", "f32[]:zero", "f32[0]:zero", "f32[-1]:zero", "f32[1:zero", "f32[8]", "f32[8]:",
         "f32[8]:ones", "f32[8]:zero:1", "f32[8]:random", "f32[8]:random:", "f32[8]:random:x", "f32[8]:random:1:2",
         "f32[8]:random:1:3:2", "f32[8]:random:1:2:3:4", "f32[8]:file", "f32[8]:file:", "f32[8]:file:/nowhere", "f32[8]:file:/",
         "f32[8]:file:/dev/null", "f64[99999999999]:zero", "u8[18446744073709551616]:zero", "f64[2305843009213693952]:zero",
         "hex:", "hex:0", "hex:zz", "hex:00", "file:/nowhere", "file:/", "file:/dev/null", "null:1", "i8:128", "u8:-1", "i32:0x",
         "f32:1e999", "f32:abc", "null", "i32:5"]
TYPES = ["i32", "i65536", "<7 x i13>", "ptr addrspace(3)", "half", "fp128", "[4294967296 x i64]", "label", "x86_amx"]
VALUES = ["%0", "undef", "poison", "null", "@work", "%1"]


def some_number(rng):
    return rng.choice(NUMBERS) if rng.random() < 0.7 else str(rng.randrange(-10, 1 << rng.randrange(1, 80)))


def wrong_options(rng):
    """A launch with one to three options damaged."""
    options = list(LAUNCH)
    for _ in range(rng.randrange(1, 4)):
        kind = rng.randrange(9)
        number = some_number(rng)
        if kind == 0:
            options[rng.randrange(len(options))] = "--%s=%s" % (rng.choice(["grid", "block"]), number)
        elif kind == 1:
            options.append("--%s=%sx%sx%s" % (rng.choice(["grid", "block"]), number, some_number(rng), rng.choice(["1", number])))
        elif kind == 2:
            options[rng.randrange(3, len(options))] = "--arg=" + rng.choice(SPECS)
        elif kind == 3:
            options.append("--%s=%s" % (rng.choice(["dynamic", "jobs", "count-blocks", "memory-limit", "fail-above"]), number))
        elif kind == 4:
            options.append("--global=" + rng.choice(["", "=", "scale", "scale=", "=f32:1", "none=f32:1", "scale=f64:1",
                                                     "scale=" + rng.choice(SPECS)]))
        elif kind == 5:
            options.append("--output=" + rng.choice(["", "0", "0=", "=x", "9=x", "-1=x", "2=x", "x=x", number + "=x",
                                                     "0=/nowhere/x", "0=/", "0=."]))
        elif kind == 6:
            options.append(rng.choice(["--grid", "--nothing", "--nothing=1", "-x", "--races=maybe", "--kernel=none", "--kernel=",
                                       "--", "another.ll", "--report=/nowhere/x", "--report=/nowhere/", "--cubin=/nowhere",
                                       "--write-profile=/nowhere/x", "--clang=/nowhere"]))
        elif kind == 7:
            options.pop(rng.randrange(len(options)))
        else:
            options.append(options[rng.randrange(len(options))])
    return [option.replace("\0", "") for option in options]


def damage_bytes(rng, data):
    data = bytearray(data)
    for _ in range(rng.choice([1, 1, 2, 8, 64])):
        data[rng.randrange(len(data))] = rng.randrange(256)
    return bytes(data)


def damage_text(rng, data):
    """Lines dropped, doubled, exchanged; numbers, types and names replaced."""
    lines = data.decode().split("\n")
    for _ in range(rng.choice([1, 1, 2, 5])):
        at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
        kind = rng.randrange(6)
        if kind == 0:
            del lines[at]
        elif kind == 1:
            lines.insert(other, lines[at])
        elif kind == 2:
            lines[at], lines[other] = lines[other], lines[at]
        elif kind == 3:
            lines[at] = re.sub(r"\d+", lambda m: some_number(rng) if rng.random() < 0.5 else m.group(), lines[at])
        elif kind == 4:
            lines[at] = re.sub(r"\b(i32|i64|float|ptr|i8|i1)\b", lambda m: rng.choice(TYPES), lines[at])
        else:
            lines[at] = re.sub(r"%\w+", lambda m: rng.choice([*VALUES, m.group()]), lines[at])
    return "\n".join(lines).encode(errors="replace")


def truncate(rng, data):
    return data[:rng.randrange(len(data))]


def damaged_module(rng, modules):
    """Name and bytes of an input."""
    kind = rng.randrange(8)
    if kind == 0:
        return "in.bc", truncate(rng, modules["bc"])
    if kind == 1:
        return "in.ll", truncate(rng, modules["ll"])
    if kind == 2:
        return "in.bc", damage_bytes(rng, modules["bc"])
    if kind == 3:
        return "in.ll", damage_bytes(rng, modules["ll"])
    if kind == 4:
        nonsense = [b"", b"\0" * 100, rng.randbytes(rng.randrange(1, 500)), b"BC\xc0\xde", b"; nothing\n"]
        return rng.choice(["in.ll", "in.bc", "in"]), rng.choice(nonsense)
    return "in.ll", damage_text(rng, modules["ll"])


def make_case(seed, modules, folder):
    """The command's arguments, and what it may write."""
    rng = random.Random(seed)
    folder.mkdir()
    name, data, options = "in.bc", modules["bc"], list(LAUNCH)
    if rng.random() < 0.4:
        options = wrong_options(rng)
    else:
        name, data = damaged_module(rng, modules)
    (folder / name).write_bytes(data)
    given = rng.choice([name] * 20 + ["none.ll", "", ".", "none.cu"]) if options == LAUNCH else name
    return [given, "--time-limit=5", "--output=0=out.bin", "--report=out.json", "--jobs=%d" % rng.randrange(1, 3)] + options


def judge(seed, args, modules, work, tally):
    """None, or why the case fails."""
    folder = work / f"case{seed}"
    arguments = make_case(seed, modules, folder)
    before = {path.name for path in folder.iterdir()}
    try:
        run = subprocess.run([args.unbank, "simulate"] + arguments, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True,
                             timeout=120)
    except subprocess.TimeoutExpired:
        return "does not end: " + " ".join(arguments)
    except ValueError:
        return None  # an argument that no process can be given
    said = run.stderr.decode(errors="replace").split("\n")
    lines = [line for line in said if line.startswith("unbank: ") and "warning:" not in line]
    left = {path.name for path in folder.iterdir()} - before
    tally[run.returncode] += 1
    tally["contained"] += any("crashed" in line for line in lines)
    if run.returncode not in (0, 1, 2):
        return f"exit code {run.returncode}: {' '.join(arguments)}"
    if run.returncode and len(lines) != 1:
        return f"exit code {run.returncode} with {len(lines)} sentences: {' '.join(arguments)}: {run.stderr[-300:]!r}"
    if run.returncode and len(lines[0]) < 20:
        return f"not a sentence: {lines[0]}"
    if any(len(name) > 8 and name.startswith("out.") and name not in ("out.bin", "out.json") for name in left):
        return f"half a file is left: {left}"
    if run.returncode == 0 and not {"out.bin", "out.json"} <= left and "--help" not in arguments:
        return f"exit code 0, but there is only {left}: {' '.join(arguments)}"
    if run.returncode and left & {"out.json"}:
        return f"exit code {run.returncode}, but there is {left}: {' '.join(arguments)}"
    shutil.rmtree(folder)
    return None


def compile_modules(clang, work):
    """The undamaged module, as text and as bitcode."""
    out = {}
    for kind, flags in (("ll", ["-S"]), ("bc", ["-c"])):
        file = work / ("good." + kind)
        subprocess.run([clang, *FLAGS, "-emit-llvm", *flags, HERE / "corrupt.cu", "-o", file], check=True)
        out[kind] = file.read_bytes()
    return out


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--unbank", required=True)
    parser.add_argument("--clang", required=True)
    parser.add_argument("--work", required=True, type=pathlib.Path)
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--first", type=int, default=0)
    args = parser.parse_args()
    shutil.rmtree(args.work, ignore_errors=True)
    args.work.mkdir(parents=True)
    args.unbank = str(pathlib.Path(args.unbank).resolve())
    modules = compile_modules(args.clang, args.work)
    good = subprocess.run([args.unbank, "simulate", "good.bc", *LAUNCH], cwd=args.work, capture_output=True)
    if good.returncode:
        sys.exit(f"the undamaged module does not run: {good.stderr.decode()}")
    failures, tally = 0, collections.Counter()
    for seed in range(args.first, args.first + args.count):
        why = judge(seed, args, modules, args.work, tally)
        print(f"FAIL case {seed}: {why}" if why else f"PASS case {seed}", flush=True)
        failures += why is not None
    codes = ", ".join(f"{code}: {tally[code]}" for code in (0, 1, 2))
    print(f"{args.count} cases: {failures} failed; exit codes {codes}; crashes contained: {tally['contained']}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
