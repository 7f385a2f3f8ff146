#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Time and memory of huge modules: bench/scale.py [--plugin FILE] [--mode fix|report] [KIND:COUNT]...

    arrays   kernels that each transpose through an array of their own
    loads    loads in one block of one kernel, of a row
    mixed    loads and stores in turns in one block of one kernel
    blocks   short branches with a load each in one kernel
    guards   the same behind one guard on the thread's number, in a block that is promised
    chain    pointers in one kernel, each a constant behind the one before, with a load each
    sums     pointers in one kernel, each a multiple of a lane's number behind the one before
    adds     one load at the end of a chain of integer additions
    ptx      stores in one string of inline PTX
    shared   kernels that each transpose through the same array
    dynamic  loads of dynamic memory in one kernel, each at an index of its own
    calls    device functions of which each calls the next; every kernel calls the first

Each module goes through `opt` with the plugin. Exit code 1: one took more than 20 s of processor time or 1 GB."""

import argparse
import os
import pathlib
import subprocess
import sys
import tempfile

import manifest

SECONDS, GIGABYTES = 20, 1
DEFAULT = ("arrays:5000", "loads:100000", "mixed:100000", "blocks:20000", "guards:10000", "chain:20000", "sums:16000",
           "adds:100000", "ptx:100000", "shared:5000", "dynamic:20000", "calls:1000")
HEAD = """target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare void @llvm.nvvm.barrier0()
"""
TILE = "[32 x [32 x float]]"
ARRAY = f"@{{}} = internal addrspace(3) global {TILE} undef, align 4"


def kernel(lines, name="k", attributes=""):
    return [f"define ptx_kernel void @{name}(ptr %out, ptr %in, i32 %count) {attributes} {{", "  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()",
            "  %x64 = zext i32 %x to i64", *lines, "  ret void", "}"]


def place(name, array, *indices):
    return f"  {name} = getelementptr inbounds {TILE}, ptr addrspace(3) @{array}, i64 0, {', '.join(f'i64 {index}' for index in indices)}"


def transpose(array, name):
    return kernel(["  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()", "  %y64 = zext i32 %y to i64",
                   place("%p", array, "%y64", "%x64"), "  %v = load float, ptr %in", "  store float %v, ptr addrspace(3) %p",
                   "  call void @llvm.nvvm.barrier0()", place("%q", array, "%x64", "%y64"),
                   "  %w = load float, ptr addrspace(3) %q", "  store float %w, ptr %out"], name)


def arrays(count):
    for i in range(count):
        yield ARRAY.format(f"t{i}")
        yield from transpose(f"t{i}", f"k{i}")


def shared(count):
    yield ARRAY.format("t")
    for i in range(count):
        yield from transpose("t", f"k{i}")


def loads(count):
    lines = [place("%p", "t", "%x64", 0), "  %a0 = load float, ptr %in"]
    for i in range(count):
        lines += [f"  %p{i} = getelementptr inbounds i8, ptr addrspace(3) %p, i64 {i * 37 % 32 * 4}",
                  f"  %w{i} = load float, ptr addrspace(3) %p{i}", f"  %a{i + 1} = fadd float %a{i}, %w{i}"]
    return [ARRAY.format("t"), *kernel([*lines, f"  store float %a{count}, ptr %out"])]


def mixed(count):
    lines = ["  %a0 = load float, ptr %in"]
    for i in range(count):
        lines += [f"  %m{i} = mul i32 %x, {2 * i + 1}", f"  %n{i} = and i32 %m{i}, 31", f"  %z{i} = zext i32 %n{i} to i64",
                  place(f"%p{i}", "t", f"%z{i}", i % 32)]
        lines += [f"  store float %a{i}, ptr addrspace(3) %p{i}", f"  %a{i + 1} = fadd float %a{i}, 1.0"] if i % 2 else [
            f"  %w{i} = load float, ptr addrspace(3) %p{i}", f"  %a{i + 1} = fadd float %a{i}, %w{i}"]
    return [ARRAY.format("t"), *kernel([*lines, f"  store float %a{count}, ptr %out"])]


def branches(count, first, attributes=""):
    lines = list(first)
    for i in range(count):
        lines += [f"b{i}:", f"  %n{i} = lshr i32 %x, {i % 4}", f"  %l{i} = and i32 %n{i}, 31", f"  %c{i} = icmp ult i32 %l{i}, {i * 7 % 32}",
                  f"  br i1 %c{i}, label %s{i}, label %b{i + 1}", f"s{i}:", f"  %z{i} = zext i32 %l{i} to i64",
                  place(f"%p{i}", "t", f"%z{i}", i % 32), f"  %w{i} = load volatile float, ptr addrspace(3) %p{i}",
                  f"  store float %w{i}, ptr %out", f"  br label %b{i + 1}"]
    return [ARRAY.format("t"), *kernel([*lines, f"b{count}:"], attributes=attributes)]


def blocks(count):
    return branches(count, ["  br label %b0"])


def guards(count):
    first = ["  %is_first = icmp ult i32 %x, %count", "  br i1 %is_first, label %first, label %b0", "first:", place("%p", "t", "%x64", 0),
             "  store float 0.0, ptr addrspace(3) %p", "  br label %b0"]
    return branches(count, first, '"nvvm.reqntid"="32"')


def chain(count):
    lines = [place("%p0", "t", "%x64", 0), "  %a0 = load float, ptr %in"]
    for i in range(count):
        lines += [f"  %p{i + 1} = getelementptr i8, ptr addrspace(3) %p{i}, i64 {(4, 8, -12)[i % 3]}",
                  f"  %w{i} = load volatile float, ptr addrspace(3) %p{i + 1}", f"  %a{i + 1} = fadd float %a{i}, %w{i}"]
    return [ARRAY.format("t"), *kernel([*lines, f"  store float %a{count}, ptr %out"])]


def sums(count):
    lines = [place("%p0", "t", "%x64", 0)]
    for i in range(count):
        lines += [f"  %l{i} = lshr i64 %x64, {i % 5}", f"  %p{i + 1} = getelementptr float, ptr addrspace(3) %p{i}, i64 %l{i}",
                  f"  %w{i} = load volatile float, ptr addrspace(3) %p{i + 1}"]
    return [ARRAY.format("t"), *kernel(lines)]


def adds(count):
    lines = ["  %s0 = lshr i64 %x64, 5"]
    for i in range(count):
        lines += [f"  %l{i} = lshr i64 %x64, {i % 5}", f"  %s{i + 1} = add i64 %s{i}, %l{i}"]
    return [ARRAY.format("t"), *kernel([*lines, place("%p", "t", 0, f"%s{count}"), "  %w = load volatile float, ptr addrspace(3) %p"])]


def ptx(count):
    text = "\\0A".join(["st.shared.f32 [$0], $1;"] * count)
    return [ARRAY.format("t"), *kernel([place("%p", "t", "%x64", 0), "  %i = ptrtoint ptr addrspace(3) %p to i32",
                                        f'  call void asm sideeffect "{text}", "r,f,~{{memory}}"(i32 %i, float 1.0)'])]


def dynamic(count):
    lines = []
    for i in range(count):
        lines += [f"  %m{i} = mul i32 %x, {2 * i + 1}", f"  %n{i} = and i32 %m{i}, 31", f"  %z{i} = zext i32 %n{i} to i64",
                  f"  %p{i} = getelementptr inbounds [32 x float], ptr addrspace(3) @t, i64 %z{i}, i64 {i % 32}",
                  f"  %w{i} = load volatile float, ptr addrspace(3) %p{i}"]
    return ["@t = external addrspace(3) global [0 x [32 x float]], align 16", *kernel(lines)]


def calls(count):
    for i in range(count):
        yield f"define internal void @f{i}() noinline {{"
        yield f"  call void @f{i + 1}()\n  call void @llvm.nvvm.barrier0()\n  ret void\n}}"
    yield f"define internal void @f{count}() noinline {{\n  ret void\n}}"
    for i in range(count):
        yield ARRAY.format(f"t{i}")
        yield from kernel(["  call void @f0()", place("%p", f"t{i}", "%x64", 0), "  store volatile float 0.0, ptr addrspace(3) %p"], f"k{i}")


KINDS = {write.__name__: write for write in (arrays, loads, mixed, blocks, guards, chain, sums, adds, ptx, shared, dynamic,
                                         calls)}


def run(module, plugin, mode):
    """(seconds of the processor, gigabytes)"""
    process = subprocess.Popen(["opt-22", f"-load-pass-plugin={plugin}", f"-passes=unbank<mode={mode}>", module, "-o", os.devnull],
                               stderr=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    if status:
        raise SystemExit(f"opt failed: {status}")
    return used.ru_utime + used.ru_stime, used.ru_maxrss * 1024 / 1e9


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("modules", nargs="*", default=DEFAULT, metavar="KIND:COUNT", help=f"default: {' '.join(DEFAULT)}")
    parser.add_argument("--plugin", type=pathlib.Path, default=manifest.ROOT / "build/llvm-22/lib/Unbank.so")
    parser.add_argument("--mode", default="fix", choices=("fix", "report"))
    arguments = parser.parse_args()
    missed = False
    with tempfile.NamedTemporaryFile(suffix=".ll", mode="w") as file:
        for module in arguments.modules:
            kind, count = module.split(":")
            file.seek(0)
            file.truncate()
            file.write("\n".join([HEAD, *KINDS[kind](int(count)), ""]))
            file.flush()
            seconds, gigabytes = run(file.name, arguments.plugin, arguments.mode)
            fine = seconds <= SECONDS and gigabytes <= GIGABYTES
            missed |= not fine
            print(f"{'met   ' if fine else 'missed'}  {module:14} {arguments.mode:6} {seconds:7.2f} s {gigabytes:6.2f} GB", flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
