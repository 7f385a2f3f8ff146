; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A place minus 8 * x, in 32 bits. ptxas proves nothing of a product that something else reads, too: two LDS.32. If it is read as part of a larger
; product, that one is computed from x; and if known bits show that a value is 0, it is not read: LDS.64 was seen there, and the widths are open.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32x4;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: stored ld 4
; CHECK-NEXT: stored ld 4
; CHECK-NEXT: scaled ld None
; CHECK-NEXT: scaled ld None
; CHECK-NEXT: masked ld None
; CHECK-NEXT: masked ld None
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [4096 x i8] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()

define ptx_kernel void @stored(ptr addrspace(1) %out) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %product = call i32 asm "shl.b32 $0, $1, 3;", "=r,r"(i32 %y)
  %less = sub i32 792, %product
  %p = getelementptr i8, ptr addrspace(3) @table, i32 %less
  %q = getelementptr i8, ptr addrspace(3) %p, i32 4
  %a = load i32, ptr addrspace(3) %q, align 4
  %b = load i32, ptr addrspace(3) %p, align 4
  %sum = add i32 %a, %b
  store i32 %sum, ptr addrspace(1) %out
  %r = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %product, ptr addrspace(1) %r
  ret void
}

define ptx_kernel void @scaled(ptr addrspace(1) %out) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %product = call i32 asm "shl.b32 $0, $1, 3;", "=r,r"(i32 %y)
  %less = sub i32 792, %product
  %p = getelementptr i8, ptr addrspace(3) @table, i32 %less
  %q = getelementptr i8, ptr addrspace(3) %p, i32 4
  %a = load i32, ptr addrspace(3) %q, align 4
  %b = load i32, ptr addrspace(3) %p, align 4
  %sum = add i32 %a, %b
  store i32 %sum, ptr addrspace(1) %out
  %used = call i32 asm "shl.b32 $0, $1, 2;", "=r,r"(i32 %product)
  %r = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %used, ptr addrspace(1) %r
  ret void
}

define ptx_kernel void @masked(ptr addrspace(1) %out) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %product = call i32 asm "shl.b32 $0, $1, 3;", "=r,r"(i32 %y)
  %less = sub i32 792, %product
  %p = getelementptr i8, ptr addrspace(3) @table, i32 %less
  %q = getelementptr i8, ptr addrspace(3) %p, i32 4
  %a = load i32, ptr addrspace(3) %q, align 4
  %b = load i32, ptr addrspace(3) %p, align 4
  %sum = add i32 %a, %b
  store i32 %sum, ptr addrspace(1) %out
  %used = call i32 asm "and.b32 $0, $1, 1;", "=r,r"(i32 %product)
  %r = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %used, ptr addrspace(1) %r
  ret void
}
