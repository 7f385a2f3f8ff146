; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; The index 4 * %u - %v is in bounds, and so is each of its parts in 32 bits; what a pad eight times as long as its row makes of %v
; is not.
;
; LAYOUTS: pad:4:4 pad:4:28 pad:4:4:16:112 pad:128:1024
; ARGUMENTS: {"i64": 400000000}
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [256 x i8] undef, align 4

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.umin.i32(i32, i32)

define ptx_kernel void @kernel(ptr %out, i64 %a) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t64 = zext i32 %t to i64
  %q = getelementptr inbounds i8, ptr addrspace(3) @tile, i64 %t64
  %b = trunc i32 %t to i8
  store i8 %b, ptr addrspace(3) %q
  call void @llvm.nvvm.barrier0()
  %n = trunc i64 %a to i32
  %quarter = lshr i32 %n, 2
  %u = call i32 @llvm.umin.i32(i32 %quarter, i32 134217727)
  %less = sub i32 %n, %t
  %v = call i32 @llvm.umin.i32(i32 %less, i32 536870911)
  %u64 = zext i32 %u to i64
  %four = shl i64 %u64, 2
  %v64 = zext i32 %v to i64
  %i = sub i64 %four, %v64
  %p = getelementptr i8, ptr addrspace(3) @tile, i64 %i
  %x = load i8, ptr addrspace(3) %p
  %wide = zext i8 %x to i32
  %o = getelementptr i32, ptr %out, i64 %t64
  store i32 %wide, ptr %o
  ret void
}

!nvvm.annotations = !{!0}
!0 = !{ptr @kernel, !"kernel", i32 1}
