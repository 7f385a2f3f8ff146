; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; 32-bit addresses that are a sum with one of two numbers: from sm_90 on, ptxas computes the sum anew in each block, and merges nothing across blocks
; (`blocks`, two LDS.32, reported as a range). The twins, in one block and with a thread's number in the sum, are one LDS.64.
; short: forced layouts alone. Beside pointers of 32 bits other widths are open.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: blocks ld None {{.*}} computed apart
; CHECK: one ld 8 {{.*}}
; CHECK: threads ld 8 {{.*}}
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
attributes #0 = { "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" }

@blocks.s = internal addrspace(3) global [512 x i32] undef, align 16
define ptx_kernel void @blocks(ptr addrspace(1) %out, i32 %n) #0 {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %is = icmp eq i32 %n, 0
  %at = select i1 %is, i32 0, i32 96
  %p = getelementptr i8, ptr addrspace(3) @blocks.s, i32 %at
  %first = getelementptr i8, ptr addrspace(3) %p, i32 8
  %second = getelementptr i8, ptr addrspace(3) %p, i32 12
  %a = load i32, ptr addrspace(3) %first, align 4
  br i1 %is, label %do, label %next
do:
  %there = getelementptr i8, ptr addrspace(1) %out, i64 64
  store i32 %a, ptr addrspace(1) %there
  br label %next
next:
  %b = load i32, ptr addrspace(3) %second, align 4
  %sum = xor i32 %a, %b
  store i32 %sum, ptr addrspace(1) %out
  ret void
}

@one.s = internal addrspace(3) global [512 x i32] undef, align 16
define ptx_kernel void @one(ptr addrspace(1) %out, i32 %n) #0 {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %is = icmp eq i32 %n, 0
  %at = select i1 %is, i32 0, i32 96
  %p = getelementptr i8, ptr addrspace(3) @one.s, i32 %at
  %first = getelementptr i8, ptr addrspace(3) %p, i32 8
  %second = getelementptr i8, ptr addrspace(3) %p, i32 12
  %a = load i32, ptr addrspace(3) %first, align 4
  %b = load i32, ptr addrspace(3) %second, align 4
  %sum = xor i32 %a, %b
  store i32 %sum, ptr addrspace(1) %out
  ret void
}

@threads.s = internal addrspace(3) global [512 x i32] undef, align 16
define ptx_kernel void @threads(ptr addrspace(1) %out, i32 %n) #0 {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %is = icmp eq i32 %n, 0
  %at = shl i32 %x, 4
  %p = getelementptr i8, ptr addrspace(3) @threads.s, i32 %at
  %first = getelementptr i8, ptr addrspace(3) %p, i32 8
  %second = getelementptr i8, ptr addrspace(3) %p, i32 12
  %a = load i32, ptr addrspace(3) %first, align 4
  br i1 %is, label %do, label %next
do:
  %there = getelementptr i8, ptr addrspace(1) %out, i64 64
  store i32 %a, ptr addrspace(1) %there
  br label %next
next:
  %b = load i32, ptr addrspace(3) %second, align 4
  %sum = xor i32 %a, %b
  store i32 %sum, ptr addrspace(1) %out
  ret void
}

