; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Four neighbours whose address is aligned to 16 bytes, as arithmetic shows, but not always to ptxas:
;
;     holds     36 * t - 4, if a register has the 4: ptxas subtracts the register, and proves nothing. Without it (adds) it proves the alignment
;     chooses   (c ? -12 : 0) - 20 * t becomes c ? -12 - 20 * t : -20 * t, a product with two readers. c ? -12 : n does not
;     shares    188 - x, where x = 4 * t, and x | 3, which is a sum, reads x, too: either
; short: forced layouts alone. Beside pointers of 32 bits an index may wrap once it counts bytes, so that a pad divides bytes, not elements, and
; costs more than a swizzle.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK-COUNT-4: holds ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: adds ld 16
; CHECK-NEXT: chooses ld 4
; CHECK-NEXT: chooses ld 4
; CHECK-NEXT: chooses ld 4
; CHECK-NEXT: chooses ld 4
; CHECK-NEXT: picks ld 16
; CHECK-COUNT-4: shares ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NOT:  {{.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [2048 x i32] undef, align 16

define ptx_kernel void @holds(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %q = getelementptr i32, ptr addrspace(1) %out, i64 9
  store i32 4, ptr addrspace(1) %q, align 4
  %x = mul i32 %t, 36
  %j = add i32 %x, -4
  %i = zext i32 %j to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %i
  %p0 = getelementptr i8, ptr addrspace(3) %p, i64 0
  %a0 = load i32, ptr addrspace(3) %p0, align 4
  %o0 = getelementptr i32, ptr addrspace(1) %out, i64 0
  store i32 %a0, ptr addrspace(1) %o0, align 4
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a1 = load i32, ptr addrspace(3) %p1, align 4
  %o1 = getelementptr i32, ptr addrspace(1) %out, i64 2
  store i32 %a1, ptr addrspace(1) %o1, align 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a2 = load i32, ptr addrspace(3) %p2, align 4
  %o2 = getelementptr i32, ptr addrspace(1) %out, i64 4
  store i32 %a2, ptr addrspace(1) %o2, align 4
  %p3 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %a3 = load i32, ptr addrspace(3) %p3, align 4
  %o3 = getelementptr i32, ptr addrspace(1) %out, i64 6
  store i32 %a3, ptr addrspace(1) %o3, align 4
  ret void
}

define ptx_kernel void @adds(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = mul i32 %t, 36
  %j = add i32 %x, -4
  %i = zext i32 %j to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %i
  %p0 = getelementptr i8, ptr addrspace(3) %p, i64 0
  %a0 = load i32, ptr addrspace(3) %p0, align 4
  %o0 = getelementptr i32, ptr addrspace(1) %out, i64 0
  store i32 %a0, ptr addrspace(1) %o0, align 4
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a1 = load i32, ptr addrspace(3) %p1, align 4
  %o1 = getelementptr i32, ptr addrspace(1) %out, i64 2
  store i32 %a1, ptr addrspace(1) %o1, align 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a2 = load i32, ptr addrspace(3) %p2, align 4
  %o2 = getelementptr i32, ptr addrspace(1) %out, i64 4
  store i32 %a2, ptr addrspace(1) %o2, align 4
  %p3 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %a3 = load i32, ptr addrspace(3) %p3, align 4
  %o3 = getelementptr i32, ptr addrspace(1) %out, i64 6
  store i32 %a3, ptr addrspace(1) %o3, align 4
  ret void
}

define ptx_kernel void @chooses(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = and i32 %t, 1
  %c = icmp eq i32 %b, 0
  %s = select i1 %c, i32 -12, i32 0
  %x = mul i32 %t, 20
  %j = sub i32 %s, %x
  %i = sext i32 %j to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %i
  %p0 = getelementptr i8, ptr addrspace(3) %p, i64 0
  %a0 = load i32, ptr addrspace(3) %p0, align 4
  %o0 = getelementptr i32, ptr addrspace(1) %out, i64 0
  store i32 %a0, ptr addrspace(1) %o0, align 4
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a1 = load i32, ptr addrspace(3) %p1, align 4
  %o1 = getelementptr i32, ptr addrspace(1) %out, i64 2
  store i32 %a1, ptr addrspace(1) %o1, align 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a2 = load i32, ptr addrspace(3) %p2, align 4
  %o2 = getelementptr i32, ptr addrspace(1) %out, i64 4
  store i32 %a2, ptr addrspace(1) %o2, align 4
  %p3 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %a3 = load i32, ptr addrspace(3) %p3, align 4
  %o3 = getelementptr i32, ptr addrspace(1) %out, i64 6
  store i32 %a3, ptr addrspace(1) %o3, align 4
  ret void
}

define ptx_kernel void @picks(ptr addrspace(1) %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %m = and i32 %n, -4
  %b = and i32 %t, 1
  %c = icmp eq i32 %b, 0
  %s = select i1 %c, i32 -12, i32 %m
  %x = mul i32 %t, 20
  %j = sub i32 %s, %x
  %i = sext i32 %j to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %i
  %p0 = getelementptr i8, ptr addrspace(3) %p, i64 0
  %a0 = load i32, ptr addrspace(3) %p0, align 4
  %o0 = getelementptr i32, ptr addrspace(1) %out, i64 0
  store i32 %a0, ptr addrspace(1) %o0, align 4
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a1 = load i32, ptr addrspace(3) %p1, align 4
  %o1 = getelementptr i32, ptr addrspace(1) %out, i64 2
  store i32 %a1, ptr addrspace(1) %o1, align 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a2 = load i32, ptr addrspace(3) %p2, align 4
  %o2 = getelementptr i32, ptr addrspace(1) %out, i64 4
  store i32 %a2, ptr addrspace(1) %o2, align 4
  %p3 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %a3 = load i32, ptr addrspace(3) %p3, align 4
  %o3 = getelementptr i32, ptr addrspace(1) %out, i64 6
  store i32 %a3, ptr addrspace(1) %o3, align 4
  ret void
}

define ptx_kernel void @shares(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = shl i32 %t, 2
  %y = or i32 %x, 3
  %q = getelementptr i32, ptr addrspace(1) %out, i64 9
  store i32 %y, ptr addrspace(1) %q, align 4
  %j = sub i32 188, %x
  %i = zext i32 %j to i64
  %p = getelementptr i32, ptr addrspace(3) @table, i64 %i
  %p0 = getelementptr i8, ptr addrspace(3) %p, i64 0
  %a0 = load i32, ptr addrspace(3) %p0, align 4
  %o0 = getelementptr i32, ptr addrspace(1) %out, i64 0
  store i32 %a0, ptr addrspace(1) %o0, align 4
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a1 = load i32, ptr addrspace(3) %p1, align 4
  %o1 = getelementptr i32, ptr addrspace(1) %out, i64 2
  store i32 %a1, ptr addrspace(1) %o1, align 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a2 = load i32, ptr addrspace(3) %p2, align 4
  %o2 = getelementptr i32, ptr addrspace(1) %out, i64 4
  store i32 %a2, ptr addrspace(1) %o2, align 4
  %p3 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %a3 = load i32, ptr addrspace(3) %p3, align 4
  %o3 = getelementptr i32, ptr addrspace(1) %out, i64 6
  store i32 %a3, ptr addrspace(1) %o3, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
