; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; If a pad would help that dynamic memory cannot have, the refusal names it for the source: here for wmma tiles whose rows of 128 bytes begin in the
; same bank. What the search knows of a pad before evaluating it is a bound. Lanes that two arguments move at once conflict in some launches whatever
; is put between rows, and no advice is given.
; RUN: %unchanged %s %t.json
; RUN: %arrays %t.json | FileCheck %s
; RUN: FileCheck %s --check-prefix=SAID < %t.json
; CHECK-DAG: in two_lengths: kept no-gain
; CHECK-DAG: in tile: refused dynamic-size
; SAID: rows of 128 bytes padded by 16 would have fewer conflicts
; SAID-NOT: would have fewer conflicts
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@dynamic = external addrspace(3) global [0 x float], align 16
@tiles = external addrspace(3) global [0 x half], align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3), i32)

define ptx_kernel void @two_lengths(ptr addrspace(1) %to, i32 %a, i32 %b) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %half = lshr i32 %t, 1
  %by_a = mul i32 %t, %a
  %half_by_b = mul i32 %half, %b
  %row = add i32 %by_a, %half_by_b
  %by_b = mul i32 %t, %b
  %half_by_a = mul i32 %half, %a
  %other = add i32 %by_b, %half_by_a
  %roww = sext i32 %row to i64
  %otherw = sext i32 %other to i64
  %p = getelementptr inbounds float, ptr addrspace(3) @dynamic, i64 %roww
  %q = getelementptr inbounds float, ptr addrspace(3) @dynamic, i64 %otherw
  %v = load float, ptr addrspace(3) %p, align 4
  store float %v, ptr addrspace(3) %q, align 4
  ret void
}

define ptx_kernel void @tile(ptr addrspace(1) %to) {
  %v = call {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3) @tiles, i32 64)
  %h = extractvalue {<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>} %v, 0
  store <2 x half> %h, ptr addrspace(1) %to, align 4
  ret void
}
