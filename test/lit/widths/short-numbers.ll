; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; From sm_90 on, a constant is part of the offset of a 32-bit sum that is extended if ptxas knows that the sum carries nothing (bounds.h):
;
;     halves    of 16 bits that are shifted and extended, it does not know that they are short: four LDS.32
;     mask      of a mask it does: one LDS.128
;     select    of one of two numbers it does
;     argument  of 16 bits of an argument it does
; REQUIRES: llvm-19
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK-COUNT-4: halves ld None
; CHECK-NEXT: mask ld 16
; CHECK-NEXT: select ld 16
; CHECK-NEXT: argument ld 16
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@A = internal addrspace(3) global [16384 x i8] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @halves(ptr addrspace(1) %o, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %h = trunc i32 %t to i16
  %h2 = shl i16 %h, 1
  %z = zext i16 %h2 to i32
  %x = and i32 %z, %n
  %y = mul i32 %x, 144
  %a0 = add i32 %y, 36
  %w0 = zext i32 %a0 to i64
  %p0 = getelementptr i8, ptr addrspace(3) @A, i64 %w0
  %l0 = load i32, ptr addrspace(3) %p0
  %a1 = add i32 %y, 32
  %w1 = zext i32 %a1 to i64
  %p1 = getelementptr i8, ptr addrspace(3) @A, i64 %w1
  %l1 = load i32, ptr addrspace(3) %p1
  %a2 = add i32 %y, 44
  %w2 = zext i32 %a2 to i64
  %p2 = getelementptr i8, ptr addrspace(3) @A, i64 %w2
  %l2 = load i32, ptr addrspace(3) %p2
  %a3 = add i32 %y, 40
  %w3 = zext i32 %a3 to i64
  %p3 = getelementptr i8, ptr addrspace(3) @A, i64 %w3
  %l3 = load i32, ptr addrspace(3) %p3
  store volatile i32 %l0, ptr addrspace(1) %o
  store volatile i32 %l1, ptr addrspace(1) %o
  store volatile i32 %l2, ptr addrspace(1) %o
  store volatile i32 %l3, ptr addrspace(1) %o
  ret void
}

define ptx_kernel void @mask(ptr addrspace(1) %o, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = and i32 %t, 65535
  %y = mul i32 %x, 144
  %a0 = add i32 %y, 36
  %w0 = zext i32 %a0 to i64
  %p0 = getelementptr i8, ptr addrspace(3) @A, i64 %w0
  %l0 = load i32, ptr addrspace(3) %p0
  %a1 = add i32 %y, 32
  %w1 = zext i32 %a1 to i64
  %p1 = getelementptr i8, ptr addrspace(3) @A, i64 %w1
  %l1 = load i32, ptr addrspace(3) %p1
  %a2 = add i32 %y, 44
  %w2 = zext i32 %a2 to i64
  %p2 = getelementptr i8, ptr addrspace(3) @A, i64 %w2
  %l2 = load i32, ptr addrspace(3) %p2
  %a3 = add i32 %y, 40
  %w3 = zext i32 %a3 to i64
  %p3 = getelementptr i8, ptr addrspace(3) @A, i64 %w3
  %l3 = load i32, ptr addrspace(3) %p3
  store volatile i32 %l0, ptr addrspace(1) %o
  store volatile i32 %l1, ptr addrspace(1) %o
  store volatile i32 %l2, ptr addrspace(1) %o
  store volatile i32 %l3, ptr addrspace(1) %o
  ret void
}

define ptx_kernel void @select(ptr addrspace(1) %o, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, %n
  %x = select i1 %c, i32 3, i32 11
  %y = mul i32 %x, 144
  %a0 = add i32 %y, 36
  %w0 = zext i32 %a0 to i64
  %p0 = getelementptr i8, ptr addrspace(3) @A, i64 %w0
  %l0 = load i32, ptr addrspace(3) %p0
  %a1 = add i32 %y, 32
  %w1 = zext i32 %a1 to i64
  %p1 = getelementptr i8, ptr addrspace(3) @A, i64 %w1
  %l1 = load i32, ptr addrspace(3) %p1
  %a2 = add i32 %y, 44
  %w2 = zext i32 %a2 to i64
  %p2 = getelementptr i8, ptr addrspace(3) @A, i64 %w2
  %l2 = load i32, ptr addrspace(3) %p2
  %a3 = add i32 %y, 40
  %w3 = zext i32 %a3 to i64
  %p3 = getelementptr i8, ptr addrspace(3) @A, i64 %w3
  %l3 = load i32, ptr addrspace(3) %p3
  store volatile i32 %l0, ptr addrspace(1) %o
  store volatile i32 %l1, ptr addrspace(1) %o
  store volatile i32 %l2, ptr addrspace(1) %o
  store volatile i32 %l3, ptr addrspace(1) %o
  ret void
}

define ptx_kernel void @argument(ptr addrspace(1) %o, i32 %n) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = and i32 %n, 65535
  %y = mul i32 %x, 144
  %a0 = add i32 %y, 36
  %w0 = zext i32 %a0 to i64
  %p0 = getelementptr i8, ptr addrspace(3) @A, i64 %w0
  %l0 = load i32, ptr addrspace(3) %p0
  %a1 = add i32 %y, 32
  %w1 = zext i32 %a1 to i64
  %p1 = getelementptr i8, ptr addrspace(3) @A, i64 %w1
  %l1 = load i32, ptr addrspace(3) %p1
  %a2 = add i32 %y, 44
  %w2 = zext i32 %a2 to i64
  %p2 = getelementptr i8, ptr addrspace(3) @A, i64 %w2
  %l2 = load i32, ptr addrspace(3) %p2
  %a3 = add i32 %y, 40
  %w3 = zext i32 %a3 to i64
  %p3 = getelementptr i8, ptr addrspace(3) @A, i64 %w3
  %l3 = load i32, ptr addrspace(3) %p3
  store volatile i32 %l0, ptr addrspace(1) %o
  store volatile i32 %l1, ptr addrspace(1) %o
  store volatile i32 %l2, ptr addrspace(1) %o
  store volatile i32 %l3, ptr addrspace(1) %o
  ret void
}
