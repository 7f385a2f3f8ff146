; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Rows of 64 bytes that begin at 16 * x * x, where x is twice a number, negated or not. Whether ptxas takes x | 24 and x | 28 for sums, and makes one
; LDS.64 of the two, is open in both cases (four loads were one LDS.128 on sm_75, and two are apart on sm_90).
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: negated ld None
; CHECK-NEXT: negated ld None
; CHECK-NEXT: plain ld None
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = internal addrspace(3) global [18896 x i8] undef, align 16

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @negated(ptr addrspace(1) %in, ptr addrspace(1) %out) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
  %n = load i32, ptr addrspace(1) %in, align 4
  %even = shl i32 %n, 1
  %x = sub i32 0, %even
  %square = mul i32 %x, %x
  %rows = shl i32 %square, 4
  %at = or i32 %rows, 24
  %w = zext i32 %at to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %a = load i32, ptr addrspace(3) %p, align 4
  %at1 = or i32 %rows, 28
  %w1 = zext i32 %at1 to i64
  %p1 = getelementptr i8, ptr addrspace(3) @table, i64 %w1
  %b = load i32, ptr addrspace(3) %p1, align 4
  store volatile i32 %a, ptr addrspace(1) %out
  store volatile i32 %b, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @plain(ptr addrspace(1) %in, ptr addrspace(1) %out) "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" {
  %n = load i32, ptr addrspace(1) %in, align 4
  %even = shl i32 %n, 1
  %x = add i32 %even, 0
  %square = mul i32 %x, %x
  %rows = shl i32 %square, 4
  %at = or i32 %rows, 24
  %w = zext i32 %at to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %a = load i32, ptr addrspace(3) %p, align 4
  %at1 = or i32 %rows, 28
  %w1 = zext i32 %at1 to i64
  %p1 = getelementptr i8, ptr addrspace(3) @table, i64 %w1
  %b = load i32, ptr addrspace(3) %p1, align 4
  store volatile i32 %a, ptr addrspace(1) %out
  store volatile i32 %b, ptr addrspace(1) %out
  ret void
}
