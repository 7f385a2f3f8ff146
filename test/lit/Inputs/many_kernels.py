# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""many_kernels.py COUNT [BAD]: prints COUNT kernels that each read a column, and four neighbouring words, of which codegen makes one access.
Kernel BAD uses an instruction that the processor does not have."""

import sys

print("""target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cluster.arrive()""")
count, bad = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else -1
for k in range(count):
    print(f"""
@tile{k} = internal addrspace(3) global [32 x [32 x float]] undef, align 16
define ptx_kernel void @kernel{k}(ptr %out) "target-cpu"="sm_80" {{
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !0
  %row = zext nneg i32 %x to i64
  %c = getelementptr inbounds [32 x [32 x float]], ptr addrspace(3) @tile{k}, i64 0, i64 %row, i64 5
  %w = load volatile float, ptr addrspace(3) %c
  store volatile float %w, ptr %out""")
    if k == bad:
        print("  call void @llvm.nvvm.barrier.cluster.arrive()")
    for i in range(4):
        print(f"""  %p{i} = getelementptr inbounds [32 x [32 x float]], ptr addrspace(3) @tile{k}, i64 0, i64 %row, i64 {i}
  %v{i} = load float, ptr addrspace(3) %p{i}, align {16 if i == 0 else 4}""")
    for i in range(4):
        print(f"  store volatile float %v{i}, ptr %out")
    print("  ret void\n}")
print("!0 = !{i32 0, i32 32}")
