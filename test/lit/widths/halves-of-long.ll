; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; x * 80 + k, up to sm_89, where x is the lower half of 64 bits: k stays inside the product's sum, so nothing shows how the address is aligned, as was
; seen in cubins of sm_80 and sm_89. It becomes part of the offset if x is masked first, or is the sum of that half and another number, or is a
; product of 32 bits: one LDS.64.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: product ld None {{.*}}
; CHECK: shift ld None {{.*}}
; CHECK: masked ld 8{{ .*}}
; CHECK: sum_of_two ld 8{{ .*}}
; CHECK: whole ld 8{{ .*}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = internal addrspace(3) global [18896 x i8] undef, align 16

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @product(ptr addrspace(1) %out, i64 %n) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t64 = zext i32 %t to i64
  %long = mul i64 %t64, %n
  %half = trunc i64 %long to i32
  %product = mul i32 %half, 80
  %sum = add i32 %product, 1244
  %w = sext i32 %sum to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %p0 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %p0, align 4
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %b = load i32, ptr addrspace(3) %p1, align 4
  store volatile i32 %a, ptr addrspace(1) %out
  store volatile i32 %b, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @shift(ptr addrspace(1) %out, i64 %n) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t64 = zext i32 %t to i64
  %long = mul i64 %t64, %n
  %half = trunc i64 %long to i32
  %product = shl i32 %half, 6
  %sum = add i32 %product, 1244
  %w = sext i32 %sum to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %p0 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %p0, align 4
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %b = load i32, ptr addrspace(3) %p1, align 4
  store volatile i32 %a, ptr addrspace(1) %out
  store volatile i32 %b, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @masked(ptr addrspace(1) %out, i64 %n) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t64 = zext i32 %t to i64
  %long = mul i64 %t64, %n
  %half = trunc i64 %long to i32
  %few = and i32 %half, 31
  %product = mul i32 %few, 80
  %sum = add i32 %product, 1244
  %w = sext i32 %sum to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %p0 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %p0, align 4
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %b = load i32, ptr addrspace(3) %p1, align 4
  store volatile i32 %a, ptr addrspace(1) %out
  store volatile i32 %b, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @sum_of_two(ptr addrspace(1) %out, i64 %n) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t64 = zext i32 %t to i64
  %long = mul i64 %t64, %n
  %half = trunc i64 %long to i32
  %other = add i32 %half, %t
  %product = mul i32 %other, 80
  %sum = add i32 %product, 1244
  %w = sext i32 %sum to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %p0 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %p0, align 4
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %b = load i32, ptr addrspace(3) %p1, align 4
  store volatile i32 %a, ptr addrspace(1) %out
  store volatile i32 %b, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @whole(ptr addrspace(1) %out, i64 %n) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t64 = zext i32 %t to i64
  %long = mul i64 %t64, %n
  %half = trunc i64 %long to i32
  %word = trunc i64 %n to i32
  %short = mul i32 %t, %word
  %product = mul i32 %short, 80
  %sum = add i32 %product, 1244
  %w = sext i32 %sum to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %p0 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %p0, align 4
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %b = load i32, ptr addrspace(3) %p1, align 4
  store volatile i32 %a, ptr addrspace(1) %out
  store volatile i32 %b, ptr addrspace(1) %out
  ret void
}
