; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; From sm_90 on, constants stay inside 32-bit sums, and yet (341 - t) * 48 is 16368 - 48 * t: a word 4 bytes behind one is a neighbour of the other
; (scaled). It is not a neighbour of 16352 - 48 * t (unlike). Inline PTX keeps the two as they are.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK:      scaled ld None
; CHECK-NEXT: scaled ld None
; CHECK-NEXT: unlike ld 4
; CHECK-NEXT: unlike ld 4
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [4096 x float] undef, align 16

define ptx_kernel void @scaled(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %f = call i32 asm "sub.s32 $0, 341, $1;", "=r,r"(i32 %t)
  %a = call i32 asm "mul.lo.s32 $0, $1, 48;", "=r,r"(i32 %f)
  %pa = getelementptr i8, ptr addrspace(3) @table, i32 %a
  %x = load float, ptr addrspace(3) %pa, align 4
  store volatile float %x, ptr addrspace(1) %out, align 4
  %m = call i32 asm "mul.lo.s32 $0, $1, 48;", "=r,r"(i32 %t)
  %b = call i32 asm "sub.s32 $0, 16368, $1;", "=r,r"(i32 %m)
  %pb = getelementptr i8, ptr addrspace(3) @table, i32 %b
  %pc = getelementptr i8, ptr addrspace(3) %pb, i64 4
  %y = load float, ptr addrspace(3) %pc, align 4
  store volatile float %y, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @unlike(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %f = call i32 asm "sub.s32 $0, 341, $1;", "=r,r"(i32 %t)
  %a = call i32 asm "mul.lo.s32 $0, $1, 48;", "=r,r"(i32 %f)
  %pa = getelementptr i8, ptr addrspace(3) @table, i32 %a
  %x = load float, ptr addrspace(3) %pa, align 4
  store volatile float %x, ptr addrspace(1) %out, align 4
  %m = call i32 asm "mul.lo.s32 $0, $1, 48;", "=r,r"(i32 %t)
  %b = call i32 asm "sub.s32 $0, 16352, $1;", "=r,r"(i32 %m)
  %pb = getelementptr i8, ptr addrspace(3) @table, i32 %b
  %pc = getelementptr i8, ptr addrspace(3) %pb, i64 4
  %y = load float, ptr addrspace(3) %pc, align 4
  store volatile float %y, ptr addrspace(1) %out, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
