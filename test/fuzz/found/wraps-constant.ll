; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; The index %f + 2^59 is in bounds, so %f is not: 2^59 rows of 32 bytes are 2^64, and the constant part of the offset is 0. What the
; inbounds GEP says of its index says nothing of %f.
;
; LAYOUTS: pad:32:4 pad:128:4 xor:2:7:5
; ARGUMENTS: {"i64": -576460752303423488}
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [32 x [8 x i32]] undef, align 4

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()

define ptx_kernel void @kernel(ptr %out, i64 %a) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t64 = zext i32 %t to i64
  %q = getelementptr inbounds [8 x i32], ptr addrspace(3) @tile, i64 %t64
  store i32 %t, ptr addrspace(3) %q
  call void @llvm.nvvm.barrier0()
  %s = add i64 %a, %t64
  %f = freeze i64 %s
  %w = add i64 %f, 576460752303423488
  %p = getelementptr inbounds [8 x i32], ptr addrspace(3) @tile, i64 %w
  %v = load i32, ptr addrspace(3) %p
  %o = getelementptr i32, ptr %out, i64 %t64
  store i32 %v, ptr %o
  ret void
}

!nvvm.annotations = !{!0}
!0 = !{ptr @kernel, !"kernel", i32 1}
