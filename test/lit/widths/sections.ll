; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; t * c + k, up to sm_89: k is part of the offset if nothing that ends a block for ptxas is between the sum and its 64-bit address, as seen in cubins.
; Each open case has a twin that is not:
;
;     fence, shuffle, ahead    one of these is between them: two LDS.32, at an address with k inside
;     quotient                 a division is: ptxas made one LDS.64 of this one, and two LDS.32 of others
;     barrier                  an aligned barrier ends no block: one LDS.64
;     shifted                  the fence is ahead of a shift of the sum, which becomes a sum of two shifts first: one LDS.64
;     behind_shift             it is behind the shift: two LDS.32
;     behind                   it is behind the 64-bit address: one LDS.64
;     remainder_of_sum         (x % 100) * 16 for x = t + 1, with a shuffle between the loads: 16 is part of the first one's offset alone, as the remainder
;                              is x minus a product: two LDS.32
;     fused, shifted_product   likewise for x + (x / 100) * 12, which is one instruction, and x + (x / 100 << 3)
;     scaled                   (x % 100) * 48: the number is part of neither offset: one LDS.64
;     remainder                (t % 100) * 16: one LDS.64
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: fence ld None {{.*}} computed apart
; CHECK: shuffle ld None {{.*}} computed apart
; CHECK: quotient ld None {{.*}} computed apart
; CHECK: barrier ld 8{{ .*}}
; CHECK: ahead ld None {{.*}} computed apart
; CHECK: shifted ld 8{{ .*}}
; CHECK: behind_shift ld None {{.*}} computed apart
; CHECK: behind ld 8{{ .*}}
; CHECK: remainder_of_sum ld None {{.*}} computed apart
; CHECK: remainder_of_sum ld None {{.*}} computed apart
; CHECK: remainder ld 8{{ .*}}
; CHECK: fused ld None {{.*}} computed apart
; CHECK: shifted_product ld None {{.*}} computed apart
; CHECK: scaled ld 8{{ .*}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@first = internal addrspace(3) global [64 x i8] undef, align 16
@table = internal addrspace(3) global [18896 x i8] undef, align 16
@dynamic = external addrspace(3) global [0 x i8], align 16

declare void @llvm.nvvm.barrier0()
declare void @llvm.nvvm.membar.cta()
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()


define ptx_kernel void @fence(ptr addrspace(1) %out) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store volatile i8 1, ptr addrspace(3) @first
  %product = mul i32 %t, 80
  %sum = add i32 %product, 1260
  store volatile i32 %sum, ptr addrspace(1) %out
  call void @llvm.nvvm.membar.cta()
  %w = zext i32 %sum to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %b = load i32, ptr addrspace(3) %p2, align 4
  store i32 %a, ptr addrspace(1) %out
  %out64 = getelementptr i8, ptr addrspace(1) %out, i64 64
  store i32 %b, ptr addrspace(1) %out64
  ret void
}

define ptx_kernel void @shuffle(ptr addrspace(1) %out) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store volatile i8 1, ptr addrspace(3) @first
  %product = mul i32 %t, 80
  %sum = add i32 %product, 1260
  %other = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %sum, i32 1, i32 31)
  store volatile i32 %other, ptr addrspace(1) %out
  %w = zext i32 %sum to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %b = load i32, ptr addrspace(3) %p2, align 4
  store i32 %a, ptr addrspace(1) %out
  %out64 = getelementptr i8, ptr addrspace(1) %out, i64 64
  store i32 %b, ptr addrspace(1) %out64
  ret void
}

define ptx_kernel void @quotient(ptr addrspace(1) %out) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store volatile i8 1, ptr addrspace(3) @first
  %product = mul i32 %t, 80
  %sum = add i32 %product, 1260
  %quotient = sdiv i32 %sum, %t
  store volatile i32 %quotient, ptr addrspace(1) %out
  %w = zext i32 %sum to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %b = load i32, ptr addrspace(3) %p2, align 4
  store i32 %a, ptr addrspace(1) %out
  %out64 = getelementptr i8, ptr addrspace(1) %out, i64 64
  store i32 %b, ptr addrspace(1) %out64
  ret void
}

define ptx_kernel void @barrier(ptr addrspace(1) %out) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store volatile i8 1, ptr addrspace(3) @first
  %product = mul i32 %t, 80
  %sum = add i32 %product, 1260
  store volatile i32 %sum, ptr addrspace(1) %out
  call void @llvm.nvvm.barrier0()
  %w = zext i32 %sum to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %b = load i32, ptr addrspace(3) %p2, align 4
  store i32 %a, ptr addrspace(1) %out
  %out64 = getelementptr i8, ptr addrspace(1) %out, i64 64
  store i32 %b, ptr addrspace(1) %out64
  ret void
}

define ptx_kernel void @ahead(ptr addrspace(1) %out) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store volatile i8 1, ptr addrspace(3) @first
  %product = mul i32 %t, 80
  %sum = add i32 %product, 1260
  call void @llvm.nvvm.membar.cta()
  %w = zext i32 %sum to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %b = load i32, ptr addrspace(3) %p2, align 4
  store i32 %a, ptr addrspace(1) %out
  %out64 = getelementptr i8, ptr addrspace(1) %out, i64 64
  store i32 %b, ptr addrspace(1) %out64
  ret void
}

define ptx_kernel void @shifted(ptr addrspace(1) %out) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store volatile i8 1, ptr addrspace(3) @first
  %product = mul i32 %t, 20
  %sum = add i32 %product, 315
  store volatile i32 %sum, ptr addrspace(1) %out
  call void @llvm.nvvm.membar.cta()
  %at = shl i32 %sum, 2
  %w = zext i32 %at to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %b = load i32, ptr addrspace(3) %p2, align 4
  store i32 %a, ptr addrspace(1) %out
  %out64 = getelementptr i8, ptr addrspace(1) %out, i64 64
  store i32 %b, ptr addrspace(1) %out64
  ret void
}

define ptx_kernel void @behind_shift(ptr addrspace(1) %out) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store volatile i8 1, ptr addrspace(3) @first
  %product = mul i32 %t, 20
  %sum = add i32 %product, 315
  %at = shl i32 %sum, 2
  store volatile i32 %at, ptr addrspace(1) %out
  call void @llvm.nvvm.membar.cta()
  %w = zext i32 %at to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %b = load i32, ptr addrspace(3) %p2, align 4
  store i32 %a, ptr addrspace(1) %out
  %out64 = getelementptr i8, ptr addrspace(1) %out, i64 64
  store i32 %b, ptr addrspace(1) %out64
  ret void
}

define ptx_kernel void @behind(ptr addrspace(1) %out) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store volatile i8 1, ptr addrspace(3) @first
  %product = mul i32 %t, 80
  %sum = add i32 %product, 1260
  %w = zext i32 %sum to i64
  %p = getelementptr i8, ptr addrspace(3) @table, i64 %w
  call void @llvm.nvvm.membar.cta()
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %b = load i32, ptr addrspace(3) %p2, align 4
  store i32 %a, ptr addrspace(1) %out
  %out64 = getelementptr i8, ptr addrspace(1) %out, i64 64
  store i32 %b, ptr addrspace(1) %out64
  ret void
}

define ptx_kernel void @remainder_of_sum(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = add i32 %t, 1
  %sum = urem i32 %x, 100
  %bytes = shl i32 %sum, 4
  %w = zext i32 %bytes to i64
  %p = getelementptr i8, ptr addrspace(3) @dynamic, i64 %w
  %a = load i32, ptr addrspace(3) %p, align 4
  %other = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %n, i32 1, i32 31)
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  store i32 %a, ptr addrspace(1) %out
  %out64 = getelementptr i8, ptr addrspace(1) %out, i64 64
  store i32 %b, ptr addrspace(1) %out64
  %out128 = getelementptr i8, ptr addrspace(1) %out, i64 128
  store i32 %other, ptr addrspace(1) %out128
  ret void
}

define ptx_kernel void @remainder(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %sum = urem i32 %t, 100
  %bytes = shl i32 %sum, 4
  %w = zext i32 %bytes to i64
  %p = getelementptr i8, ptr addrspace(3) @dynamic, i64 %w
  %a = load i32, ptr addrspace(3) %p, align 4
  %other = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %n, i32 1, i32 31)
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  store i32 %a, ptr addrspace(1) %out
  %out64 = getelementptr i8, ptr addrspace(1) %out, i64 64
  store i32 %b, ptr addrspace(1) %out64
  %out128 = getelementptr i8, ptr addrspace(1) %out, i64 128
  store i32 %other, ptr addrspace(1) %out128
  ret void
}

define ptx_kernel void @fused(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = add i32 %t, 1
  %hundreds = udiv i32 %x, 100
  %p12 = mul i32 %hundreds, 12
  %sum = add i32 %x, %p12
  %bytes = shl i32 %sum, 4
  %w = zext i32 %bytes to i64
  %p = getelementptr i8, ptr addrspace(3) @dynamic, i64 %w
  %a = load i32, ptr addrspace(3) %p, align 4
  %other = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %n, i32 1, i32 31)
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  store i32 %a, ptr addrspace(1) %out
  %out64 = getelementptr i8, ptr addrspace(1) %out, i64 64
  store i32 %b, ptr addrspace(1) %out64
  %out128 = getelementptr i8, ptr addrspace(1) %out, i64 128
  store i32 %other, ptr addrspace(1) %out128
  ret void
}

define ptx_kernel void @shifted_product(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = add i32 %t, 1
  %hundreds = udiv i32 %x, 100
  %p8 = shl i32 %hundreds, 3
  %sum = add i32 %x, %p8
  %bytes = shl i32 %sum, 4
  %w = zext i32 %bytes to i64
  %p = getelementptr i8, ptr addrspace(3) @dynamic, i64 %w
  %a = load i32, ptr addrspace(3) %p, align 4
  %other = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %n, i32 1, i32 31)
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  store i32 %a, ptr addrspace(1) %out
  %out64 = getelementptr i8, ptr addrspace(1) %out, i64 64
  store i32 %b, ptr addrspace(1) %out64
  %out128 = getelementptr i8, ptr addrspace(1) %out, i64 128
  store i32 %other, ptr addrspace(1) %out128
  ret void
}

define ptx_kernel void @scaled(ptr addrspace(1) %out, i32 %n) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = add i32 %t, 1
  %sum = urem i32 %x, 100
  %bytes = mul i32 %sum, 48
  %w = zext i32 %bytes to i64
  %p = getelementptr i8, ptr addrspace(3) @dynamic, i64 %w
  %a = load i32, ptr addrspace(3) %p, align 4
  %other = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %n, i32 1, i32 31)
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %b = load i32, ptr addrspace(3) %q, align 4
  store i32 %a, ptr addrspace(1) %out
  %out64 = getelementptr i8, ptr addrspace(1) %out, i64 64
  store i32 %b, ptr addrspace(1) %out64
  %out128 = getelementptr i8, ptr addrspace(1) %out, i64 128
  store i32 %other, ptr addrspace(1) %out128
  ret void
}
