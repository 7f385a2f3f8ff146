; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; A swizzled number is taken from a place, in a loop of 16 iterations: A + 3008 - (16 * i ^ 4 * i). ptxas unrolls it and folds each address, so
; the loads of iterations 8 and 11 (160 and 156) are one of 8 bytes (sm_75, sm_90): open. In the twin they are added, and 3164 is no multiple of 8.
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %s -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; RUN: sed 's/sm_90/sm_75/g' %s > %t.ll
; RUN: %unbank_opt -passes='unbank<mode=report;layout=*@identity;block=32;report=%t.json>' %t.ll -S -o /dev/null
; RUN: %python %S/../Inputs/ranges.py %t.json | FileCheck %s
; CHECK: taken ld None {{.*}} neighbours in other iterations of a loop that ptxas may unroll
; CHECK-NEXT: added ld 4
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [4096 x i8] undef, align 16

define ptx_kernel void @taken(ptr addrspace(1) %out) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  br label %loop

loop:
  %i = phi i32 [ 15, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %row = shl i32 %i, 4
  %column = shl i32 %i, 2
  %place = xor i32 %row, %column
  %wide = sext i32 %place to i64
  %back = sub i64 0, %wide
  %base = getelementptr i8, ptr addrspace(3) @table, i64 %back
  %p = getelementptr i8, ptr addrspace(3) %base, i64 3008
  %a = load i32, ptr addrspace(3) %p, align 4
  %y = mul i32 %sum, 33
  %more = add i32 %y, %a
  %next = add nsw i32 %i, -1
  %done = icmp eq i32 %i, 0
  br i1 %done, label %end, label %loop

end:
  store i32 %more, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @added(ptr addrspace(1) %out) "target-cpu"="sm_90" "target-features"="+ptx78,+sm_90" {
entry:
  br label %loop

loop:
  %i = phi i32 [ 15, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %row = shl i32 %i, 4
  %column = shl i32 %i, 2
  %place = xor i32 %row, %column
  %wide = sext i32 %place to i64
  %base = getelementptr i8, ptr addrspace(3) @table, i64 %wide
  %p = getelementptr i8, ptr addrspace(3) %base, i64 3008
  %a = load i32, ptr addrspace(3) %p, align 4
  %y = mul i32 %sum, 33
  %more = add i32 %y, %a
  %next = add nsw i32 %i, -1
  %done = icmp eq i32 %i, 0
  br i1 %done, label %end, label %loop

end:
  store i32 %more, ptr addrspace(1) %out, align 4
  ret void
}
