; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Before sm_90 the 3968 of 3968 - 128t is part of the offset in its block alone, so that a load in an arm may be no neighbour. LLVM 22 writes the
; constant, LLVM 19 moves it to a register first; both are read alike. This is for thread numbers, in which lanes differ; if the number is the same
; for all lanes (uniform), only the branch makes it open.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: lanes ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: lanes ld None {{.*}} neighbours whose addresses are computed apart
; CHECK-NEXT: lanes ld 8{{ .*}}
; CHECK-NEXT: uniform ld None {{.*}} neighbours around a short branch that ptxas may predicate
; CHECK-NEXT: uniform ld None {{.*}} neighbours around a short branch that ptxas may predicate
; CHECK-NEXT: uniform ld 8{{ .*}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@A = internal addrspace(3) global [4096 x i32] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()

define ptx_kernel void @lanes(ptr addrspace(1) %o, i32 %n) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp sge i32 %t, %n
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = shl i32 %x, 7
  %z = sub i32 3968, %y
  %w = zext i32 %z to i64
  %p = getelementptr i8, ptr addrspace(3) @A, i64 %w
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %l2 = load float, ptr addrspace(3) %p2
  store volatile float %l2, ptr addrspace(1) %o
  br i1 %c, label %join, label %arm
arm:
  %p3 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %l3 = load float, ptr addrspace(3) %p3
  store volatile float %l3, ptr addrspace(1) %o
  br label %join
join:
  %p4 = getelementptr i8, ptr addrspace(3) %p, i64 16
  %l4 = load float, ptr addrspace(3) %p4
  %p5 = getelementptr i8, ptr addrspace(3) %p, i64 20
  %l5 = load float, ptr addrspace(3) %p5
  store volatile float %l4, ptr addrspace(1) %o
  store volatile float %l5, ptr addrspace(1) %o
  ret void
}

define ptx_kernel void @uniform(ptr addrspace(1) %o, i32 %n) "target-cpu"="sm_86" "target-features"="+ptx78,+sm_86" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp sge i32 %t, %n
  %x = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %y = shl i32 %x, 7
  %z = sub i32 3968, %y
  %w = zext i32 %z to i64
  %p = getelementptr i8, ptr addrspace(3) @A, i64 %w
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %l2 = load float, ptr addrspace(3) %p2
  store volatile float %l2, ptr addrspace(1) %o
  br i1 %c, label %join, label %arm
arm:
  %p3 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %l3 = load float, ptr addrspace(3) %p3
  store volatile float %l3, ptr addrspace(1) %o
  br label %join
join:
  %p4 = getelementptr i8, ptr addrspace(3) %p, i64 16
  %l4 = load float, ptr addrspace(3) %p4
  %p5 = getelementptr i8, ptr addrspace(3) %p, i64 20
  %l5 = load float, ptr addrspace(3) %p5
  store volatile float %l4, ptr addrspace(1) %o
  store volatile float %l5, ptr addrspace(1) %o
  ret void
}
