; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; ((x + 2072) - 16) - 40 as a part of an address. If x is a product, the first constant stays with it, so that ptxas finds the zeros of 2072 and of
; -56: two LDS.64, open before sm_90. For other x it is x + 2016: one LDS.128.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: product ld None {{.*}}
; CHECK-NEXT: product ld None {{.*}}
; CHECK-NEXT: other ld 16{{ .*}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@A = internal addrspace(3) global [16384 x i8] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @product(ptr addrspace(1) %o, i32 %n) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %s = add i32 %t, %n
  %x = shl i32 %s, 6
  %a = call i32 asm "add.s32 $0, $1, 2072;", "=r,r"(i32 %x)
  %b = call i32 asm "add.s32 $0, $1, -16;", "=r,r"(i32 %a)
  %c = add i32 %b, -40
  %d = lshr i32 %c, 3
  %e = and i32 %d, 112
  %f = xor i32 %c, %e
  %g = sext i32 %f to i64
  %p = getelementptr i8, ptr addrspace(3) @A, i64 %g
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %u = load <2 x float>, ptr addrspace(3) %q, align 8
  store volatile <2 x float> %u, ptr addrspace(1) %o
  %v = load <2 x float>, ptr addrspace(3) %p, align 8
  store volatile <2 x float> %v, ptr addrspace(1) %o
  ret void
}

define ptx_kernel void @other(ptr addrspace(1) %o, i32 %n) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %s = add i32 %t, %n
  %x = and i32 %s, -64
  %a = call i32 asm "add.s32 $0, $1, 2072;", "=r,r"(i32 %x)
  %b = call i32 asm "add.s32 $0, $1, -16;", "=r,r"(i32 %a)
  %c = add i32 %b, -40
  %d = lshr i32 %c, 3
  %e = and i32 %d, 112
  %f = xor i32 %c, %e
  %g = sext i32 %f to i64
  %p = getelementptr i8, ptr addrspace(3) @A, i64 %g
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %u = load <2 x float>, ptr addrspace(3) %q, align 8
  store volatile <2 x float> %u, ptr addrspace(1) %o
  %v = load <2 x float>, ptr addrspace(3) %p, align 8
  store volatile <2 x float> %v, ptr addrspace(1) %o
  ret void
}
