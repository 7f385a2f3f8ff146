; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; In the range of a kernel's wavefronts an exact access counts with its mean, although its executions differ: one warp takes 1, the other 32. The
; second access takes 1 to 32 in both, depending on an argument.
; RUN: %unbank_opt -passes='print<unbank<block=64;widths=ir>>' -disable-output %s 2>&1 | FileCheck %s
; CHECK: wavefronts 35..97 {{.*}}a block
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [32 x [32 x i32]] undef, align 4

define ptx_kernel void @kernel(i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %warp = lshr i32 %t, 5
  %lane = and i32 %t, 31
  %shift = mul i32 %warp, 5
  %i = shl i32 %lane, %shift
  %p = getelementptr i32, ptr addrspace(3) @table, i32 %i
  store volatile i32 %t, ptr addrspace(3) %p, align 4
  %k = mul i32 %lane, %n
  %q = getelementptr i32, ptr addrspace(3) @table, i32 %k
  store volatile i32 %t, ptr addrspace(3) %q, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
