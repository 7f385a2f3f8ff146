; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; The index 3 * %f is in bounds, and %f, the third of it modulo 2^64, is not.
;
; LAYOUTS: pad:96:4 pad:128:4 xor:2:7:5
; ARGUMENTS: {"i64": -6148914691236517205}
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
  %s = mul i64 %a, %t64
  %f = freeze i64 %s
  %w = mul i64 %f, 3
  %p = getelementptr inbounds [8 x i32], ptr addrspace(3) @tile, i64 %w
  %v = load i32, ptr addrspace(3) %p
  %o = getelementptr i32, ptr %out, i64 %t64
  store i32 %v, ptr %o
  ret void
}

!nvvm.annotations = !{!0}
!0 = !{ptr @kernel, !"kernel", i32 1}
