; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Bits that a mask selects and that no number has: of the sum of two thread numbers in a promised block of 32 x 2, ptxas knows that none is left
; (`none`, one LDS.128, reported as a range), and of three times a number that some may be (`some`, two LDS.64). What is computed from a number that
; can only be 0 is 0, whatever its width (`zeros`, one LDS.64, reported as a range).
; LLVM 19 does not have this attribute.
; REQUIRES: llvm-22
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: none ld None {{.*}} computed apart
; CHECK: some ld 8 {{.*}}
; CHECK-NEXT: some ld 8 {{.*}}
; CHECK: zeros ld None {{.*}} computed apart
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
attributes #0 = { "nvvm.reqntid"="32,2,1" "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" }

@none.s = internal addrspace(3) global [512 x i32] undef, align 16
define ptx_kernel void @none(ptr addrspace(1) %out) #0 {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %number = add i32 %x, %y
  %quarter = lshr i32 %number, 2
  %high = and i32 %quarter, 496
  %row = lshr i32 %number, 6
  %flip = and i32 %row, 24
  %at = xor i32 %high, %flip
  %wide = zext i32 %at to i64
  %p = getelementptr i8, ptr addrspace(3) @none.s, i64 %wide
  %a = load <2 x i32>, ptr addrspace(3) %p, align 8
  %beside = xor i32 %at, 8
  %wide.beside = zext i32 %beside to i64
  %q = getelementptr i8, ptr addrspace(3) @none.s, i64 %wide.beside
  %b = load <2 x i32>, ptr addrspace(3) %q, align 8
  store <2 x i32> %a, ptr addrspace(1) %out
  %next = getelementptr i8, ptr addrspace(1) %out, i64 64
  store <2 x i32> %b, ptr addrspace(1) %next
  ret void
}

@some.s = internal addrspace(3) global [512 x i32] undef, align 16
define ptx_kernel void @some(ptr addrspace(1) %out) #0 {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %number = mul i32 %x, 3
  %quarter = lshr i32 %number, 2
  %high = and i32 %quarter, 496
  %row = lshr i32 %number, 6
  %flip = and i32 %row, 24
  %at = xor i32 %high, %flip
  %wide = zext i32 %at to i64
  %p = getelementptr i8, ptr addrspace(3) @some.s, i64 %wide
  %a = load <2 x i32>, ptr addrspace(3) %p, align 8
  %beside = xor i32 %at, 8
  %wide.beside = zext i32 %beside to i64
  %q = getelementptr i8, ptr addrspace(3) @some.s, i64 %wide.beside
  %b = load <2 x i32>, ptr addrspace(3) %q, align 8
  store <2 x i32> %a, ptr addrspace(1) %out
  %next = getelementptr i8, ptr addrspace(1) %out, i64 64
  store <2 x i32> %b, ptr addrspace(1) %next
  ret void
}

@zeros.s = internal addrspace(3) global [512 x i32] undef, align 16
define ptx_kernel void @zeros(ptr addrspace(1) %out) #1 {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %low = and i32 %y, 7
  %square = mul i32 %low, %low
  %product = mul i32 %square, %x
  %half = trunc i32 %product to i16
  %rest = urem i16 %half, 89
  %wide = zext i16 %rest to i64
  %p = getelementptr i32, ptr addrspace(3) @zeros.s, i64 %wide
  %q = getelementptr i32, ptr addrspace(3) %p, i64 1
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %sum = xor i32 %a, %b
  store i32 %sum, ptr addrspace(1) %out
  ret void
}
attributes #1 = { "nvvm.reqntid"="64,1,1" "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" }
