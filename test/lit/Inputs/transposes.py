# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""write: the shared-memory parts of transposes, for elements of 1 to 16 bytes and tiles of several shapes, in a block that has no room
for padding: a warp writes 32 elements along rows, and reads 32 down columns. check REPORT: no access has a conflict left."""
import json
import sys

TYPES = {1: "i8", 2: "i16", 4: "i32", 8: "i64", 16: "<4 x i32>"}
STATIC = 48 * 1024


def kernel(size, rows, columns):
    name, element, count = f"t{size}_{rows}x{columns}", TYPES[size], rows * columns
    row_log, column_log = rows.bit_length() - 1, columns.bit_length() - 1
    return f"""
@{name}.tile = internal addrspace(3) global [{rows} x [{columns} x {element}]] undef, align 16
@{name}.rest = internal addrspace(3) global [{STATIC - count * size} x i8] undef, align 16
define ptx_kernel void @{name}(ptr addrspace(1) %out) {{
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store volatile i8 0, ptr addrspace(3) @{name}.rest, align 16
  %w = getelementptr inbounds {element}, ptr addrspace(3) @{name}.tile, i32 %t
  store {element} zeroinitializer, ptr addrspace(3) %w, align {size}
  %low = and i32 %t, {rows - 1}
  %row = shl nuw nsw i32 %low, {column_log}
  %column = lshr i32 %t, {row_log}
  %index = or disjoint i32 %row, %column
  %r = getelementptr inbounds {element}, ptr addrspace(3) @{name}.tile, i32 %index
  %v = load {element}, ptr addrspace(3) %r, align {size}
  store {element} %v, ptr addrspace(1) %out, align {size}
  ret void
}}"""


def write():
    print('target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"\ntarget triple = "nvptx64-nvidia-cuda"')
    print("declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()")
    for size in TYPES:
        for rows in (8, 16, 32, 64):
            for columns in (8, 16, 32, 64):
                if 128 < rows * columns * size <= STATIC // 2:
                    print(kernel(size, rows, columns))


def check(path):
    with open(path) as file:
        report = json.load(file)
    count = 0
    for one in report["kernels"]:
        for access in one["accesses"]:
            after = access["after"]
            if after["wavefronts"]["max"] != after["ideal"]:
                print(f"{one['name']} {access['op']}: {after['wavefronts']['max']} wavefronts, ideal {after['ideal']}")
        count += 1
    print(f"{count} kernels, {sum(a['decision'] == 'changed' for a in report['arrays'])} arrays changed")


if __name__ == "__main__":
    check(sys.argv[2]) if sys.argv[1] == "check" else write()
