# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints a kernel whose one block loads COUNT words of shared memory: long_block.py COUNT"""

import sys

print("""target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 16
define ptx_kernel void @kernel(ptr %out) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !0
  %row = zext nneg i32 %x to i64""")
count = int(sys.argv[1])
for i in range(count):
    print(f"""  %p{i} = getelementptr inbounds [32 x [32 x float]], ptr addrspace(3) @tile, i64 0, i64 %row, i64 {i * 7 % 32}
  %w{i} = load float, ptr addrspace(3) %p{i}
  store volatile float %w{i}, ptr %out""")
print("  ret void\n}\n!0 = !{i32 0, i32 32}")
