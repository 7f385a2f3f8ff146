; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; At -O1, ptxas was seen to move the store of a loop behind it, and to merge it with stores that follow there. If a block outside the loop stores to
; neighbours, the width is open (beside), but not if it stores elsewhere (away). It is also open there whether a load of which half is read is
; narrowed (half), as it is at -O3. No loop is unrolled there (steps).
; short: forced layouts alone. Which layout is chosen is not the matter here, and pointers of 32 bits leave other widths open.
; RUN: %unbank_opt -passes='unbank<mode=report;codegen=1;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck --check-prefix=FULL %s
; CHECK-COUNT-2: beside st None {{.*}} code of -O1, in which ptxas merges less
; CHECK: away st 4
; CHECK-NEXT: away st 8
; CHECK: half ld None {{.*}} code of -O1, in which ptxas merges less
; CHECK: steps st 4
; FULL: half ld 4
; FULL: steps st None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [64 x i8]] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @beside(ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [64 x i8], ptr addrspace(3) @tile, i32 %t
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %r = getelementptr i8, ptr addrspace(3) %p, i64 12
  %in = getelementptr i8, ptr addrspace(3) %p, i64 0
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i32 %i, ptr addrspace(3) %in, align 4
  %next = add i32 %i, %n
  %again = icmp slt i32 %next, 1000
  br i1 %again, label %loop, label %exit
exit:
  store i32 %n, ptr addrspace(3) %q, align 4
  store i32 %t, ptr addrspace(3) %r, align 4
  ret void
}

define ptx_kernel void @away(ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [64 x i8], ptr addrspace(3) @tile, i32 %t
  %q = getelementptr i8, ptr addrspace(3) %p, i64 8
  %r = getelementptr i8, ptr addrspace(3) %p, i64 12
  %in = getelementptr i8, ptr addrspace(3) %p, i64 32
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i32 %i, ptr addrspace(3) %in, align 4
  %next = add i32 %i, %n
  %again = icmp slt i32 %next, 1000
  br i1 %again, label %loop, label %exit
exit:
  store i32 %n, ptr addrspace(3) %q, align 4
  store i32 %t, ptr addrspace(3) %r, align 4
  ret void
}

define ptx_kernel void @half(ptr addrspace(1) %out, i64 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [64 x i8], ptr addrspace(3) @tile, i32 %t
  %u = load i64, ptr addrspace(3) %p, align 8
  %v = add i64 %u, %n
  %w = mul i64 %v, 25769803776
  store i64 %w, ptr addrspace(1) %out, align 8
  ret void
}


define ptx_kernel void @steps(ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [64 x i8], ptr addrspace(3) @tile, i32 %t
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %q = phi ptr addrspace(3) [ %p, %entry ], [ %r, %loop ]
  store i32 %i, ptr addrspace(3) %q, align 4
  %r = getelementptr i8, ptr addrspace(3) %q, i64 4
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  ret void
}
