; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A loop with its exit in the middle. ptxas -O1 executes its header once before it, where the address is known (A + 32 * t + 80) and two loads of 8 bytes
; are one of 16; in the loop they stay apart: open. What follows the exit has one copy (8 bytes). In the twin the exit is at the end: no copy, 8 bytes.
; RUN: %unbank_opt -passes='unbank<mode=report;codegen=1;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK-COUNT-2: middle ld None {{.*}}
; CHECK-COUNT-2: middle ld 8
; CHECK-COUNT-2: end ld 8
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [4096 x i64] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @middle(ptr addrspace(1) %out) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %row = getelementptr [32 x i8], ptr addrspace(3) @table, i64 %x
  %start = getelementptr i8, ptr addrspace(3) %row, i64 280
  br label %loop

loop:
  %p = phi ptr addrspace(3) [ %start, %entry ], [ %on, %rest ]
  %i = phi i32 [ 1, %entry ], [ %next, %rest ]
  %sum = phi i64 [ 0, %entry ], [ %both, %rest ]
  %p0 = getelementptr i8, ptr addrspace(3) %p, i64 -200
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 -192
  %a = load i64, ptr addrspace(3) %p0, align 8
  %s0 = mul i64 %sum, 3
  %s1 = add i64 %s0, %a
  %b = load i64, ptr addrspace(3) %p1, align 8
  %s2 = mul i64 %s1, 5
  %half = add i64 %s2, %b
  %done = icmp ugt i32 %i, 28
  br i1 %done, label %exit, label %rest

rest:
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 -8
  %c = load i64, ptr addrspace(3) %p2, align 8
  %s3 = mul i64 %half, 3
  %s4 = add i64 %s3, %c
  %d = load i64, ptr addrspace(3) %p, align 8
  %s5 = mul i64 %s4, 5
  %both = add i64 %s5, %d
  %next = add nuw nsw i32 %i, 6
  %on = getelementptr i8, ptr addrspace(3) %p, i64 384
  br label %loop

exit:
  store i64 %half, ptr addrspace(1) %out, align 8
  ret void
}

define ptx_kernel void @end(ptr addrspace(1) %out) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = zext i32 %t to i64
  %row = getelementptr [32 x i8], ptr addrspace(3) @table, i64 %x
  %start = getelementptr i8, ptr addrspace(3) %row, i64 280
  br label %loop

loop:
  %p = phi ptr addrspace(3) [ %start, %entry ], [ %on, %loop ]
  %i = phi i32 [ 1, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %half, %loop ]
  %p0 = getelementptr i8, ptr addrspace(3) %p, i64 -200
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 -192
  %a = load i64, ptr addrspace(3) %p0, align 8
  %s0 = mul i64 %sum, 3
  %s1 = add i64 %s0, %a
  %b = load i64, ptr addrspace(3) %p1, align 8
  %s2 = mul i64 %s1, 5
  %half = add i64 %s2, %b
  %next = add nuw nsw i32 %i, 6
  %on = getelementptr i8, ptr addrspace(3) %p, i64 384
  %done = icmp ugt i32 %i, 28
  br i1 %done, label %exit, label %loop

exit:
  store i64 %half, ptr addrspace(1) %out, align 8
  ret void
}
