# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests what stands for the device, and prints one line a case: PASS name, or FAIL name: why.

    python3 run.py --unbank BIN --rows BIN --clang BIN --work FOLDER [--only TEXT]

    values/ROW        a host function called on chosen operands gives what values.py has computed
    kernel/NAME       a kernel of kernels.cu leaves in its buffer what the table in kernels.py says
    short/NAME        the same with pointers to shared memory of 32 bits
    linked/NAME       a kernel of linked_a.cu that needs linked_b.cu does what kernels.py says
    end/NAME          a kernel of ends.cu ends with the status and the text that kernels.py says
    rows/NAME         every host function is executed by one of these"""

import argparse
import os
import re
import struct
import sys

import kernels
import values

sys.path += [os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", name) for name in ("short", "forks")]
import forks
import pointers

FOLDER = os.path.dirname(os.path.abspath(__file__))
LLVM_TYPES = {"i32": "i32", "i64": "i64", "f32": "float", "f64": "double", "ptr": "ptr", "void": "void"}
MODULE = """target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [4 x i32] undef, align 16
@arch = internal addrspace(4) constant [12 x i8] c"__CUDA_ARCH\\00"
%s
define ptx_kernel void @k(ptr %%out) {
  %%spare = alloca i64, i32 2, align 16
  store i64 5, ptr %%spare
%s
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"kernel", i32 1}
"""
failures = 0


def say(passed, name, why=""):
    global failures
    failures += not passed
    print("PASS " + name if passed else "FAIL %s: %s" % (name, why))


def call(*command):
    done = forks.run(command, 240)
    return done.returncode, done.stdout, done.stderr


def constant(kind, value):
    """An operand in LLVM's syntax."""
    if kind in ("i32", "i64", "ptr"):
        return str(value)
    return "0x%016X" % values.bits("f64", values.f32(value) if kind == "f32" else value)


def value_module(cases):
    declared, body = {}, []
    for i, (row, result, operands, _, _) in enumerate(cases):
        types = ", ".join(LLVM_TYPES[kind] for kind, _ in operands)
        declared[row] = 'declare %s @"%s"(%s)' % (LLVM_TYPES[result], row, types)
        given = ", ".join("%s %s" % (LLVM_TYPES[kind], constant(kind, value)) for kind, value in operands).replace("%slot",
                                                                                                                   "%%p%d" % i)
        body.append("  %%p%d = getelementptr i64, ptr %%out, i64 %d" % (i, i))
        if result == "void":
            body.append('  call void @"%s"(%s)' % (row, given))
            continue
        body.append('  %%r%d = call %s @"%s"(%s)' % (i, LLVM_TYPES[result], row, given))
        body.append("  store %s %%r%d, ptr %%p%d" % (LLVM_TYPES[result], i, i))
    return MODULE % ("\n".join(declared.values()), "\n".join(body))


def ordered(pattern, result):
    """Bits of a float as a number whose differences are units in the last place."""
    width = 64 if result == "f64" else 32
    return (1 << (width - 1)) - pattern if pattern >> (width - 1) else pattern


def is_equal(got, expected, result, units):
    if got == expected or not units:
        return got == expected
    return abs(ordered(got, result) - ordered(expected, result)) <= units


def test_values(tools):
    cases = list(values.cases())
    path, output = os.path.join(tools.work, "values.ll"), os.path.join(tools.work, "values.bin")
    with open(path, "w") as file:
        file.write(value_module(cases))
    status, said, errors = call(tools.unbank, "simulate", path, "--kernel=k", "--grid=1", "--block=1",
                                "--arg=u64[%d]:zero" % len(cases),
                                "--output=0=" + output)
    if status:
        say(False, "values", errors or said)
        return set()
    with open(output, "rb") as file:
        words = struct.unpack("<%dQ" % len(cases), file.read())
    wrong, count = {}, {}
    for got, (row, result, operands, expected, units) in zip(words, cases):
        count[row] = count.get(row, 0) + 1
        if not is_equal(got, expected, result, units):
            wrong.setdefault(row, "%s gives %#x, should be %#x" % (operands, got, expected))
    for row in count:
        say(row not in wrong, "values/" + row, wrong.get(row))
    return set(count)


def compile_kernels(tools, name, *options, suffix=""):
    path = os.path.join(tools.work, name + suffix + ".ll")
    status, said, errors = call(tools.clang, "--target=x86_64-linux-gnu", "-x", "cuda", "-nocudainc", "-nocudalib",
                                "--cuda-gpu-arch=sm_90",
                                "--cuda-device-only", "--cuda-feature=+ptx80", "-O2", "-g", "-S", "-emit-llvm",
                                "-Wno-unknown-cuda-version",
                                "-ffp-contract=off", "-fno-builtin", *options, os.path.join(FOLDER, name + ".cu"), "-o", path)
    if "backend data layout" in errors:
        print("SKIP compile/%s: this clang has pointers of 64 bits only" % (name + suffix))
    elif status:
        say(False, "compile/" + name + suffix, (errors or said)[:1000])
    return path, status == 0


def run_kernel(tools, paths, name, grid, block, options):
    output = os.path.join(tools.work, name + ".bin")
    count = kernels.WORDS * block * grid
    status, said, errors = call(tools.unbank, "simulate", *paths, "--kernel=" + name, "--grid=%d" % grid, "--block=%d" % block,
                                "--arg=u64[%d]:zero" % count, "--output=0=" + output, *options)
    if status:
        return None, " ".join((errors or said).split())
    with open(output, "rb") as file:
        return struct.unpack("<%dQ" % count, file.read()), ""


def check_kernel(tools, label, paths, name, grid, block, expect, options=()):
    if tools.only and tools.only not in label + name:
        return
    words, why = run_kernel(tools, paths, name, grid, block, options)
    for thread in range(grid * block if words else 0):
        expected = [x & 2**64 - 1 for x in expect(thread)]
        got = list(words[thread * kernels.WORDS:][:len(expected)])
        if got != expected:
            at = next(i for i in range(len(got)) if got[i] != expected[i])
            why = "thread %d, out[%d] is %#x, should be %#x" % (thread, at, got[at], expected[at])
            break
    say(not why, label + name, why)


def test_kernels(tools):
    """With pointers to shared memory of 64 bits, and of 32."""
    for label, options in (("kernel/", ()), ("short/", pointers.CLANG)):
        path, compiled = compile_kernels(tools, "kernels", *options, suffix="-short" if options else "")
        for name, (block, expect) in kernels.KERNELS.items() if compiled else ():
            check_kernel(tools, label, [path], name, 1, block, expect)


def test_linked(tools):
    """Two modules, in either order, and with short pointers."""
    for label, options in (("linked/", ()), ("linked-short/", pointers.CLANG)):
        compiled = [compile_kernels(tools, name, "-fgpu-rdc", *options, suffix="-short" if options else "")
                    for name in ("linked_a", "linked_b")]
        paths = [path for path, done in compiled if done]
        for name, (grid, expect, given) in kernels.LINKED.items() if len(paths) == 2 else ():
            check_kernel(tools, label, paths, name, grid, 64, expect, given)
            check_kernel(tools, label + "turned/", paths[::-1], name, grid, 64, expect, given)


def test_ends(tools):
    path, compiled = compile_kernels(tools, "ends")
    for name, (status, pattern) in kernels.ENDS.items() if compiled else ():
        got, said, errors = call(tools.unbank, "simulate", path, "--kernel=" + name, "--grid=2", "--block=2", "--arg=i32[64]:ramp",
                                 "--jobs=2")
        text = said + errors
        say(got == status and re.search(pattern, text), "end/" + name, "status %d: %s" % (got, text[:300]))


def test_rows(tools, executed):
    """Intrinsics count by what lowering makes of them; inline PTX by the names in inline_*.c, which kernels.py lists."""
    _, said, _ = call(tools.rows)
    for name in ("kernels", "ends"):
        if not os.path.exists(os.path.join(tools.work, name + ".ll")):
            continue
        with open(os.path.join(tools.work, name + ".ll")) as file:
            text = file.read()
        executed |= {"unbank." + x for x in re.findall(r"@llvm\.nvvm\.([\w.]+?)(?:\.p[03])?\(", text)}
        called = set(re.findall(r"call [^@\n]*@([\w.]+)\(", text))
        executed |= called | {"unbank." + x for x in called & {"malloc", "free"}}
    executed |= {"unbank." + x for x in kernels.THROUGH_PTX}
    for row in said.split():
        say(row in executed or row in kernels.NOT_EXECUTED, "rows/" + row, "no test executes it")


def main():
    parser = argparse.ArgumentParser()
    for name in ("unbank", "rows", "clang", "work"):
        parser.add_argument("--" + name, required=True)
    parser.add_argument("--only")
    tools = parser.parse_args()
    os.makedirs(tools.work, exist_ok=True)
    executed = test_values(tools)
    test_kernels(tools)
    test_linked(tools)
    test_ends(tools)
    test_rows(tools, executed)
    return failures != 0


if __name__ == "__main__":
    sys.exit(main())
