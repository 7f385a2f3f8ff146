; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; The offset 192 * %j - 4 * %odd, whose first term is a multiple of the periods: the second is at least -4, and a permutation moves
; it down to the start of its line before a pad looks for its row.
;
; LAYOUTS: xor:2:3:4+pad:12:4 rot:64:16+pad:12:4 lin:4:12:5:12+pad:12:4 rot:12:4 rot:48:4 pad:12:4:48:4 pad:48:4:96:8
; ARGUMENTS: {"i64": 1}
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [8 x [12 x i32]] undef, align 4

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
declare i64 @llvm.umin.i64(i64, i64)

define ptx_kernel void @kernel(ptr %out, i64 %a) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t64 = zext i32 %t to i64
  %first = getelementptr inbounds i32, ptr addrspace(3) @tile, i64 %t64
  store i32 %t, ptr addrspace(3) %first
  %then = getelementptr inbounds i32, ptr addrspace(3) %first, i64 32
  store i32 %t, ptr addrspace(3) %then
  %last = getelementptr inbounds i32, ptr addrspace(3) %first, i64 64
  store i32 %t, ptr addrspace(3) %last
  call void @llvm.nvvm.barrier0()
  %j = call i64 @llvm.umin.i64(i64 %a, i64 1)
  %odd = and i64 %t64, 1
  %back = sub nsw i64 0, %odd
  %row = getelementptr [48 x i32], ptr addrspace(3) @tile, i64 %j
  %p = getelementptr i32, ptr addrspace(3) %row, i64 %back
  %v = load i32, ptr addrspace(3) %p
  %o = getelementptr i32, ptr %out, i64 %t64
  store i32 %v, ptr %o
  ret void
}

!nvvm.annotations = !{!0}
!0 = !{ptr @kernel, !"kernel", i32 1}
