; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Two words that are k apart: neighbours if k is 1. ptxas unrolls a loop whose counter goes up by one, and merges the words in the first iteration, so
; their widths are open, and the second may take no wavefront. It leaves a loop rolled whose counter doubles, whatever its trip count, and one with a
; fence in it: there k is not known, and the widths are certain.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK:      adds ld None {{[1-9].*}} neighbours in other iterations of a loop that ptxas may unroll
; CHECK-NEXT: adds ld None 0..{{.*}} neighbours in other iterations of a loop that ptxas may unroll
; CHECK-NEXT: doubles ld 4
; CHECK-NEXT: doubles ld 4
; CHECK-NEXT: fences ld 4
; CHECK-NEXT: fences ld 4 {{.*}}
; CHECK-NOT:  {{.}}
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [512 x i32] undef, align 16

define ptx_kernel void @adds(ptr addrspace(1) %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  br label %loop
loop:
  %k = phi i64 [ 1, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %two = shl nuw nsw i64 %k, 1
  %i = mul nuw nsw i64 %two, %t
  %j = add nuw nsw i64 %i, %k
  %p = getelementptr inbounds [512 x i32], ptr addrspace(3) @table, i64 0, i64 %i
  %q = getelementptr inbounds [512 x i32], ptr addrspace(3) @table, i64 0, i64 %j
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %x = xor i32 %sum, %a
  %y = mul i32 %x, 3
  %more = xor i32 %y, %b
  %next = add nuw nsw i64 %k, 1
  %done = icmp eq i64 %next, 8
  br i1 %done, label %end, label %loop
end:
  store i32 %more, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @doubles(ptr addrspace(1) %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  br label %loop
loop:
  %k = phi i64 [ 1, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %two = shl nuw nsw i64 %k, 1
  %i = mul nuw nsw i64 %two, %t
  %j = add nuw nsw i64 %i, %k
  %p = getelementptr inbounds [512 x i32], ptr addrspace(3) @table, i64 0, i64 %i
  %q = getelementptr inbounds [512 x i32], ptr addrspace(3) @table, i64 0, i64 %j
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %x = xor i32 %sum, %a
  %y = mul i32 %x, 3
  %more = xor i32 %y, %b
  %next = shl nuw nsw i64 %k, 1
  %done = icmp eq i64 %next, 8
  br i1 %done, label %end, label %loop
end:
  store i32 %more, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @fences(ptr addrspace(1) %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext nneg i32 %tid to i64
  br label %loop
loop:
  %k = phi i64 [ 1, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %two = shl nuw nsw i64 %k, 1
  %i = mul nuw nsw i64 %two, %t
  %j = add nuw nsw i64 %i, %k
  %p = getelementptr inbounds [512 x i32], ptr addrspace(3) @table, i64 0, i64 %i
  %q = getelementptr inbounds [512 x i32], ptr addrspace(3) @table, i64 0, i64 %j
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %q, align 4
  %x = xor i32 %sum, %a
  %y = mul i32 %x, 3
  %more = xor i32 %y, %b
  call void @llvm.nvvm.membar.cta()
  %next = add nuw nsw i64 %k, 1
  %done = icmp eq i64 %next, 8
  br i1 %done, label %end, label %loop
end:
  store i32 %more, ptr addrspace(1) %out
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.membar.cta()
