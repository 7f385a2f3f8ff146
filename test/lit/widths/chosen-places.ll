; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; An access whose address is a select between an array's place and a sum that is not known. From sm_90 on, ptxas then proves no alignment of stores
; whose address adds a product to that place (four STS.64 instead of two STS.128 in a kernel of the fuzzer). Loads, sums of shifts, and selects
; between two known addresses are not affected:
;
;     beside   stores next to such a select: four STS.32, reported as a range
;     loads    LDS.128
;     shifted  STS.128, at an address that is shifted and not multiplied
;     known    STS.128, next to a select between two known addresses
;     summed   next to a select from which a sum is computed: seen as STS.128, and in a kernel of the fuzzer as two STS.64
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK:     beside st None {{.*}} stores to an address that a select may yield
; CHECK:     loads ld 16 {{.*}}
; CHECK:     shifted st 16 {{.*}}
; CHECK:     known st 16 {{.*}}
; CHECK:     summed st None {{.*}} stores to an address that a select may yield
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@of_beside = internal addrspace(3) global [4096 x i32] undef, align 16

define ptx_kernel void @beside(ptr addrspace(1) %out) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %u = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %v = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %wide.u = zext i32 %u to i64
  %moved = getelementptr i8, ptr addrspace(3) @of_beside, i64 %wide.u
  %is = icmp eq i32 %v, 0
  %chosen = select i1 %is, ptr addrspace(3) %moved, ptr addrspace(3) @of_beside
  %x = load i8, ptr addrspace(3) %chosen, align 1
  %wide.v = zext i32 %v to i64
  %q = getelementptr i32, ptr addrspace(3) @of_beside, i64 %wide.v
  %y = load i32, ptr addrspace(3) %q, align 4
  %wide.t = zext i32 %t to i64
  %product = mul nuw nsw i64 %wide.t, 16
  %p = getelementptr i8, ptr addrspace(3) @of_beside, i64 %product
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %p3 = getelementptr i8, ptr addrspace(3) %p, i64 12
  store i32 %t, ptr addrspace(3) %p, align 4
  store i32 %u, ptr addrspace(3) %p1, align 4
  store i32 %v, ptr addrspace(3) %p2, align 4
  store i32 %t, ptr addrspace(3) %p3, align 4
  %wide.x = zext i8 %x to i32
  %sum = add i32 %wide.x, %y
  store i32 %sum, ptr addrspace(1) %out
  ret void
}

@of_loads = internal addrspace(3) global [4096 x i32] undef, align 16

define ptx_kernel void @loads(ptr addrspace(1) %out) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %u = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %v = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %wide.u = zext i32 %u to i64
  %moved = getelementptr i8, ptr addrspace(3) @of_loads, i64 %wide.u
  %is = icmp eq i32 %v, 0
  %chosen = select i1 %is, ptr addrspace(3) %moved, ptr addrspace(3) @of_loads
  %x = load i8, ptr addrspace(3) %chosen, align 1
  %wide.v = zext i32 %v to i64
  %q = getelementptr i32, ptr addrspace(3) @of_loads, i64 %wide.v
  %y = load i32, ptr addrspace(3) %q, align 4
  %wide.t = zext i32 %t to i64
  %product = mul nuw nsw i64 %wide.t, 16
  %p = getelementptr i8, ptr addrspace(3) @of_loads, i64 %product
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %p3 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %l0 = load i32, ptr addrspace(3) %p, align 4
  %l1 = load i32, ptr addrspace(3) %p1, align 4
  %l2 = load i32, ptr addrspace(3) %p2, align 4
  %l3 = load i32, ptr addrspace(3) %p3, align 4
  %wide.x = zext i8 %x to i32
  %sum = add i32 %wide.x, %y
  %a = mul i32 %l0, %l1
  %b = mul i32 %l2, %l3
  %c = mul i32 %a, %b
  %d = add i32 %c, %sum
  store i32 %d, ptr addrspace(1) %out
  ret void
}

@of_shifted = internal addrspace(3) global [4096 x i32] undef, align 16

define ptx_kernel void @shifted(ptr addrspace(1) %out) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %u = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %v = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %wide.u = zext i32 %u to i64
  %moved = getelementptr i8, ptr addrspace(3) @of_shifted, i64 %wide.u
  %is = icmp eq i32 %v, 0
  %chosen = select i1 %is, ptr addrspace(3) %moved, ptr addrspace(3) @of_shifted
  %x = load i8, ptr addrspace(3) %chosen, align 1
  %wide.v = zext i32 %v to i64
  %q = getelementptr i32, ptr addrspace(3) @of_shifted, i64 %wide.v
  %y = load i32, ptr addrspace(3) %q, align 4
  %wide.t = zext i32 %t to i64
  %product = call i64 asm "shl.b64 $0, $1, 4;", "=l,l"(i64 %wide.t)
  %p = getelementptr i8, ptr addrspace(3) @of_shifted, i64 %product
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %p3 = getelementptr i8, ptr addrspace(3) %p, i64 12
  store i32 %t, ptr addrspace(3) %p, align 4
  store i32 %u, ptr addrspace(3) %p1, align 4
  store i32 %v, ptr addrspace(3) %p2, align 4
  store i32 %t, ptr addrspace(3) %p3, align 4
  %wide.x = zext i8 %x to i32
  %sum = add i32 %wide.x, %y
  store i32 %sum, ptr addrspace(1) %out
  ret void
}

@of_known = internal addrspace(3) global [4096 x i32] undef, align 16

define ptx_kernel void @known(ptr addrspace(1) %out) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %u = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %v = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %wide.u = zext i32 %u to i64
  %moved = getelementptr i8, ptr addrspace(3) @of_known, i64 %wide.u
  %is = icmp eq i32 %v, 0
  %chosen = select i1 %is, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @of_known, i64 1024), ptr addrspace(3) @of_known
  %x = load i8, ptr addrspace(3) %chosen, align 1
  %wide.v = zext i32 %v to i64
  %q = getelementptr i32, ptr addrspace(3) @of_known, i64 %wide.v
  %y = load i32, ptr addrspace(3) %q, align 4
  %wide.t = zext i32 %t to i64
  %product = mul nuw nsw i64 %wide.t, 16
  %p = getelementptr i8, ptr addrspace(3) @of_known, i64 %product
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %p3 = getelementptr i8, ptr addrspace(3) %p, i64 12
  store i32 %t, ptr addrspace(3) %p, align 4
  store i32 %u, ptr addrspace(3) %p1, align 4
  store i32 %v, ptr addrspace(3) %p2, align 4
  store i32 %t, ptr addrspace(3) %p3, align 4
  %wide.x = zext i8 %x to i32
  %sum = add i32 %wide.x, %y
  store i32 %sum, ptr addrspace(1) %out
  ret void
}

@of_summed = internal addrspace(3) global [4096 x i32] undef, align 16

define ptx_kernel void @summed(ptr addrspace(1) %out) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %u = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %v = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %wide.u = zext i32 %u to i64
  %moved = getelementptr i8, ptr addrspace(3) @of_summed, i64 %wide.u
  %is = icmp eq i32 %v, 0
  %chosen = select i1 %is, ptr addrspace(3) %moved, ptr addrspace(3) @of_summed
  %further = mul i64 %wide.u, 36
  %added = getelementptr i8, ptr addrspace(3) %chosen, i64 %further
  %x = load i8, ptr addrspace(3) %added, align 1
  %wide.v = zext i32 %v to i64
  %q = getelementptr i32, ptr addrspace(3) @of_summed, i64 %wide.v
  %y = load i32, ptr addrspace(3) %q, align 4
  %wide.t = zext i32 %t to i64
  %product = mul nuw nsw i64 %wide.t, 16
  %p = getelementptr i8, ptr addrspace(3) @of_summed, i64 %product
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %p3 = getelementptr i8, ptr addrspace(3) %p, i64 12
  store i32 %t, ptr addrspace(3) %p, align 4
  store i32 %u, ptr addrspace(3) %p1, align 4
  store i32 %v, ptr addrspace(3) %p2, align 4
  store i32 %t, ptr addrspace(3) %p3, align 4
  %wide.x = zext i8 %x to i32
  %sum = add i32 %wide.x, %y
  store i32 %sum, ptr addrspace(1) %out
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
